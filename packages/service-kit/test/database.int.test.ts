import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { submissions, type CallContext, type Caller } from '@transcreate/contracts';
import { openDatabase, type Database, type RawSql } from '../src/database.js';
import { isDatabaseDown } from '../src/database-errors.js';
import { Log } from '../src/log.js';
import { migrate } from '../src/migrate.js';
import { once } from '../src/once.js';
import { Settings } from '../src/settings.js';
import { callerOf } from '../src/testing/index.js';

const log = new Log('test', 'silent');

/** A copy of the test migrations that a test may change, and a database of its own. */
async function setUp() {
  const directory = await mkdtemp(join(tmpdir(), 'transcreate-migrations-'));
  await cp(new URL('./migrations', import.meta.url), directory, { recursive: true });
  const url = new URL(process.env['TEST_POSTGRES_URL']!);
  url.pathname = `/kit_${randomUUID().slice(0, 8)}`;
  const settings = new Settings({ CONTENT_DATABASE_URL: url.href });
  const opened: Database[] = [];
  return {
    folder: pathToFileURL(`${directory}/`),
    open: async () => {
      const database = await openDatabase('content', settings, pathToFileURL(`${directory}/`), log);
      opened.push(database);
      return database;
    },
    addMigration: async (name: string, sql: string) => {
      await mkdir(join(directory, name), { recursive: true });
      await writeFile(join(directory, name, 'migration.sql'), sql);
    },
    end: async () => {
      await Promise.all(opened.map(({ pool }) => pool.end()));
      await rm(directory, { recursive: true, force: true });
    },
  };
}

describe('a database', () => {
  let setting: Awaited<ReturnType<typeof setUp>>;
  beforeEach(async () => {
    setting = await setUp();
  });
  afterEach(() => setting.end());

  it('is made and brought up to date once, however many replicas start at once', async () => {
    const [first] = await Promise.all(Array.from({ length: 5 }, () => setting.open()));
    const { rows } = await first!.pool.query('SELECT migration_name, applied_steps_count FROM _prisma_migrations');
    expect(rows).toEqual([{ migration_name: '20260101000000_init', applied_steps_count: 1 }]);
  });

  describe('of an earlier release, for a backup', () => {
    const bring = async (only: ReadonlyMap<string, string>) => {
      const { pool } = await setting.open();
      const client = new pg.Client({ connectionString: pool.options.connectionString });
      await client.connect();
      try {
        await client.query('DROP TABLE IF EXISTS _prisma_migrations, note, idempotency_key');
        return await migrate(client, setting.folder, only);
      } finally {
        await client.end();
      }
    };
    const checksum = async () => {
      const { rows } = await (await setting.open()).pool.query<{ checksum: string }>('SELECT checksum FROM _prisma_migrations');
      return rows[0]!.checksum;
    };

    it('gets the migrations that it had and no later one', async () => {
      const init = await checksum();
      await setting.addMigration('20260201000000_more', 'SELECT 1');
      expect(await bring(new Map([['20260101000000_init', init]]))).toEqual(['20260101000000_init']);
    });

    it('is refused where a migration is unknown, or another', async () => {
      await expect(bring(new Map([['20260101000000_init', 'other']]))).rejects.toThrow('20260101000000_init is another here');
      await expect(bring(new Map([['20270101000000_later', 'x']]))).rejects.toThrow('20270101000000_later is unknown here');
    });
  });

  it('keeps its data when a later migration is applied', async () => {
    const before = await setting.open();
    await before.pool.query("INSERT INTO note (text) VALUES ('双关')");
    await setting.addMigration('20260201000000_more', "ALTER TABLE note ADD language TEXT NOT NULL DEFAULT 'zh'");
    const after = await setting.open();
    expect((await after.pool.query('SELECT text, language FROM note')).rows).toEqual([{ text: '双关', language: 'zh' }]);
  });

  it('is left as it was by a migration that fails half-way', async () => {
    const database = await setting.open();
    await setting.addMigration('20260201000000_bad', 'CREATE TABLE half (id INT); SELECT nonsense;');
    await expect(setting.open()).rejects.toThrow('20260201000000_bad failed');
    expect((await database.pool.query("SELECT to_regclass('half') AS half")).rows).toEqual([{ half: null }]);
  });

  it.each([
    ['during a statement', async (tx: RawSql) => tx.$queryRawUnsafe('SELECT pg_terminate_backend(pg_backend_pid())')],
    ['between two statements', async (tx: RawSql, database: Database) => {
      const [{ pid }] = await tx.$queryRawUnsafe<[{ pid: number }]>('SELECT pg_backend_pid() AS pid');
      await database.pool.query('SELECT pg_terminate_backend($1, 5000)', [pid]);
      await new Promise((resolve) => setTimeout(resolve, 50));
      await tx.$queryRawUnsafe('SELECT 1');
    }],
  ])('whose connection breaks %s of a transaction fails that transaction alone', async (_, work) => {
    const database = await setting.open();
    const failed = await database.transaction((tx) => work(tx, database)).catch((error: unknown) => error);
    expect(isDatabaseDown(failed)).toBe(true);
    expect(await database.isUp()).toBe(true);
    expect(database.pool.totalCount).toBe(database.pool.idleCount);
  });

  it('whose password is wrong is refused at once, in words', async () => {
    const { pool } = await setting.open();
    const url = new URL(pool.options.connectionString!);
    url.password = 'wrong';
    const opened = openDatabase('content', new Settings({ CONTENT_DATABASE_URL: url.href }), setting.folder, log);
    await expect(opened).rejects.toThrow(`The database server at ${url.host} refuses the user or the password.`);
  });

  it('gives up a statement that waits for a lock, and a transaction that its client has left, before anybody waits in vain', async () => {
    const { pool } = await setting.open();
    const limits = await pool.query(`SELECT name, setting::int AS ms FROM pg_settings WHERE name IN ('statement_timeout', 'idle_in_transaction_session_timeout') ORDER BY name`);
    expect(limits.rows).toEqual([{ name: 'idle_in_transaction_session_timeout', ms: 10_000 }, { name: 'statement_timeout', ms: 7_000 }]);
    const client = await pool.connect();
    await client.query('SET statement_timeout = 20');
    const failed = await client.query('SELECT pg_sleep(10)').catch((error: unknown) => error);
    client.release(true);
    expect(isDatabaseDown(failed)).toBe(true);
  });

  it('refuses a migration that was changed after it had been applied', async () => {
    await setting.open();
    await setting.addMigration('20260101000000_init', 'CREATE TABLE other (id INT)');
    await expect(setting.open()).rejects.toThrow('was changed after it had been applied');
  });
});

