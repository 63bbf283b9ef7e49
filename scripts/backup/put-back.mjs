import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { Refusal } from '../lib/refusal.mjs';
import { ROOT } from '../lib/workspaces.mjs';
import { readBackup } from './manifest.mjs';

const UNKNOWN_DATABASE = '3D000';

/**
 * Makes the databases anew from a backup: each is brought to the state of its tables at that time, gets its rows, and is brought up to date
 * by its service at the next start. Refuses if one of them exists. What can't be finished is removed again.
 *
 * @param {readonly { service: string, url: string }[]} databases
 * @param {string} folder
 */
export async function putBack(databases, folder) {
  const { services, takenAt } = await readBackup(folder);
  const unknown = Object.keys(services).filter((name) => !databases.some(({ service }) => service === name));
  if (unknown.length > 0) throw new Refusal(`${folder} holds the service ${unknown.join(', ')}, which this release doesn't know: restore it with a newer one.`);
  const targets = databases.filter(({ service }) => services[service]);
  for (const { url } of targets) await mustBeMissing(url);
  const made = [];
  try {
    for (const { service, url } of targets) {
      await onServer(url, (client, name) => client.query(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`));
      made.push(url);
      await fill(url, service, services[service], folder);
    }
  } catch (error) {
    for (const url of made) await onServer(url, (client, name) => client.query(`DROP DATABASE ${name}`));
    throw error;
  }
  return { services, takenAt };
}

async function mustBeMissing(url) {
  try {
    await withClient(url, async () => undefined);
  } catch (error) {
    if (error.code === UNKNOWN_DATABASE) return;
    throw error;
  }
  throw new Refusal(`The database ${databaseOf(url)} exists already: restore into an empty DATA_DIR, or a server without the product's databases.`);
}

async function fill(url, service, { migrations, tables, sequences }, folder) {
  const { migrate } = await import('@transcreate/service-kit');
  await withClient(url, async (client) => {
    await migrate(client, pathToFileURL(join(ROOT, 'services', service, 'prisma', 'migrations/')), new Map(migrations.map(({ name, checksum }) => [name, checksum])));
    const names = tables.map(({ name }) => client.escapeIdentifier(name));
    await client.query('BEGIN');
    // What they would add is in the backup.
    for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
    // A migration may have put rows there that were changed later.
    await client.query(`TRUNCATE ${names.join(', ')}`);
    for (const table of await inOrder(client, tables)) await fillTable(client, table, join(folder, service, table.file));
    for (const { name, value } of sequences) await client.query('SELECT setval($1::regclass, $2)', [client.escapeIdentifier(name), value]);
    for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
    await client.query('COMMIT');
    // Without them the first readings would be planned blindly.
    await client.query('ANALYZE');
  });
}

/** A table after those that its rows refer to. */
async function inOrder(client, tables) {
  const { rows } = await client.query(`
    SELECT child.relname AS child, parent.relname AS parent FROM pg_constraint
    JOIN pg_class child ON child.oid = conrelid JOIN pg_class parent ON parent.oid = confrelid
    WHERE contype = 'f' AND conrelid <> confrelid`);
  const ordered = [];
  const add = (table) => {
    if (ordered.includes(table)) return;
    for (const { parent } of rows.filter(({ child }) => child === table.name)) add(tables.find(({ name }) => name === parent));
    ordered.push(table);
  };
  tables.forEach(add);
  return ordered;
}

async function fillTable(client, { name, columns, rows }, file) {
  const target = client.query(copyFrom(`COPY ${client.escapeIdentifier(name)} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')}) FROM STDIN`));
  await pipeline(createReadStream(file), createGunzip(), target);
  if (target.rowCount !== rows) throw new Error(`${file} has ${target.rowCount} rows, and not ${rows} as its manifest says.`);
}

const databaseOf = (url) => decodeURIComponent(new URL(url).pathname.slice(1));

/** Runs a statement about a database beside it; `name` is the database's, quoted. */
async function onServer(url, work) {
  const server = new URL(url);
  server.pathname = '/postgres';
  await withClient(server.href, (client) => work(client, client.escapeIdentifier(databaseOf(url))));
}

async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url, application_name: 'transcreate_restore' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
