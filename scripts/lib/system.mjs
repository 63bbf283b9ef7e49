import { existsSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PROCESSES } from '@transcreate/contracts';
import { natsPasswords, openDataFolder } from './data-folder.mjs';
import { House } from './house.mjs';
import { watchOutbox } from './outbox.mjs';
import { choosePort } from './port.mjs';
import { mustAnswer } from './reachable.mjs';
import { Refusal } from './refusal.mjs';
import { readSettings } from './settings.mjs';
import { serviceNames } from './workspaces.mjs';

/** How long the whole may take to become ready, in ms. A first start on a slow disk needs a part of it. */
const READY_MS = 90_000;
const POLL_MS = 40;

/**
 * One process of a running product: `nats`, `postgres` (both only when they are the product's own), `gateway`, and `services` or, in the
 * topology `apart`, one by the name of each service.
 *
 * @typedef {object} RunningProcess
 * @property {string} name
 * @property {number | undefined} pid undefined while it doesn't run
 * @property {(signal?: NodeJS.Signals) => void} kill sends a signal (SIGKILL by default) as anybody could; it is then started again
 * @property {() => Promise<void>} stop ends it in good order and leaves it down
 * @property {() => Promise<void>} start starts it again after `stop`; resolves when the process runs, which is before it is ready
 * @property {() => Promise<void>} restart
 *
 * @typedef {object} RunningSystem
 * @property {string} url where a browser on this machine finds the site, without a slash at the end
 * @property {string} dataDir
 * @property {number} port
 * @property {string} natsUrl its NATS server, for a test that adds a process; the passwords are in `secrets.json` of the data folder
 * @property {Record<string, RunningProcess>} processes
 * @property {(ms?: number) => Promise<void>} ready resolves when GET /api/health/ready is 200
 * @property {() => Promise<void>} stop ends every process; may be called again
 */

/**
 * Starts the built product (`node scripts/build.mjs` builds it) as `npm start` does, and resolves when it is ready. Rejects with a
 * `Refusal` when something stands in the way; no process is then left behind.
 *
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.env] the whole environment. By default ours with PORT=0, which takes a free port
 * @param {string} [options.dataDir] overrides DATA_DIR
 * @param {number} [options.port] overrides PORT
 * @param {'together' | 'apart'} [options.topology] overrides TRANSCREATE_TOPOLOGY: one process for all services, or one for each
 * @param {boolean} [options.quiet] false prints what `npm start` prints; true (the default) prints nothing
 * @param {(line: string) => void} [options.print] where the lines go, instead of standard output
 * @param {AbortSignal} [options.signal] gives up starting; what was started is stopped before the promise rejects
 * @returns {Promise<RunningSystem>}
 */
export async function startSystem({ env = { ...process.env, PORT: '0' }, dataDir, port, topology, quiet = true, print, signal } = {}) {
  const overrides = { DATA_DIR: dataDir, PORT: port?.toString(), TRANSCREATE_TOPOLOGY: topology };
  const whole = { ...env, ...Object.fromEntries(Object.entries(overrides).filter(([, value]) => value !== undefined)) };
  const settings = readSettings(whole);
  const system = new System(whole, settings, print ?? (quiet ? () => undefined : console.log), signal);
  try {
    await system.start();
  } catch (error) {
    await system.stop();
    throw error;
  }
  return system;
}

class System {
  #env;
  #settings;
  #print;
  #house;
  #data;
  #unwatch;
  #stopping;
  #isReady = false;
  #failed = new AbortController();

