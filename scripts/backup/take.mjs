import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { FORMAT, MANIFEST } from './manifest.mjs';

/** PostgreSQL writes files as hexadecimal digits; the fastest level already halves them. */
const GZIP_LEVEL = 1;

/**
 * Writes everything that these databases hold into `folder`: one compressed file a table, in PostgreSQL's own text form, and last of all the
 * manifest, without which a backup counts as unfinished. The product may run meanwhile: each database is read as it was at one moment, and
 * these moments lie milliseconds apart.
 *
 * @param {readonly { service: string, url: string }[]} databases
 * @param {string} folder which does not exist yet
 */
export async function takeBackup(databases, folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const readers = databases.map(({ service, url }) => ({ service, client: new pg.Client({ connectionString: url, application_name: 'transcreate_backup' }) }));
  try {
    await Promise.all(readers.map(({ client }) => client.connect()));
    await Promise.all(readers.map(({ client }) => freeze(client)));
    const takenAt = new Date().toISOString();
    const services = {};
    for (const { service, client } of readers) services[service] = await takeDatabase(client, service, folder);
    writeFileSync(join(folder, MANIFEST), `${JSON.stringify({ format: FORMAT, takenAt, services }, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    return services;
  } finally {
    await Promise.all(readers.map(({ client }) => client.end()));
  }
}

/** From its first statement on, a transaction of this kind sees the database as it was then. */
async function freeze(client) {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await client.query('SELECT 1');
}

async function takeDatabase(client, service, folder) {
  mkdirSync(join(folder, service), { mode: 0o700 });
  const tables = [];
  for (const table of await tablesOf(client)) tables.push({ ...table, ...(await takeTable(client, table, join(folder, service, fileOf(table)))) });
  const migrations = await client.query('SELECT migration_name AS name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1');
  const sequences = await client.query(`SELECT sequencename AS name, last_value::text AS value FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`);
  return { migrations: migrations.rows, tables: tables.map((table) => ({ ...table, file: fileOf(table) })), sequences: sequences.rows };
}

const fileOf = ({ name }) => `${name}.copy.gz`;

/** The tables with the columns that are stored (others are computed), and which of them each refers to. The migrations' own is not data. */
async function tablesOf(client) {
  const { rows } = await client.query(`
    SELECT class.relname AS name,
           ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS columns
    FROM pg_class class
    WHERE class.relkind = 'r' AND class.relnamespace = 'public'::regnamespace AND class.relname <> '_prisma_migrations'
    ORDER BY 1`);
  return rows;
}

async function takeTable(client, { name, columns }, file) {
  const hash = createHash('sha256');
  const source = client.query(copyTo(`COPY ${client.escapeIdentifier(name)} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')}) TO STDOUT`));
  const measure = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(source, createGzip({ level: GZIP_LEVEL }), measure, createWriteStream(file, { mode: 0o600, flags: 'wx' }));
  return { rows: source.rowCount, sha256: hash.digest('hex') };
}
