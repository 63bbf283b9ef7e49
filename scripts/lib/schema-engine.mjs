import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import pg from 'pg';

/**
 * Prisma's schema engine, the real one, as the WebAssembly module that it also comes as: `prisma migrate` itself wants to download a
 * native program. It needs a PostgreSQL on which it may make databases; the one that `url` names is only the door to it.
 */
export async function loadSchemaEngine(url, schema) {
  loading ??= loadModule();
  const { SchemaEngine } = await loading;
  const adapter = bindMigrationAwareSqlAdapterFactory(repaired(connectionTo(url)));
  return SchemaEngine.new({ datamodels: [[schema.path, schema.content]] }, () => undefined, adapter);
}

/** Its bindings keep one instance in a variable of their module: a second one would break the first. */
let loading;

async function loadModule() {
  // A panic of the engine hands its message to this object; without it the message is lost.
  globalThis.PRISMA_WASM_PANIC_REGISTRY ??= {
    set_message: (message) => {
      throw new Error(message);
    },
  };
  const bindings = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const folder = dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'));
  const { instance } = await WebAssembly.instantiate(readFileSync(join(folder, 'schema_engine_bg.wasm')), { './schema_engine_bg.js': bindings });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return bindings;
}

/** Never a connection string: pg lets one win over `database`, and the shadow database would be the real one. */
function connectionTo(url) {
  const { hostname, port, username, password, pathname } = new URL(url);
  return {
    host: hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
  };
}

/** The stock adapter, which queries well but can't yet do what migrations need; each repair says which. */
function repaired(connection) {
  const factory = new PrismaPg(connection);
  const connect = factory.connect.bind(factory);
  factory.connect = async () => repairedConnection(await connect());
  factory.connectToShadowDb = () => shadowDatabase(connection);
  return factory;
}

/** The stock one drops the shadow database before it closes its own connections to it, waits for them, and fails. */
async function shadowDatabase(connection) {
  const name = `shadow_${crypto.randomUUID()}`;
  const server = new pg.Client(connection);
  await server.connect();
  await server.query(`CREATE DATABASE "${name}"`);
  const shadow = repairedConnection(await new PrismaPg({ ...connection, database: name }).connect());
  const close = shadow.dispose.bind(shadow);
  shadow.dispose = async () => {
    await close();
    await server.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    await server.end();
  };
  return shadow;
}

/** PostgreSQL's internal type "char", and what the adapter's types call a character and a text. */
const PG_CHAR = 18;
const PG_TEXT = 25;
const CHARACTER = 6;

function repairedConnection(connection) {
  const queryRaw = connection.queryRaw.bind(connection);
  const performIO = connection.performIO.bind(connection);
  let characters = [];
  // The adapter doesn't know the internal type "char", in which the catalogue that the engine reads is written.
  connection.performIO = async (query) => {
    const result = await performIO(query);
    characters = (result.fields ?? []).flatMap((field, index) => (field.dataTypeID === PG_CHAR ? [index] : []));
    for (const index of characters) result.fields[index].dataTypeID = PG_TEXT;
    return result;
  };
  connection.queryRaw = async (query) => {
    const result = await queryRaw(query);
    for (const index of characters) result.columnTypes[index] = CHARACTER;
    return result;
  };
  // The stock one splits at each semicolon, those within functions and texts too. One simple query runs the file as it is.
  connection.executeScript = async (script) => {
    await connection.client.query(script);
  };
  return connection;
}
