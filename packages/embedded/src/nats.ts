import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port.js';
import { leash } from './leash.js';
import { findNatsServer } from './nats-program.js';
import { readPid, stopOrphan } from './orphan.js';
import { ServerProcess, type EmbeddedServer } from './server-process.js';

export interface NatsOptions {
  /** For its configuration (which holds passwords: 0600) and its pid file. Callers share it with nobody: what still runs in it is stopped. */
  directory: string;
  /** The text of a nats-server configuration file; address and port are added. */
  config: string;
  /** A free port when absent. A server that is started again for clients who know the old one gives it. */
  port?: number;
  onLine?: (line: string) => void;
}

const START_MS = 10_000;
const POLL_MS = 10;
const STOP_MS = 5_000;
const ATTEMPTS = 5;

/** Starts nats-server on the loopback interface and resolves when it takes connections. Rejects with one sentence and what it printed. */
export async function startNats(options: NatsOptions): Promise<EmbeddedServer> {
  const program = findNatsServer();
  if (!program) throw new Error('nats-server is missing: install it (Debian and Ubuntu: apt-get install nats-server) or name it in NATS_SERVER.');
  const file = join(options.directory, 'nats.conf');
  const pidFile = join(options.directory, 'nats.pid');
  mkdirSync(options.directory, { recursive: true, mode: 0o700 });
  await stopOrphan(readPid(pidFile), 'nats-server', file);
  writeFileSync(file, options.config, { mode: 0o600 });
  for (let attempt = 1; ; attempt++) {
    const port = options.port ?? (await freePort());
    const command = leash([program, '-a', '127.0.0.1', '-p', String(port), '-c', file, '-P', pidFile], 'INT');
    const server = await ServerProcess.start(command, { cwd: options.directory, onLine: options.onLine });
    if (await isReady(server, port)) return handle(server, port);
    const lostRace = /address already in use/i.test(server.tail);
    await server.stop('SIGKILL', 0);
    if (!lostRace || attempt === ATTEMPTS) throw new Error(`nats-server didn't start.\n${server.tail}`);
    await delay(POLL_MS * attempt);
  }
}

function handle(server: ServerProcess, port: number): EmbeddedServer {
  return {
    url: `nats://127.0.0.1:${port}`,
    pid: server.pid,
    port,
    exited: server.exited,
    stop: () => server.stop('SIGINT', STOP_MS),
  };
}

async function isReady(server: ServerProcess, port: number): Promise<boolean> {
  for (const deadline = Date.now() + START_MS; server.running && Date.now() < deadline; await delay(POLL_MS)) {
    if (server.tail.includes('Server is ready') && (await answers(port))) return true;
  }
  return false;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', () => resolve(true)).once('error', () => resolve(false));
    socket.once('data', () => socket.destroy());
  });
}
