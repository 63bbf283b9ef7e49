import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/**
 * Asks the database of one service, beside every part of the product: for what must be true of the rows themselves. Only a product that runs
 * its own PostgreSQL can be asked, since its data folder tells where that is.
 */
export async function rowsOf<Row extends pg.QueryResultRow>(dataDir: string, service: string, sql: string, values: unknown[]): Promise<Row[]> {
  const url = new URL(await databaseUrl(dataDir));
  url.pathname = `/transcreate_${service}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** The superuser's address of a product's own PostgreSQL server. */
export async function databaseUrl(dataDir: string): Promise<string> {
  const [password, port] = await Promise.all([passwordOf(dataDir), portOf(dataDir)]);
  return `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
}

async function passwordOf(dataDir: string): Promise<string> {
  return (await readFile(join(dataDir, 'postgres', 'password'), 'utf8')).trim();
}

/** The fourth line of the server's pid file. */
async function portOf(dataDir: string): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8')).split('\n')[3]);
}
