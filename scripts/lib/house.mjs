import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACTS, natsConfig } from '@transcreate/contracts';
import { leash, ServerProcess, startNats, startPostgres } from '@transcreate/embedded';
import { environmentOf } from './environment.mjs';
import { LogFile } from './log-file.mjs';
import { Repeats, summaryOf } from './log-summary.mjs';
import { ManagedProcess } from './managed-process.mjs';
import { ROOT } from './workspaces.mjs';

/** A process that hasn't ended its calls after this time, in ms, is killed. */
const STOP_MS = 10_000;

/**
 * node's own habits suit a machine to itself. Small young generations keep a process that serves a class of a hundred at a third of the
 * memory, and the limit on the old one makes a leak fall early and alone; it is started again.
 */
const NODE_FLAGS = ['--enable-source-maps', '--max-semi-space-size=4', '--max-old-space-size=512'];

/** The processes of one running product, each with its log, and how they are made. */
export class House {
  #processes = new Map();
  #logs = [];
  #repeats = new Repeats();
  #ports = {};
  #isQuiet = true;

  /** @param {{ data: object, print(line: string): void, onEnd(name: string, end: string, lastLine: string): void }} options */
  constructor({ data, print, onEnd }) {
    this.data = data;
    this.print = print;
    this.onEnd = onEnd;
  }

  /** By name: `pid`, `kill(signal)`, `stop()`, `start()`, `restart()`. */
  get processes() {
    return Object.fromEntries(this.#processes);
  }

  /** Starts nats-server; answers its URL. It keeps its port when it is started again, since its clients know that one. */
  async addNats(passwords) {
    const config = natsConfig(CONTRACTS, (user) => `"${passwords[user]}"`);
    const nats = await this.#addServer('nats', (options) => startNats({ ...options, config }));
    return nats.url;
  }

  /** Starts PostgreSQL; answers the superuser's URL. */
  async addPostgres() {
    const postgres = await this.#addServer('postgres', (options) => startPostgres({ ...options, durable: true }));
    return postgres.url;
  }

  /** Starts a process of ours. `users` are the NATS users that live in it. */
  async addNode(name, script, { users, env, passwords, shared }) {
    const log = this.#openLog(name);
    const command = leash([process.execPath, ...NODE_FLAGS, script], 'TERM');
    const environment = environmentOf(env, { users, passwords, shared });
    await this.#add(name, log, async () => {
      const child = await ServerProcess.start(command, { cwd: ROOT, env: environment, onLine: log.line });
      return { pid: child.pid, exited: child.exited, stop: () => child.stop('SIGTERM', STOP_MS) };
    });
  }

  /** From now on the terminal gets summaries. While the house starts or stops a part complains about the others, which is no news. */
  open() {
    this.#isQuiet = false;
  }

  /** The gateway first, so that nothing new comes in; then the services, which finish what they have; then what they stand on. */
  async stop() {
    this.#isQuiet = true;
    const order = [['gateway'], this.#names().filter((name) => !['gateway', 'nats', 'postgres'].includes(name)), ['nats', 'postgres']];
    for (const names of order) await Promise.all(names.map((name) => this.#processes.get(name)?.stop()));
    for (const log of this.#logs) log.close();
  }

  #names() {
    return [...this.#processes.keys()];
  }

  async #addServer(name, start) {
    const log = this.#openLog(name);
    const directory = join(this.data.folder, name);
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    let server;
    await this.#add(name, log, async () => {
      server = await start({ directory, port: this.#ports[name], onLine: log.line });
      this.#ports[name] = server.port;
      return server;
    });
    return server;
  }

  async #add(name, log, launch) {
    const managed = new ManagedProcess(name, launch, (end) => this.onEnd(name, end, log.lastSummary()));
    this.#processes.set(name, managed);
    await managed.start();
  }

  /** Every line goes to the file; what a person should know goes to the terminal, too, but not a hundred times. */
  #openLog(name) {
    const file = new LogFile(join(this.data.logs, `${name}.log`));
    this.#logs.push(file);
    let last = '';
    const line = (text) => {
      file.write(text);
      const summary = summaryOf(text);
      if (summary === undefined) return;
      last = summary;
      if (this.#isQuiet) return;
      const shown = this.#repeats.filter(`${name} ${summary.replace(/\(request .*/, '')}`, `${name}: ${summary}`);
      if (shown) this.print(shown);
    };
    return { line, lastSummary: () => last };
  }
}
