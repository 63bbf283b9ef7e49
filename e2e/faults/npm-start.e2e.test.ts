import { createServer } from 'node:net';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Api, eventually } from '../harness/api.js';
import { Command } from '../harness/command.js';
import { familyOf, isAlive } from '../harness/processes.js';
import { product } from '../harness/product.js';

let dataDir: string;
let started: Command[];
beforeEach(async () => {
  started = [];
  dataDir = await mkdtemp(join(tmpdir(), 'transcreate-start-'));
});
afterEach(async () => {
  for (const command of started) command.send('SIGTERM');
  await Promise.all(started.map((command) => command.status()));
  await rm(dataDir, { recursive: true, force: true });
}, 180_000);

function npmStart(env: Record<string, string>): Command {
  const command = new Command('start.mjs', { DATA_DIR: dataDir, PORT: '0', ...env });
  started.push(command);
  return command;
}

const printed = (command: Command, pattern: RegExp) => eventually(async () => pattern.exec(command.output), (found) => found !== null, 60_000);

/** The command gives up at once, with one line that says what to do. */
async function expectRefusal(command: Command, ...words: RegExp[]): Promise<void> {
  expect(await command.status()).toBe(1);
  const lines = command.output.trim().split('\n');
  for (const word of words) expect(lines.at(-1)).toMatch(word);
  expect(command.output).not.toMatch(/^\s+at /m);
  expect(lines.length).toBeLessThanOrEqual(2);
}

test.each<NodeJS.Signals>(['SIGINT', 'SIGTERM'])('a start says where it is and how the admin signs in, shows the code, and ends on %s with everything that it made', async (signal) => {
  const command = npmStart({});
  const url = (await printed(command, /http:\/\/[\w.]+:\d+/))![0];
  await printed(command, /admin@transcreate\.local/);
  await eventually(async () => (await new Api(url).get('/api/health/ready')).status, (status) => status === 200);

  expect((await new Api(url).post('/api/auth/login', { email: 'admin@transcreate.local' })).status).toBe(202);
  const code = (await printed(command, /admin@transcreate\.local: (\d{6})/))![1];
  expect((await new Api(url).post('/api/auth/login', { email: 'admin@transcreate.local', code })).status).toBe(200);

  const family = await familyOf(command.pid);
  expect(family.length).toBeGreaterThan(4);
  command.send(signal);
  expect(await command.status()).toBe(0);
  const states = await Promise.all(family.map(isAlive));
  expect(states.filter(Boolean)).toEqual([]);
}, 180_000);

test('after a kill -9 nothing lives on, and the next start finds its data', async () => {
  const first = npmStart({});
  await printed(first, /Transcreate is ready/);
  const family = await familyOf(first.pid);
  first.send('SIGKILL');
  await first.status();
  await eventually(async () => (await Promise.all(family.map(isAlive))).filter(Boolean).length, (count) => count === 0, 10_000);
  const second = npmStart({});
  await printed(second, /Transcreate is ready/);
}, 240_000);

describe('what stands in the way is one clear line', () => {
  test('a taken port', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    await expectRefusal(npmStart({ PORT: String(port) }), new RegExp(`Port ${port}`), /PORT=/);
    other.close();
  }, 180_000);

  test('a data folder that another start uses', async () => {
    await expectRefusal(npmStart({ DATA_DIR: product.dataDir }), /DATA_DIR/, /in use/);
  }, 180_000);

  test('a mail server, while the admin\'s address is nobody\'s', async () => {
    await expectRefusal(npmStart({ SMTP_URL: 'smtp://localhost' }), /ADMIN_EMAIL/);
  }, 180_000);

  test('a program that is not there', async () => {
    await expectRefusal(npmStart({ NATS_SERVER: '/nowhere/nats-server' }), /NATS_SERVER/, /\/nowhere\/nats-server/);
  }, 180_000);

  test.each([
    ['PORT', 'eighty'],
    ['NATS_URL', 'http://localhost'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['TRANSCREATE_TOPOLOGY', 'upside-down'],
  ])('%s=%s, which can\'t be meant', async (name, value) => {
    await expectRefusal(npmStart({ [name]: value }), new RegExp(name));
  }, 180_000);
});
