/**
 * `node scripts/bench/presence.mjs [tabs]`: what open pages cost the database. So many tabs (2,000) send a heartbeat a minute each, through the
 * gateway; beside an idle minute it says how many transactions auth's database ran, how much it wrote, and how much processor time PostgreSQL
 * took. About three minutes, in a temporary folder that is deleted afterwards.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { prepare } from '../lib/prepare.mjs';
import { runCommand } from '../lib/refusal.mjs';
import { percentile } from './figures.mjs';

const TABS = Number(process.argv[2] ?? 2_000);
const MINUTE_MS = 60_000;
/** How many sign in at the same moment before the measurement. */
const AT_ONCE = 8;
/** What a tick of the processor's clock in /proc is, in ms. */
const TICK_MS = 10;

await runCommand(async () => {
  await prepare({ site: false });
  const [{ startPostgres }, { startSystem }] = await Promise.all([import('@transcreate/embedded'), import('../lib/system.mjs')]);
  const folder = mkdtempSync(join(tmpdir(), 'transcreate-presence-'));
  const undo = [async () => rmSync(folder, { recursive: true, force: true })];
  try {
    const postgres = await startPostgres({ directory: join(folder, 'postgres'), durable: true });
    undo.push(() => postgres.stop());
    const site = join(folder, 'site');
    mkdirSync(site);
    writeFileSync(join(site, 'index.html'), '<!doctype html><title>Transcreate</title>');
    const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', SITE_DIR: site, DATABASE_URL: postgres.url, SIGN_IN_CALLS_PER_MINUTE: '999999999' };
    const system = await startSystem({ env, dataDir: join(folder, 'data'), topology: 'apart' });
    undo.push(() => system.stop());
    const tokens = await signIn(system.url);
    const database = await connect(postgres.url);
    undo.push(() => database.end());
    const cost = () => costOf(database, join(folder, 'postgres', 'data'));
    const idle = await measured(cost, () => pause(MINUTE_MS));
    const times = [];
    const busy = await measured(cost, () => beat(system.url, tokens, times));
    report(idle, busy, times);
  } finally {
    for (const step of undo.toReversed()) await step();
  }
});

async function signIn(url) {
  const tokens = [];
  for (let first = 0; first < TABS; first += AT_ONCE) {
    const people = Array.from({ length: Math.min(AT_ONCE, TABS - first) }, (_, index) => `tab-${first + index}@example.org`);
    const replies = await Promise.all(people.map((email) => post(`${url}/api/auth/login`, { email })));
    tokens.push(...replies.map(({ token }) => token));
  }
  return tokens;
}

/** Every tab once in a minute, evenly spread, as their own clocks would have it. */
async function beat(url, tokens, times) {
  const began = performance.now();
  await Promise.all(
    tokens.map(async (token, index) => {
      await pause((index * MINUTE_MS) / tokens.length);
      const sent = performance.now();
      await post(`${url}/api/auth/online/heartbeat`, { path: '/dashboard' }, token);
      times.push(performance.now() - sent);
    }),
  );
  await pause(Math.max(0, MINUTE_MS - (performance.now() - began)));
}

/** Tries once more what a busy machine has refused: that is a statement more, and not a tab less. */
async function post(url, body, token, tries = 5) {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (reply.status === 503 && tries > 1) return pause(500).then(() => post(url, body, token, tries - 1));
  if (!reply.ok) throw new Error(`${url} was answered with ${reply.status}: ${await reply.text()}`);
  return reply.json();
}

async function connect(serverUrl) {
  const url = new URL(serverUrl);
  url.pathname = '/transcreate_auth';
  const client = new pg.Client(url.href);
  await client.connect();
  return client;
}

async function measured(cost, work) {
  const before = await cost();
  await work();
  // What is gathered is written within two seconds, and the statistics are a second late.
  await pause(4_000);
  const after = await cost();
  return Object.fromEntries(Object.keys(after).map((name) => [name, after[name] - before[name]]));
}

async function costOf(database, directory) {
  await database.query('SELECT pg_stat_clear_snapshot()');
  const { rows } = await database.query(`
    SELECT xact_commit::int AS transactions, (tup_inserted + tup_updated)::int AS "rowsWritten", (SELECT wal_bytes FROM pg_stat_wal)::float8 AS "walBytes"
    FROM pg_stat_database WHERE datname = current_database()`);
  return { ...rows[0], processorMs: processorMs(Number(readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n', 1)[0])) };
}

/** Of PostgreSQL's main process, of those that it has started, and of those that have ended since. */
function processorMs(postmaster) {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name)).flatMap((pid) => statOf(Number(pid)));
  const own = all.find(({ pid }) => pid === postmaster);
  const children = all.filter(({ parent }) => parent === postmaster);
  const ticks = own.ticks + own.endedTicks + children.reduce((sum, child) => sum + child.ticks, 0);
  return ticks * TICK_MS;
}

function statOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '').split(' ').map(Number);
    return [{ pid, parent: fields[1], ticks: fields[11] + fields[12], endedTicks: fields[13] + fields[14] }];
  } catch {
    return [];
  }
}

function report(idle, busy, times) {
  console.log(`${TABS} heartbeats in a minute; a reply takes ${percentile(times, 0.5).toFixed(0)} ms, 95 % within ${percentile(times, 0.95).toFixed(0)} ms`);
  for (const [name, { transactions, rowsWritten, walBytes, processorMs: ms }] of [['idle', idle], ['with heartbeats', busy]]) {
    const share = ((100 * ms) / MINUTE_MS).toFixed(2);
    const written = `${rowsWritten} rows written, ${(walBytes / 1e6).toFixed(2)} MB of log`;
    console.log(`${name}: ${transactions} transactions in auth's database, ${written}, ${ms} ms of PostgreSQL's processor time (${share} % of a core)`);
  }
}
