import { hash } from 'node:crypto';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import type { ServiceName } from '@transcreate/contracts';
import pg from 'pg';
import { isDatabaseDown, isShutOut, SILENT } from './database-errors.js';
import type { Log } from './log.js';
import { migrate } from './migrate.js';
import type { Settings } from './settings.js';

/** How long a starting service waits for its database server, in ms. */
const START_MS = 30_000;
/** How long a query waits for a connection, in ms: as long as its caller waits for an answer. A burst of a whole class is over before that. */
const CONNECT_MS = 8_000;
/** How long making a connection may take, in ms: a line that is well again must not be missed for longer. */
const GREETING_MS = 5_000;
/** How long a statement may take, in ms: one that waits for a lock gives its connection back before its caller has given up. */
const STATEMENT_MS = 7_000;
/** How long a connection that is in use may be silent, in ms. No statement takes that long, so nothing more will come. */
const SILENT_MS = 8_000;
/** After which time the server ends a transaction that nobody goes on with, in ms: what a broken line left open would hold its locks for hours. */
const LEFT_MS = 10_000;
const UNKNOWN_DATABASE = '3D000';
const DUPLICATE = new Set(['42P04', '23505']);

/** A transaction as far as Prisma's and a plain one are the same: statements with `$1`, `$2`, ..., and how many rows they changed, or the rows. */
export interface RawSql {
  $executeRawUnsafe(sql: string, ...values: unknown[]): Promise<number>;
  $queryRawUnsafe<T>(sql: string, ...values: unknown[]): Promise<T>;
}

/** A service's own database: one pool, for Prisma through its adapter and for plain `pg` where a measured hot read wants it. */
export class Database {
  readonly adapter: PrismaPg;

  constructor(readonly pool: pg.Pool) {
    this.adapter = new PrismaPg(pool);
  }

  /**
   * Runs `work` in one transaction of plain SQL, for what a whole class writes at the same moment: through Prisma it costs several times as
   * much. Every statement is prepared once for each connection, so its text must not hold values.
   */
  async transaction<T>(work: (tx: RawSql) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    try {
      await client.query('BEGIN');
      const result = await work(rawSql(client));
      await client.query('COMMIT');
      client.release();
      return result;
    } catch (error) {
      // A connection that can't even roll back is no use to anybody else.
      await client.query('ROLLBACK').then(
        () => client.release(),
        (broken: Error) => client.release(broken),
      );
      throw error;
    }
  }

  /** True while the database answers. */
  async isUp(): Promise<boolean> {
    try {
      await this.pool.query('SELECT 1');
      return true;
    } catch {
      return false;
    }
  }
}

function rawSql(client: pg.PoolClient): RawSql {
  const query = (text: string, values: unknown[]) => client.query({ name: hash('sha1', text, 'base64url'), text, values });
  return {
    $executeRawUnsafe: async (sql, ...values) => (await query(sql, values)).rowCount ?? 0,
    $queryRawUnsafe: async <T>(sql: string, ...values: unknown[]) => (await query(sql, values)).rows as T,
  };
}

const PROTOCOLS = ['postgresql:', 'postgres:'];

/** Where a service's database is: `<SERVICE>_DATABASE_URL`, or `transcreate_<service>` on the server of `DATABASE_URL`. */
function databaseUrl(service: ServiceName, settings: Settings): URL {
  const own = `${service.toUpperCase()}_DATABASE_URL`;
  if (settings.get(own)) return new URL(settings.requireServer(own, PROTOCOLS));
  const url = new URL(settings.requireServer('DATABASE_URL', PROTOCOLS));
  url.pathname = `/transcreate_${service}`;
  return url;
}

/** Waits for the server, makes the database when it is missing, brings it up to date and opens the pool. */
export async function openDatabase(service: ServiceName, settings: Settings, migrations: URL, log: Log): Promise<Database> {
  const url = databaseUrl(service, settings);
  const max = settings.wholeNumber('DATABASE_POOL', 10, 1, 1_000);
  const client = await connectOrCreate(url, performance.now() + START_MS);
  try {
    const applied = await migrate(client, migrations);
    if (applied.length > 0) log.info({ applied }, 'the database was brought up to date');
  } finally {
    await client.end();
  }
  const pool = new pg.Pool({
    connectionString: url.href,
    application_name: `transcreate_${service}`,
    max,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: LEFT_MS,
    Client: PromptClient,
  });
  // A connection that breaks must not end the process, neither an idle one nor one in use; the pool opens another.
  pool.on('error', (error) => log.warn({ err: error }, 'the database closed a connection'));
  pool.on('connect', (connected) => connected.on('error', () => undefined));
  breakSilentOff(pool);
  return new Database(pool);
}

/** A client that is not kept waiting as long for its connection as a query for a client. */
class PromptClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: GREETING_MS });
  }
}

/**
 * Breaks a connection off that says nothing while somebody waits for it: a line that lets nothing through, or a server that hangs, looks like
 * one that thinks. The driver's own time limit for queries would hand the connection on with its transaction still open.
 */
function breakSilentOff(pool: pg.Pool): void {
  const lineOf = ({ connection }: pg.PoolClient) => connection.stream as Socket;
  pool.on('connect', (client) => lineOf(client).on('timeout', () => lineOf(client).destroy(new Error(SILENT))));
  pool.on('acquire', (client) => lineOf(client).setTimeout(SILENT_MS));
  pool.on('release', (_error, client) => lineOf(client).setTimeout(0));
}

async function connectOrCreate(url: URL, end: number): Promise<pg.Client> {
  for (;;) {
    const client = new PromptClient({ connectionString: url.href, application_name: 'transcreate_migrations', keepAlive: true });
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (isShutOut(error)) throw new Error(`The database server at ${url.host} refuses the user or the password.`, { cause: error });
      if ((error as { code?: string }).code === UNKNOWN_DATABASE) await createDatabase(url);
      else if (!isDatabaseDown(error) || performance.now() > end) throw new Error(`The database server at ${url.host} does not answer.`, { cause: error });
      else await sleep(100);
    }
  }
}

/** Another replica may make it at the same moment; then it is there, too. */
async function createDatabase(url: URL): Promise<void> {
  const server = new URL(url);
  server.pathname = '/postgres';
  const client = new PromptClient({ connectionString: server.href });
  await client.connect();
  try {
    const name = client.escapeIdentifier(decodeURIComponent(url.pathname.slice(1)));
    await client.query(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`);
  } catch (error) {
    if (!DUPLICATE.has((error as { code?: string }).code ?? '')) throw error;
  } finally {
    await client.end();
  }
}
