import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:net';
import { startNats } from './nats.js';
import { findNatsServer } from './nats-program.js';
import type { EmbeddedServer } from './server-process.js';

let directory: string;
let server: EmbeddedServer | undefined;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'embedded-nats-'));
});

afterEach(async () => {
  await server?.stop();
  rmSync(directory, { recursive: true, force: true });
});

const config = 'max_payload: 2097152\n';
const start = async (port?: number) => (server = await startNats({ directory, config, ...(port ? { port } : {}) }));

/** What the server says first to whoever connects. */
function greeting(port: number): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').once('error', reject);
    socket.once('data', (data) => {
      socket.destroy();
      resolve(JSON.parse(String(data).replace(/^INFO /, '')) as Record<string, unknown>);
    });
  });
}

test('it runs with the configuration, which only its owner may read', async () => {
  const { port } = await start();
  expect(await greeting(port)).toMatchObject({ max_payload: 2097152 });
  expect(statSync(join(directory, 'nats.conf')).mode & 0o777).toBe(0o600);
});

test('a server that died comes back on the port that its clients know', async () => {
  const { port, pid, exited } = await start();
  process.kill(pid, 'SIGKILL');
  await exited;
  await start(port);
  expect(await greeting(port)).toMatchObject({ max_payload: 2097152 });
});

test('a server that an earlier start left running is stopped first', async () => {
  const orphan = await start();
  await start(orphan.port);
  await orphan.exited;
  expect(() => process.kill(orphan.pid, 0)).toThrow();
});

test('a faulty configuration is one failure that quotes the server', async () => {
  await expect(startNats({ directory, config: 'max_payload: [' })).rejects.toThrow(/nats-server didn't start\.\n.*Parse error on line 1/);
});

test('the program is looked for in NATS_SERVER alone when that is set', () => {
  expect(findNatsServer({ NATS_SERVER: '/nowhere/nats-server', PATH: process.env['PATH'] })).toBeUndefined();
  expect(findNatsServer({ NATS_SERVER: process.execPath })).toBe(process.execPath);
});