describe('an idempotency key', () => {
  let setting: Awaited<ReturnType<typeof setUp>>;
  let database: Database;
  const caller = callerOf();
  const context = (key?: string, as: Caller = caller): CallContext<Caller> => ({ caller: as, address: '', requestId: 'test', idempotencyKey: key });
  const line = submissions.createSubmission;

  beforeEach(async () => {
    setting = await setUp();
    database = await setting.open();
  });
  afterEach(() => setting.end());

  /** One try in a transaction of its own: writes a note and answers its id. */
  async function write(text: string, { key, as = caller, fail = false }: { key?: string; as?: Caller; fail?: boolean }): Promise<{ id: number }> {
    const client = await database.pool.connect();
    const tx = {
      $executeRawUnsafe: async (sql: string, ...values: unknown[]) => (await client.query(sql, values)).rowCount ?? 0,
      $queryRawUnsafe: async <T>(sql: string, ...values: unknown[]) => (await client.query(sql, values)).rows as T,
    };
    await client.query('BEGIN');
    try {
      const reply = await once(tx, line, context(key, as), { text }, async () => {
        const { rows } = await client.query<{ id: number }>('INSERT INTO note (text) VALUES ($1) RETURNING id', [text]);
        if (fail) throw new Error('it broke');
        return rows[0]!;
      });
      await client.query('COMMIT');
      return reply;
    } catch (error) {
      await client.query('ROLLBACK');
      throw error;
    } finally {
      client.release();
    }
  }
  const notes = async () => Number((await database.pool.query('SELECT count(*) FROM note')).rows[0].count);

  it('gives the first reply again and writes nothing twice, also when both arrive at once', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => write('pun', { key: 'k' })));
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
    expect(await notes()).toBe(1);
  });

  it('of another person is another key', async () => {
    await write('pun', { key: 'k' });
    await write('pun', { key: 'k', as: callerOf() });
    expect(await notes()).toBe(2);
  });

  it('of the guest counts per token', async () => {
    const guest = callerOf({ guest: true, role: 'visitor' });
    await write('pun', { key: 'k', as: guest });
    await write('pun', { key: 'k', as: { ...guest, sessionId: randomUUID() } });
    expect(await notes()).toBe(2);
  });

  it('with another input is a conflict', async () => {
    await write('pun', { key: 'k' });
    await expect(write('another pun', { key: 'k' })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('of a failed first try is not remembered', async () => {
    await expect(write('pun', { key: 'k', fail: true })).rejects.toThrow('it broke');
    await write('pun', { key: 'k' });
    expect(await notes()).toBe(1);
  });

  it('is forgotten after a day', async () => {
    await write('pun', { key: 'k' });
    await database.pool.query("UPDATE idempotency_key SET created_at = now() - interval '25 hours'");
    await write('another pun', { key: 'k' });
    expect(await notes()).toBe(2);
  });
});
