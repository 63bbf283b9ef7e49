import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A service's own database, past the service. */
export interface TestDatabase {
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** A connection of its own, to hold something up there. */
  connect(): Promise<pg.Client>;
}

/** The database at `url`; what is opened there, `whenDone` gets the way to close. */
export function databaseAt(url: string, whenDone: (close: () => Promise<void>) => void): TestDatabase {
  let pool: pg.Pool | undefined;
  const open = () => {
    const opened = new pg.Pool({ connectionString: url, max: 2 });
    whenDone(() => opened.end());
    return opened;
  };
  return {
    sql: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) => (await (pool ??= open()).query<Row>(text, values)).rows,
    connect: async () => {
      const client = new pg.Client(url);
      await client.connect();
      whenDone(() => client.end());
      return client;
    },
  };
}

/** Waits until `count` statements in the client's database wait for a lock. */
export async function untilBlocked(client: pg.Client, count: number): Promise<void> {
  for (;;) {
    // Within a transaction the list of connections stays as it was first seen.
    await client.query('SELECT pg_stat_clear_snapshot()');
    const { rows } = await client.query(`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    if (rows.length >= count) return;
    await sleep(5);
  }
}
