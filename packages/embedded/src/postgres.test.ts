import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from './postgres.js';
import type { EmbeddedServer } from './server-process.js';

let directory: string;
let server: EmbeddedServer | undefined;

beforeEach(() => {
  // Readable by its owner alone, as the data folder of a careful operator is.
  directory = mkdtempSync(join(tmpdir(), 'embedded-postgres-'));
});

afterEach(async () => {
  await server?.stop();
  rmSync(directory, { recursive: true, force: true });
});

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const start = async (durable = false) => (server = await startPostgres({ directory, durable }));

test('a fresh folder becomes a database that asks for its password, and knows Chinese', async () => {
  const { url } = await start();
  await ask(url, 'create extension pg_trgm');
  expect(await ask(url, `select array_length(show_trgm('我是坏人吗'), 1) as trigrams`)).toEqual([{ trigrams: 6 }]);
  expect(await ask(url, 'show max_connections')).toEqual([{ max_connections: '200' }]);
  const stranger = new URL(url);
  stranger.password = 'guess';
  await expect(ask(stranger.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  expect(statSync(join(directory, 'password')).mode & 0o777).toBe(0o600);
});

test('its log repeats neither statements nor the rows they failed at', async () => {
  const { url } = await start();
  expect(await ask(url, 'show log_min_error_statement')).toEqual([{ log_min_error_statement: 'panic' }]);
  expect(await ask(url, 'show log_error_verbosity')).toEqual([{ log_error_verbosity: 'terse' }]);
});

test('a second start keeps what the first one stored', async () => {
  const first = await start();
  await ask(first.url, 'create table kept as select 42 as answer');
  await first.stop();
  expect(await ask((await start()).url, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

test('a start right after kill -9 recovers, and nothing committed is lost', async () => {
  const first = await start(true);
  await ask(first.url, 'create table kept as select 42 as answer');
  process.kill(first.pid, 'SIGKILL');
  expect(await ask((await start(true)).url, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

test('a server that an earlier start left running is stopped first', async () => {
  const orphan = await start();
  const next = await start();
  expect(next.pid).not.toBe(orphan.pid);
  expect((await orphan.exited).code).toBe(0);
  expect(await ask(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('stopping ends the process, and may be asked twice', async () => {
  const { pid, stop, exited } = await start();
  await Promise.all([stop(), stop()]);
  await exited;
  expect(() => process.kill(pid, 0)).toThrow();
  expect(existsSync(join(directory, 'data', 'postmaster.pid'))).toBe(false);
});