  constructor(env, settings, print, signal) {
    this.#env = env;
    signal?.addEventListener('abort', () => this.#failed.abort(signal.reason), { once: true });
    this.#settings = settings;
    this.#print = print;
    this.dataDir = settings.dataDir;
  }

  get processes() {
    return this.#house?.processes ?? {};
  }

  async start() {
    if (!existsSync(join(this.#settings.siteDir, 'index.html'))) {
      throw new Refusal(`There is no site in ${this.#settings.siteDir}: run npm start, which builds it, or node scripts/build.mjs.`);
    }
    this.port = await choosePort(this.#settings);
    this.url = `http://${this.#settings.host === '0.0.0.0' ? 'localhost' : this.#settings.host}:${this.port}`;
    this.#data = openDataFolder(this.#settings.dataDir);
    this.#house = new House({ data: this.#data, print: this.#print, onEnd: (...end) => this.#onEnd(...end) });
    const foundation = await this.#timed(`${this.#foundationName()} started`, () => this.#layFoundation());
    this.natsUrl = foundation.natsUrl;
    await this.#timed('Services and gateway ready', async () => {
      await this.#moveIn(foundation);
      await this.ready(READY_MS);
    });
    this.#isReady = true;
    this.#house.open();
    this.#unwatch = watchOutbox(this.#data.outbox, ({ to, code }) => this.#print(`Sign-in code for ${to}: ${code}`));
  }

  async ready(ms = READY_MS) {
    const deadline = Date.now() + ms;
    while (!(await answersOk(`${this.url}/api/health/ready`))) {
      this.#failed.signal.throwIfAborted();
      if (Date.now() > deadline) throw new Refusal(`Not everything was ready within ${ms / 1000} s: the logs in ${this.#data.logs} tell more.`);
      await delay(POLL_MS);
    }
  }

  stop() {
    this.#stopping ??= this.#stop();
    return this.#stopping;
  }

  async #stop() {
    this.#unwatch?.();
    await this.#house?.stop();
    this.#data?.release();
  }

  #foundationName() {
    const { natsUrl, databaseUrl } = this.#settings;
    return [natsUrl ? 'Given NATS' : 'NATS', databaseUrl ? 'given PostgreSQL' : 'PostgreSQL'].join(' and ');
  }

  async #layFoundation() {
    const { natsUrl, databaseUrl } = this.#settings;
    const passwords = natsUrl ? {} : natsPasswords(this.#data.folder, PROCESSES);
    const [nats, postgres] = await Promise.allSettled([
      natsUrl ? mustAnswer('NATS_URL', natsUrl, 4222) : this.#house.addNats(passwords),
      databaseUrl ? mustAnswer('DATABASE_URL', databaseUrl, 5432) : this.#house.addPostgres(),
    ]);
    const failed = [nats, postgres].find(({ status }) => status === 'rejected');
    if (failed) throw new Refusal(failed.reason.message);
    return { passwords, natsUrl: natsUrl ?? nats.value, databaseUrl: databaseUrl ?? postgres.value };
  }

  async #moveIn({ passwords, natsUrl, databaseUrl }) {
    const { topology, siteDir, dataDir, host, metricsPort } = this.#settings;
    const services = serviceNames();
    const hosts =
      topology === 'together'
        ? [{ name: 'services', script: 'scripts/all-services.mjs', users: services }]
        : services.map((name) => ({ name, script: `services/${name}/dist/main.js`, users: [name] }));
    const all = [{ name: 'gateway', script: 'gateway/dist/main.js', users: ['gateway'] }, ...hosts];
    await Promise.all(
      all.map(({ name, script, users }, index) => {
        const metrics = metricsPort ? { METRICS_PORT: String(metricsPort + index) } : {};
        const shared = {
          ...{ NODE_ENV: this.#env.NODE_ENV || 'production', NATS_URL: natsUrl, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
          ...{ SITE_DIR: siteDir, PORT: String(this.port), HOST: host, ...metrics },
        };
        return this.#house.addNode(name, script, { users, env: this.#env, passwords, shared });
      }),
    );
  }

  /** What falls before the first time that everything was ready has a reason that another try won't change. */
  #onEnd(name, end, lastSummary) {
    if (this.#isReady) this.#print(`${name} ${end}; starting it again.`);
    else this.#failed.abort(new Refusal(`${lastSummary || `${name} ${end}.`} (${join(this.#data.logs, `${name}.log`)} tells more.)`));
  }

  async #timed(text, work) {
    this.#failed.signal.throwIfAborted();
    const began = Date.now();
    const result = await work();
    this.#print(`${text} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    return result;
  }
}

/** Plain http: fetch would cost the supervisor, which lives as long as the product, 15 MB. */
function answersOk(url) {
  return new Promise((resolve) => {
    const request = get(url, { timeout: 5_000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });
}
