/**
 * Runs the images that scripts/images.mjs has built, as docker-compose.yml says, until each is healthy by its own word; then asks the gateway
 * for the site and the course, and stops everything. It is given the folder with the images and a network without anybody in it.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startNats, startPostgres } from '@transcreate/embedded';
import pg from 'pg';
import { runCommand } from '../lib/refusal.mjs';
import { ROOT } from '../lib/workspaces.mjs';
import { Buildah } from './buildah.mjs';
import { readPage } from './page.mjs';

const HEALTHY_MS = 120_000;
/** docker-compose.yml's `stop_grace_period`. */
const GRACE_MS = 15_000;
/** The user `node` of the images. */
const NODE = 1000;
/** In containers of their own all have the same port for metrics; here they share one address. */
const FIRST_METRICS_PORT = 9464;

const [, , folder] = process.argv;
const buildah = new Buildah(folder);
const { built, variables } = readPage();
const running = [];

await runCommand(async () => {
  execFileSync('ip', ['link', 'set', 'lo', 'up']);
  const foundation = await layFoundation();
  try {
    await publish(built.find(({ name }) => name === 'web'));
    await Promise.all(built.filter(({ name }) => name !== 'web').map(start));
    await look();
  } finally {
    await Promise.all(running.map(stop));
    for (const server of foundation) await server.stop();
  }
});

/** In the place of the page's two images from elsewhere, at the addresses that the page gives them. */
async function layFoundation() {
  Object.assign(process.env, variables);
  const postgres = await startPostgres({ directory: join(folder, 'postgres'), durable: false, port: 5432 });
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query(`CREATE ROLE transcreate SUPERUSER LOGIN PASSWORD ${pg.escapeLiteral(variables['POSTGRES_PASSWORD'])}`);
  await client.end();
  const nats = await startNats({ directory: join(folder, 'nats'), config: readFileSync(join(ROOT, 'docker/nats.conf'), 'utf8'), port: 4222 });
  return [nats, postgres];
}

async function publish({ name, volumes }) {
  const { id, command } = buildah.create(name, []);
  const lines = [];
  const child = buildah.run(id, command, { volumes: volumes.map(volumeOf), onLine: (line) => lines.push(line) });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`web ended with ${code}:\n${lines.join('')}`);
  console.log('web has published the site');
}

async function start({ name, environment, volumes }, index) {
  const began = Date.now();
  const { id, command, health } = buildah.create(name, ['postgres', 'nats']);
  const lines = [];
  const settings = { environment: { ...environment, METRICS_PORT: FIRST_METRICS_PORT + index }, volumes: volumes.map(volumeOf) };
  const child = buildah.run(id, command, { ...settings, onLine: (line) => lines.push(line) });
  running.push({ name, child });
  while (!(await isHealthy(id, health, settings))) {
    if (child.exitCode !== null || Date.now() - began > HEALTHY_MS) throw new Error(`${name} is not healthy:\n${lines.join('')}`);
    await delay(200);
  }
  console.log(`${name} is healthy (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}

async function isHealthy(id, command, settings) {
  const [code] = await once(buildah.run(id, command, settings), 'exit');
  return code === 0;
}

/** A folder in the place of a volume's name, as a new volume is: its first user's own. */
function volumeOf(volume) {
  const [name, ...rest] = volume.split(':');
  const path = join(folder, 'volumes', name);
  mkdirSync(path, { recursive: true });
  chownSync(path, NODE, NODE);
  return [path, ...rest].join(':');
}

/** What a visitor sees: the site, and the course through the gateway, NATS, a service and its database. */
async function look() {
  const site = 'http://127.0.0.1:8080';
  const [ready, page, remotes] = await Promise.all(['/api/health/ready', '/', '/remotes.json'].map((path) => fetch(site + path)));
  const { token } = await posted(`${site}/api/auth/login`, { email: variables['GUEST_EMAIL'] });
  const { results } = await posted(`${site}/api/search/auto-search`, {}, { authorization: `Bearer ${token}` });
  const { rooms } = await remotes.json();
  console.log(`Ready ${ready.status}, site ${page.status}, ${rooms.length} rooms, a visitor reads ${results.length} practice examples`);
}

async function posted(url, body, headers = {}) {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answers ${response.status}: ${await response.text()}`);
  return response.json();
}

/** In good order, as `docker compose stop` does it: whoever does not end with 0 within its time has failed. */
async function stop({ name, child }) {
  const began = Date.now();
  const ended = once(child, 'exit');
  if (child.exitCode !== null) return;
  process.kill(innermost(child.pid), 'SIGTERM');
  const [code] = await Promise.race([ended, delay(GRACE_MS, [`still running after ${GRACE_MS / 1000} s`])]);
  child.kill('SIGKILL');
  console.log(`${name} stopped with ${code} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  if (code !== 0) process.exitCode = 1;
}

/** The process in the container: a signal to buildah itself would kill it. */
function innermost(pid) {
  const threads = readdirSync(`/proc/${pid}/task`);
  const [child] = threads.flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean));
  return child === undefined ? pid : innermost(Number(child));
}
