import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeLock } from './lib/lock.mjs';

let dataDir;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'start-'))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** What `npm start` says and does with these variables; each of them makes it refuse before it prepares anything. */
function start(variables) {
  return new Promise((resolve) => {
    const env = { ...process.env, NODE_OPTIONS: '', PORT: '0', DATA_DIR: dataDir, ...variables };
    const child = spawn(process.execPath, [join(import.meta.dirname, 'start.mjs')], { env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('close', (status) => resolve({ status, output }));
  });
}

test('a taken port', async () => {
  const server = createServer();
  const port = await new Promise((resolve) => server.listen(0, () => resolve(server.address().port)));
  const output = `Port ${port} is taken: stop the program that uses it, or choose another with PORT=${port + 1} npm start.\n`;
  expect(await start({ PORT: String(port) })).toEqual({ status: 1, output });
  server.close();
});

test('a data folder that is in use', async () => {
  const release = takeLock(join(dataDir, 'lock'));
  const output = `DATA_DIR ${dataDir} is in use by process ${process.pid}: stop that one, or choose another folder with DATA_DIR=... npm start.\n`;
  expect(await start({})).toEqual({ status: 1, output });
  release();
});

test('a data folder that is none', async () => {
  mkdirSync(join(dataDir, 'x'));
  writeFileSync(join(dataDir, 'x', 'file'), '');
  const { status, output } = await start({ DATA_DIR: join(dataDir, 'x', 'file') });
  expect(status).toBe(1);
  expect(output).toMatch(/^DATA_DIR .* can't be written to \(\w+\): give it to this user, or choose another folder\.\n$/);
});

test('mail without an admin whom it can reach', async () => {
  const output = 'SMTP_URL is set, but no mail can reach admin@transcreate.local: set ADMIN_EMAIL to the address of the admin.\n';
  expect(await start({ SMTP_URL: 'smtp://mail.example.edu' })).toEqual({ status: 1, output });
});

test('a nats-server that is named and missing', async () => {
  const output = 'NATS_SERVER names /nowhere/nats-server, which is no program: correct it, or unset it.\n';
  expect(await start({ NATS_SERVER: '/nowhere/nats-server' })).toEqual({ status: 1, output });
});
