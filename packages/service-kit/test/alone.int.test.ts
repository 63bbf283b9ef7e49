import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NatsConnection } from '@nats-io/transport-node';
import { auth, content, files, messages, PROCESSES, SERVICES, submissions, subtitles, toolkit, type ProcessName, type ServiceName } from '@transcreate/contracts';
import { startNats } from '@transcreate/embedded';
import { Bus } from '../src/bus.js';
import { Log } from '../src/log.js';
import { Metrics } from '../src/metrics.js';
import { connectNats } from '../src/nats.js';
import { Settings } from '../src/settings.js';
import { callerOf } from '../src/testing/index.js';
import { passwordVariable } from '../src/variables.js';

/**
 * Each process by itself: started from its own folder as its package.json says, with nothing in its environment but what docs/operations.md
 * names for it, on a NATS server with the rights of docker/nats.conf and on a real PostgreSQL. Nobody else of the house is there.
 */
const ROOT = join(import.meta.dirname, '../../..');
const RECORDER = join(import.meta.dirname, 'record-reads.mjs');
const { documentedVariables } = (await import(join(ROOT, 'scripts/lib/documented-variables.mjs'))) as { documentedVariables(reader: string): string[] };

const folderOf = (name: ProcessName) => join(ROOT, name === 'gateway' ? name : `services/${name}`);

/** How long a process may take to do what it is waited for, in ms. */
const PATIENCE = 30_000;

/** One call of each service that needs nobody else. */
const ASK: Record<ServiceName, (bus: Bus) => Promise<unknown>> = {
  auth: (bus) => bus.call(auth.getPublicKeys, {}),
  content: (bus) => bus.call(content.listLinks, {}),
  submissions: (bus) => bus.call(submissions.listOwnSubmissions, {}, { caller: callerOf() }),
  subtitles: (bus) => bus.call(subtitles.listOwnSubtitleSubmissions, {}, { caller: callerOf() }),
  files: (bus) => bus.call(files.listSlides, {}, { caller: callerOf() }),
  messages: (bus) => bus.call(messages.countUnread, {}, { caller: callerOf({ role: 'admin' }) }),
  toolkit: (bus) => bus.call(toolkit.getQuote, {}),
};

/** A process that runs alone, and what it printed. */
class Alone {
  readonly lines: Record<string, unknown>[] = [];
  /** Its exit status. */
  readonly end: Promise<number | null>;

  constructor(private readonly child: ChildProcess) {
    this.end = once(child, 'close').then(([status]) => status as number | null);
    createInterface({ input: child.stdout! }).on('line', (line) => this.lines.push(JSON.parse(line) as Record<string, unknown>));
  }

  /** Runs what `npm start` runs in the folder of the process; everything of `values` that is documented for it is set, and nothing else. */
  static async start(name: ProcessName, values: Record<string, string>): Promise<Alone> {
    const { scripts } = JSON.parse(await readFile(join(folderOf(name), 'package.json'), 'utf8')) as { scripts: { start: string } };
    const documented = documentedVariables(name);
    const given = Object.entries(values).filter(([variable]) => documented.includes(variable));
    const env = { PATH: process.env['PATH'], NODE_OPTIONS: `--import=${RECORDER}`, ...Object.fromEntries(given) };
    return new Alone(spawn(scripts.start, { cwd: folderOf(name), env, shell: true, stdio: ['ignore', 'pipe', 'inherit'] }));
  }

  /** A port that its log names: of its metrics, or of the site. */
  async port(message: 'metrics' | 'ready'): Promise<number> {
    return until(async () => this.lines.find(({ msg }) => msg === message)?.['port'] as number | undefined);
  }

  async get(path: string, message: 'metrics' | 'ready' = 'metrics'): Promise<{ status: number; text: string }> {
    const response = await fetch(`http://127.0.0.1:${await this.port(message)}${path}`);
    return { status: response.status, text: await response.text() };
  }

  async becomesReady(): Promise<void> {
    await until(async () => (await this.get('/ready')).status === 200);
  }

  /** Its exit status, after the signal that ends it in good order. */
  stop(): Promise<number | null> {
    this.child.kill('SIGTERM');
    return this.end;
  }

  /** What it had read of its environment when it ended. */
  get read(): string[] {
    return this.lines.find(({ read }) => read)!['read'] as string[];
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }
}

async function until<T>(look: () => Promise<T | undefined | false>): Promise<T> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(20)) {
    const found = await look();
    if (found) return found;
  }
  throw new Error('It did not come.');
}

