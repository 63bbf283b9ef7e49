import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNats } from '@transcreate/embedded';
import { CONTRACTS, natsConfig, SERVICES, type Call, type Caller, type Output, type Sent, type ServiceName, type Upload } from '@transcreate/contracts';
import { Bus } from '../bus.js';
import { Log } from '../log.js';
import { Metrics } from '../metrics.js';
import { connectNats } from '../nats.js';
import { startService, type RunningService, type ServiceDefinition } from '../service.js';
import { Settings } from '../settings.js';
import { databaseAt, type TestDatabase } from './test-database.js';

export { untilBlocked, type TestDatabase } from './test-database.js';

/** A signed-in student with an account of their own, or whoever `some` says. */
export function callerOf(some: Partial<Caller> = {}): Caller {
  const userId = some.userId ?? randomUUID();
  const username = `user-${userId.slice(0, 8)}`;
  return { userId, sessionId: randomUUID(), role: 'student', guest: false, email: `${username}@example.org`, username, ...some };
}

export interface CallOptions {
  /** Null for a call without a token; a student by default. */
  as?: Partial<Caller> | null;
  address?: string;
  idempotencyKey?: string;
  /** The file of a call of the kind `upload`. */
  upload?: Upload;
  deadlineMs?: number;
}

/** Some services on a real nats-server and real databases, as the gateway sees them. */
export interface TestBed {
  /** Makes a call as the gateway would; rejects with the `Failure`. */
  call<C extends Call>(line: C, input: Sent<C>, options?: CallOptions): Promise<Output<C>>;
  /** The environment that a further process of this bed needs. */
  env: Record<string, string>;
  databaseUrl(service: ServiceName): string;
  databaseOf(service: ServiceName): TestDatabase;
  /** The bus as another service has it, for internal calls. */
  busOf(process: ServiceName): Promise<Bus>;
  /** A folder that goes with the bed; the services' `DATA_DIR`. */
  directory: string;
  /** The newest replica of each service, to stop it. */
  services: Map<ServiceName, RunningService>;
  /** Starts a further service, or a further replica of one. */
  start(definition: ServiceDefinition): Promise<RunningService>;
  stop(): Promise<void>;
}

/** Starts `services` in this process. Databases are new ones on the server that the test run started (`TEST_POSTGRES_URL`). */
export async function startTestBed({ services, env = {} }: { services: readonly ServiceDefinition[]; env?: Record<string, string> }): Promise<TestBed> {
  const directory = await mkdtemp(join(tmpdir(), 'transcreate-bed-'));
  const undo: (() => Promise<unknown>)[] = [() => rm(directory, { recursive: true, force: true })];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const nats = await startNats({ directory: join(directory, 'nats'), config: natsConfig(CONTRACTS, (process) => `"${process}"`) });
    undo.push(() => nats.stop());
    const processEnv = { ...environment(directory, nats.url, services), ...env };
    const running = new Map<ServiceName, RunningService>();
    const started = new Set<RunningService>();
    undo.push(() => Promise.all([...started].map((service) => service.close())));
    const start = async (definition: ServiceDefinition) => {
      const service = await startService(definition, processEnv);
      running.set(definition.name, service);
      started.add(service);
      return service;
    };
    for (const definition of services) await start(definition);
    const busOf = async (process: 'gateway' | ServiceName) => {
      const connection = await connectNats(process, new Settings(processEnv), new Log('test', 'silent'));
      undo.push(() => connection.close());
      return new Bus(connection, new Metrics('test'));
    };
    const bus = await busOf('gateway');
    const databaseUrl = (service: ServiceName) => processEnv[`${service.toUpperCase()}_DATABASE_URL`]!;
    return {
      call: (line, input, { as = {}, address = '127.0.0.1', idempotencyKey, upload, deadlineMs } = {}) =>
        bus.call(line, input, { caller: as && callerOf(as), address, idempotencyKey, upload }, { deadlineMs }),
      env: processEnv,
      databaseUrl,
      databaseOf: (service) => databaseAt(databaseUrl(service), (close) => undo.push(close)),
      busOf,
      directory,
      services: running,
      start,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function environment(directory: string, natsUrl: string, services: readonly ServiceDefinition[]): Record<string, string> {
  const server = process.env['TEST_POSTGRES_URL'];
  if (!server) throw new Error('TEST_POSTGRES_URL is not set: run the tests with npm test.');
  const bed = randomUUID().slice(0, 8);
  const databases = services.map(({ name }) => {
    const url = new URL(server);
    url.pathname = `/bed_${bed}_${name}`;
    return [`${name.toUpperCase()}_DATABASE_URL`, url.href];
  });
  const passwords = ['gateway', ...SERVICES].map((name) => [`${name.toUpperCase()}_NATS_PASSWORD`, name]);
  return { NATS_URL: natsUrl, DATA_DIR: directory, LOG_LEVEL: 'silent', ...Object.fromEntries([...databases, ...passwords]) };
}
