import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Client } from 'pg';

/** The advisory lock that Prisma's own migrate command takes, so that the two never run at once. */
const PRISMA_LOCK = 72_707_369;

/** The table of Prisma's own migrate command, which can read and continue this history. */
const HISTORY = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/**
 * Applies the migrations in `folder` (Prisma's format: `<time>_<name>/migration.sql`) that this database has not seen yet, each in a
 * transaction with its entry in the history: a migration that fails leaves nothing behind. Replicas that start at once apply each once.
 * Answers the names of those it applied; a migration that was changed after it had been applied is an error.
 *
 * `only` gives an empty database the state of an earlier release instead, before a backup's rows are put back: the names of its migrations,
 * with their checksums. All of them must be known here, and unchanged.
 */
export async function migrate(client: Client, folder: URL, only?: ReadonlyMap<string, string>): Promise<string[]> {
  const migrations = chosen(await readMigrations(folder), only);
  await client.query('SELECT pg_advisory_lock($1)', [PRISMA_LOCK]);
  try {
    await client.query(HISTORY);
    const { rows } = await client.query<{ migration_name: string; checksum: string }>(
      'SELECT migration_name, checksum FROM _prisma_migrations WHERE rolled_back_at IS NULL AND finished_at IS NOT NULL',
    );
    const seen = new Map(rows.map((row) => [row.migration_name, row.checksum]));
    const applied: string[] = [];
    for (const migration of migrations) {
      const checksum = seen.get(migration.name);
      if (checksum === undefined) {
        await apply(client, migration);
        applied.push(migration.name);
      } else if (checksum !== migration.checksum) {
        throw new Error(`The migration ${migration.name} was changed after it had been applied; write a new one instead.`);
      }
    }
    return applied;
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [PRISMA_LOCK]);
  }
}

function chosen(migrations: Migration[], only: ReadonlyMap<string, string> | undefined): Migration[] {
  if (!only) return migrations;
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  return [...only].map(([name, checksum]) => {
    const migration = known.get(name);
    if (migration?.checksum !== checksum) throw new Error(`The migration ${name} is ${migration ? 'another' : 'unknown'} here: use the release that wrote it, or a later one.`);
    return migration;
  });
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const path = fileURLToPath(folder);
  const entries = await readdir(path, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(`${path}/${name}/migration.sql`, 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function apply(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query(
      'INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) VALUES ($1, $2, $3, now(), 1)',
      [randomUUID(), checksum, name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`The migration ${name} failed.`, { cause: error });
  }
}