let directory: string;
let nats: Awaited<ReturnType<typeof startNats>>;
let connection: NatsConnection;
let bus: Bus;
let values: Record<string, string>;
const running: Alone[] = [];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'transcreate-alone-'));
  const passwords = Object.fromEntries(PROCESSES.map((name) => [passwordVariable(name), `of-${name}`]));
  // The file names the passwords as variables, which nats-server takes from its environment.
  Object.assign(process.env, passwords);
  nats = await startNats({ directory: join(directory, 'nats'), config: await readFile(join(ROOT, 'docker/nats.conf'), 'utf8') });
  values = {
    ...{ ...passwords, NATS_URL: nats.url, DATABASE_URL: process.env['TEST_POSTGRES_URL']!, METRICS_PORT: '0', DATA_DIR: directory },
    // What is read only where something else is set.
    ...{ PORT: '0', SITE_DIR: join(ROOT, '.cache/site'), NODE_ENV: 'development', MEMORY_URL: 'http://127.0.0.1:9' },
  };
  connection = await connectNats('gateway', new Settings(values), new Log('test', 'silent'));
  bus = new Bus(connection, new Metrics('test'));
}, 60_000);

afterEach(() => {
  for (const alone of running.splice(0)) alone.kill();
});
afterAll(async () => {
  await connection?.close();
  await nats?.stop();
  await rm(directory, { recursive: true, force: true });
});

async function start(name: ProcessName, others: Record<string, string> = {}): Promise<Alone> {
  const alone = await Alone.start(name, { ...values, ...others });
  running.push(alone);
  return alone;
}

test.each(SERVICES)('%s alone becomes ready, answers, stops when it is told to, and reads every variable that is documented for it', async (name) => {
  const alone = await start(name);
  await alone.becomesReady();
  await expect(ASK[name](bus)).resolves.toBeDefined();
  const { version } = JSON.parse(await readFile(join(folderOf(name), 'package.json'), 'utf8')) as { version: string };
  expect((await alone.get('/metrics')).text).toContain(`transcreate_build_info{version="${version}",service="${name}"} 1`);
  expect(await alone.stop()).toBe(0);
  expect(documentedVariables(name).filter((variable) => !alone.read.includes(variable))).toEqual([]);
}, 60_000);

const WRONG: [variable: string, value: string, sentence: string][] = [
  ['LOG_LEVEL', 'loud', "LOG_LEVEL is 'loud'; it can be trace, debug, info, warn, error, fatal, silent."],
  ['METRICS_PORT', 'any', "METRICS_PORT must be a whole number from 0 to 65535, and is 'any'."],
  ['NATS_URL', 'localhost:4222', "NATS_URL must be a server's address: nats://user:password@host:port."],
  ['DATABASE_URL', 'secret', "DATABASE_URL must be a server's address: postgresql://user:password@host:port."],
  ['DATABASE_POOL', 'many', "DATABASE_POOL must be a whole number from 1 to 1000, and is 'many'."],
  ['NATS_URL', '', 'Please set NATS_URL.'],
  ['MESSAGES_NATS_PASSWORD', 'guess', "NATS refuses messages: MESSAGES_NATS_PASSWORD must be its user's password."],
];

test('a variable that cannot be meant keeps a process from starting, and one line names it', async () => {
  const ends = WRONG.map(async ([variable, value]) => {
    const alone = await start('messages', { [variable]: value });
    return [variable, value, await alone.end, alone.lines.filter(({ msg }) => msg).map(({ level, msg }) => [level, msg])];
  });
  const expected = WRONG.map(([variable, value, sentence]) => [variable, value, 1, [[50, `messages could not start: ${sentence}`]]]);
  expect(await Promise.all(ends)).toEqual(expected);
}, 60_000);

test('the gateway alone serves the site, is ready once auth is there, and stops when it is told to', async () => {
  const gateway = await start('gateway');
  expect((await gateway.get('/login', 'ready')).text).toContain('<div id=');
  expect((await gateway.get('/ready')).status).toBe(503);
  const authService = await start('auth');
  await gateway.becomesReady();
  expect((await gateway.get('/api/auth/config', 'ready')).status).toBe(200);
  expect([await gateway.stop(), await authService.stop()]).toEqual([0, 0]);
  expect(documentedVariables('gateway').filter((variable) => !gateway.read.includes(variable))).toEqual([]);
}, 90_000);
