import { Catch, Module, type DynamicModule, type ExceptionFilter, type INestMicroservice, type Provider, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Contract, ServiceName } from '@transcreate/contracts';
import { throwError, type Observable } from 'rxjs';
import { Bus } from './bus.js';
import { Database, openDatabase } from './database.js';
import { Log, logLevel, nestLogger } from './log.js';
import { Metrics, serveMetrics, type Observed } from './metrics.js';
import { connectNats, watchNats } from './nats.js';
import { KEY_HOURS } from './once.js';
import { NatsServer } from './server.js';
import { Settings } from './settings.js';
import { startTracing } from './tracing.js';
import { FRAME_VARIABLES, serviceVariables } from './variables.js';

/** Everything that makes a service; the rest is the same for all. */
export interface ServiceDefinition {
  name: ServiceName;
  contract: Contract;
  /** The classes with the handlers. */
  controllers: Type[];
  /** What the handlers need; beside these, `Bus`, `Database`, `Settings` and `Log` can be injected. */
  providers: Provider[];
  /** The folder of the Prisma migrations, for a service with a database. */
  migrations?: URL;
  /** The release: `versionOf(import.meta.url)`. Its log and its metrics name it. */
  version?: string;
  /** What it reads of the environment beside what every service reads (`serviceVariables`). */
  variables?: readonly string[];
}

export interface RunningService extends Observed {
  /** Takes no new calls, finishes those that have begun, closes every connection; calling it again waits for the same end. */
  close(): Promise<void>;
}

/** An hour, in ms: how often keys that nobody will repeat are swept. */
const SWEEP_MS = 3_600_000;

@Module({})
class ServiceModule {}

/** Hands failures to the transport as they are; Nest's own filter would wrap them. */
@Catch()
class PassFailures implements ExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => error);
  }
}

/** Starts a service in this process; several can live in one. Nothing of it is global: connections, pool, log and metrics are its own. */
export async function startService(definition: ServiceDefinition, env: Readonly<Record<string, string | undefined>>): Promise<RunningService> {
  const settings = new Settings(env, serviceVariables(definition));
  const log = new Log(definition.name, logLevel(settings));
  const metrics = new Metrics(definition.name, definition.version);
  const nats = await connectNats(definition.name, settings, log);
  try {
    return await start(definition, settings, log, metrics, nats);
  } catch (error) {
    await nats.close();
    throw error;
  }
}

async function start(definition: ServiceDefinition, settings: Settings, log: Log, metrics: Metrics, nats: NatsConnection): Promise<RunningService> {
  const database = definition.migrations ? await openDatabase(definition.name, settings, definition.migrations, log) : undefined;
  if (database) watchPool(database, metrics);
  watchNats(nats, metrics);
  const ready = async () => !nats.isClosed() && (database ? await database.isUp() : true);
  const server = new NatsServer(definition.name, nats, log, metrics, ready);
  try {
    const app = await listen(moduleOf(definition, new Bus(nats, metrics), settings, log, database), server, log);
    await nats.flush();
    const sweep = database && sweepKeys(definition.contract, database, log);
    log.info({ version: definition.version }, 'ready');
    let closing: Promise<void> | undefined;
    const close = async () => {
      clearInterval(sweep);
      await server.close();
      await app.close();
      await nats.drain();
      await database?.pool.end();
    };
    return { metrics, ready, close: () => (closing ??= close()) };
  } catch (error) {
    await database?.pool.end();
    throw error;
  }
}

function watchPool({ pool }: Database, metrics: Metrics): void {
  metrics.gauge('transcreate_pool_connections', 'Connections to the database', () => pool.totalCount);
  metrics.gauge('transcreate_pool_idle', 'Connections to the database that nobody uses', () => pool.idleCount);
  metrics.gauge('transcreate_pool_waiting', 'Queries that wait for a database connection', () => pool.waitingCount);
}

async function listen(module: DynamicModule, strategy: NatsServer, log: Log): Promise<INestMicroservice> {
  const app = await NestFactory.createMicroservice(module, { strategy, logger: nestLogger(log), abortOnError: false });
  app.useGlobalFilters(new PassFailures());
  await app.listen();
  return app;
}

function moduleOf(definition: ServiceDefinition, bus: Bus, settings: Settings, log: Log, database?: Database): DynamicModule {
  const given: Provider[] = [
    { provide: Bus, useValue: bus },
    { provide: Settings, useValue: settings },
    { provide: Log, useValue: log },
    ...(database ? [{ provide: Database, useValue: database }] : []),
  ];
  return { module: ServiceModule, controllers: definition.controllers, providers: [...given, ...definition.providers] };
}

function sweepKeys(contract: Contract, { pool }: Database, log: Log): NodeJS.Timeout | undefined {
  const keepsKeys = Object.values(contract).some((line) => 'idempotent' in line && line.idempotent);
  if (!keepsKeys) return undefined;
  const sweep = () => {
    pool.query(`DELETE FROM idempotency_key WHERE created_at < now() - interval '${KEY_HOURS} hours'`).catch((error: unknown) => log.warn({ err: error }, 'old idempotency keys stay for now'));
  };
  sweep();
  return setInterval(sweep, SWEEP_MS).unref();
}

/** A service as a process of its own: its `main.ts` is this call. */
export async function runService(definition: ServiceDefinition): Promise<void> {
  await runProcess(definition.name, async () => [await startService(definition, process.env)]);
}

/**
 * The frame of every process of the house: the metrics port (`METRICS_PORT`, on `METRICS_HOST`), one signal handler, one line when it can't
 * start. SIGINT and SIGTERM close everything in its turn.
 */
export async function runProcess(name: string, startParts: () => Promise<RunningService[]>): Promise<void> {
  const settings = new Settings(process.env, FRAME_VARIABLES);
  let log = new Log(name);
  let stopping = false;
  try {
    log = new Log(name, logLevel(settings));
    const port = settings.get('METRICS_PORT') === undefined ? undefined : settings.wholeNumber('METRICS_PORT', 0, 0, 65_535);
    const stopTracing = await startTracing(name, settings);
    const parts = await startParts();
    const metrics = port === undefined ? undefined : await serveMetrics(port, settings.get('METRICS_HOST', '127.0.0.1'), parts);
    if (metrics) log.info({ port: metrics.port }, 'metrics');
    const stop = async () => {
      if (stopping) return;
      stopping = true;
      await Promise.all(parts.map((part) => part.close()));
      await Promise.all([metrics?.close(), stopTracing()]);
      process.exit(0);
    };
    process.on('SIGTERM', () => void stop());
    process.on('SIGINT', () => void stop());
  } catch (error) {
    log.error({ err: error }, `${name} could not start: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
