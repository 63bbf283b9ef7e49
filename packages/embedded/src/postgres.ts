import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './free-port.js';
import { leash } from './leash.js';
import { readPid, stopOrphan } from './orphan.js';
import { postgresAccount, type Account } from './postgres-account.js';
import { postgresPrograms, type PostgresPrograms } from './postgres-programs.js';
import { ServerProcess, type EmbeddedServer } from './server-process.js';

export interface PostgresOptions {
  /** Everything that it keeps: `data/` and the superuser's `password` (0600). Callers share it with nobody: what still runs in it is stopped. */
  directory: string;
  /** False gives up safety for speed (no fsync): for tests alone. */
  durable: boolean;
  /** A free port when absent. A server that is started again for clients who know the old one gives it. */
  port?: number;
  onLine?: (line: string) => void;
}

/** Seven services with a pool each, and room for two of each while one is replaced. */
const MAX_CONNECTIONS = 200;

const UNSAFE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** After a `kill -9` its helpers and its lock live on for a moment, and a port may be lost to somebody faster. Worth another try. */
const PASSING = /lock file|shared memory block|address already in use|could not create any TCP\/IP sockets/i;
const RETRY_MS = 8_000;

const START_MS = 60_000;
const STOP_MS = 20_000;
const POLL_MS = 10;

/**
 * Starts PostgreSQL on the loopback interface, making its cluster the first time, and resolves when it takes connections. `url` is the
 * superuser's, with the password, for the database `postgres`. Rejects with one sentence and what the server printed.
 */
export async function startPostgres(options: PostgresOptions): Promise<EmbeddedServer> {
  const programs = await postgresPrograms();
  mkdirSync(options.directory, { recursive: true, mode: 0o700 });
  const data = join(options.directory, 'data');
  await stopOrphan(readPid(join(data, 'postmaster.pid')), 'postgres', data);
  const account = postgresAccount(options.directory, programs.postgres);
  const password = await makeCluster(options, programs, account);
  const { server, port } = await launch(data, programs.postgres, account, options);
  return {
    url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`,
    pid: server.pid,
    port,
    exited: server.exited,
    stop: () => server.stop('SIGINT', STOP_MS),
  };
}

/** Makes the cluster if there is none; a half-made one (the first start was interrupted) is made again. Returns the password. */
async function makeCluster({ directory, durable }: PostgresOptions, { initdb }: PostgresPrograms, account: Account): Promise<string> {
  const data = join(directory, 'data');
  const secret = join(directory, 'password');
  if (existsSync(data)) return readFileSync(secret, 'utf8').trim();
  const password = randomBytes(24).toString('base64url');
  const unfinished = join(directory, 'data.unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  writeFileSync(secret, `${password}\n`, { mode: 0o600 });
  if (account.uid !== undefined) chownSync(secret, account.uid, account.gid ?? account.uid);
  await run(account, directory, [
    ...[initdb, '--pgdata', unfinished, '--username=postgres', `--pwfile=${secret}`, '--auth=scram-sha-256'],
    // Not the plain C locale, whose character classes know ASCII alone: pg_trgm would find nothing in Chinese text.
    ...['--locale-provider=builtin', '--locale=C.UTF-8', '--encoding=UTF8'],
    ...(durable ? [] : ['--no-sync']),
  ]);
  renameSync(unfinished, data);
  return password;
}

async function run({ prefix, uid, gid }: Account, cwd: string, command: string[]): Promise<void> {
  const [program = '', ...rest] = [...prefix, ...command];
  try {
    await promisify(execFile)(program, rest, { cwd, ...(uid === undefined ? {} : { uid, gid }) });
  } catch (error) {
    const printed = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new Error(`PostgreSQL's files couldn't be made in ${cwd}.\n${printed}`, { cause: error });
  }
}

async function launch(data: string, program: string, account: Account, options: PostgresOptions): Promise<{ server: ServerProcess; port: number }> {
  for (const deadline = Date.now() + RETRY_MS; ; await delay(POLL_MS * 10)) {
    const port = options.port ?? (await freePort());
    const command = [...account.prefix, ...leash([program, '-D', data, ...settings(port, options.durable)], 'INT')];
    const server = await ServerProcess.start(command, { cwd: data, uid: account.uid, gid: account.gid, onLine: options.onLine });
    if (await isReady(server, data)) return { server, port };
    await server.stop('SIGKILL', 0);
    if (!PASSING.test(server.tail) || Date.now() > deadline) throw new Error(`PostgreSQL didn't start.\n${server.tail}`);
  }
}

function settings(port: number, durable: boolean): string[] {
  const values = [
    ...[`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', `max_connections=${MAX_CONNECTIONS}`],
    ...['timezone=UTC', 'log_timezone=UTC', 'lc_messages=C'],
    // Statements and the rows they failed at hold what people wrote and whom they voted for; a log must not.
    ...['log_min_error_statement=panic', 'log_error_verbosity=terse'],
    ...(durable ? [] : UNSAFE),
  ];
  return values.flatMap((value) => ['-c', value]);
}

/** The server itself says so in the last line of its pid file, whose first line must be our child: the file may be an earlier one's. */
async function isReady(server: ServerProcess, data: string): Promise<boolean> {
  const file = join(data, 'postmaster.pid');
  for (const deadline = Date.now() + START_MS; server.running && Date.now() < deadline; await delay(POLL_MS)) {
    if (readPid(file) === server.pid && /\nready\s*$/.test(readFileSync(file, 'utf8'))) return true;
  }
  return false;
}
