import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@transcreate/embedded';
import pg from 'pg';
import { startSystem } from '../lib/system.mjs';
import { servicesWithDatabase } from '../lib/workspaces.mjs';
import { CLASSES, STUDENTS } from './class-data.mjs';
import { addFreshTexts, fillBare, fillProduct, idsOf, takeModels } from './fill.mjs';
import { forkScript } from './forked.mjs';

/** Connections of each process to its database; what a service has by default. */
const POOL = 10;
/** The sizes of database: how many classes each holds. */
export const SIZES = { one: 1, hundred: CLASSES };

/** Everything that is measured, running at the same time on one PostgreSQL server: the product and the bare server, each with both sizes. */
export class Stage {
  #undo = [];
  #folder = mkdtempSync(join(tmpdir(), 'transcreate-bench-'));

  constructor() {
    this.#undo.push(async () => rmSync(this.#folder, { recursive: true, force: true }));
  }

  async start() {
    const postgres = await startPostgres({ directory: join(this.#folder, 'postgres'), durable: true });
    this.#undo.push(() => postgres.stop());
    this.postgresUrl = postgres.url;
    this.products = await bySize((size) => this.#startProduct(size));
    const bareUrls = await bySize((size) => this.#createDatabase(`bare_${size}`));
    await this.#fill(bareUrls);
    this.load = forkScript('load.mjs');
    this.#undo.push(() => this.load.stop());
    const targets = await Promise.all(Object.keys(SIZES).flatMap((size) => [this.#productTarget(size), this.#bareTarget(size, bareUrls[size])]));
    await this.load.ask({ ask: 'know', ids: this.ids, targets });
  }

  /** Adds the texts that the measured submissions go to. */
  async addFreshTexts() {
    const urls = Object.keys(SIZES).flatMap((size) => [this.products[size].urls.content, this.#url(`bare_${size}`)]);
    await Promise.all(urls.map(addFreshTexts));
  }

  async stop() {
    for (const step of this.#undo.splice(0).reverse()) await step();
  }

  #url(database) {
    const url = new URL(this.postgresUrl);
    url.pathname = `/${database}`;
    return url.href;
  }

  async #createDatabase(name) {
    const client = new pg.Client(this.postgresUrl);
    await client.connect();
    try {
      await client.query(`CREATE DATABASE ${name}`);
    } finally {
      await client.end();
    }
    return this.#url(name);
  }

  /** The product as it is deployed, one process a service, but for the limits on calls. */
  async #startProduct(size) {
    const urls = Object.fromEntries(servicesWithDatabase().map((service) => [service, this.#url(`${size}_${service}`)]));
    const site = join(this.#folder, 'site');
    mkdirSync(site, { recursive: true });
    writeFileSync(join(site, 'index.html'), '<!doctype html><title>Transcreate</title>');
    const env = {
      ...withoutSettings(process.env),
      ...{ PORT: '0', HOST: '127.0.0.1', SITE_DIR: site, DATABASE_URL: this.postgresUrl, DATABASE_POOL: String(POOL) },
      ...{ CALLS_PER_MINUTE: '999999999', SIGN_IN_CALLS_PER_MINUTE: '999999999' },
      ...Object.fromEntries(Object.entries(urls).map(([service, url]) => [`${service.toUpperCase()}_DATABASE_URL`, url])),
    };
    const system = await startSystem({ env, dataDir: join(this.#folder, size), topology: 'apart' });
    this.#undo.push(() => system.stop());
    return { system, urls };
  }

  async #fill(bareUrls) {
    const models = {};
    for (const size of Object.keys(SIZES)) models[size] = await takeModels(this.products[size].urls.content);
    const filled = Object.entries(SIZES).flatMap(([size, classes]) => [
      fillProduct(this.products[size].urls, models[size], classes),
      fillBare(bareUrls[size], models[size], classes),
    ]);
    await Promise.all(filled);
    this.ids = await idsOf(this.postgresUrl);
  }

  /** Signs the class in, as browsers would. */
  async #productTarget(size) {
    const { url } = this.products[size].system;
    const headers = await Promise.all(
      Array.from({ length: STUDENTS }, async (_, index) => {
        const email = `student-${index + 1}@example.org`;
        const body = JSON.stringify({ email });
        const reply = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
        const { token, error } = await reply.json();
        if (!token) throw new Error(`${email} could not sign in: ${error}`);
        return { authorization: `Bearer ${token}` };
      }),
    );
    return { name: `product ${size}`, url, headers };
  }

  async #bareTarget(size, databaseUrl) {
    const bare = forkScript('bare-server.mjs', { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl, DATABASE_POOL: String(POOL) });
    this.#undo.push(() => bare.stop());
    const { port } = await bare.message();
    return { name: `bare ${size}`, url: `http://127.0.0.1:${port}`, headers: this.ids.students.map((id) => ({ 'x-caller': id })) };
  }
}

async function bySize(work) {
  return Object.fromEntries(await Promise.all(Object.keys(SIZES).map(async (size) => [size, await work(size)])));
}

/** The bench measures the product as it comes, whatever the shell's variables say about another instance. */
function withoutSettings(env) {
  const { PATH, HOME, TMPDIR, LANG, USER } = env;
  return Object.fromEntries(Object.entries({ PATH, HOME, TMPDIR, LANG, USER }).filter(([, value]) => value !== undefined));
}
