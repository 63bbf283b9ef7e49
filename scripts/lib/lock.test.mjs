import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LockHeld, takeLock, waitForLock } from './lock.mjs';

let folder;
let file;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(folder, 'lock');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('it is held until it is given back, and leaves nothing behind', () => {
  const release = takeLock(file);
  expect(() => takeLock(file)).toThrow(LockHeld);
  release();
  expect(readdirSync(folder)).toEqual([]);
});

test('whoever is refused learns the process id', () => {
  takeLock(file);
  expect(() => takeLock(file)).toThrow(expect.objectContaining({ pid: process.pid }));
});

test('what a dead process left behind is taken over', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => child.once('exit', resolve));
  writeFileSync(file, `${child.pid} 12345\n`);
  takeLock(file);
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
});

test('a process id that went to somebody else meanwhile holds nothing', () => {
  writeFileSync(file, `${process.ppid} 1\n`);
  takeLock(file);
  expect(existsSync(file)).toBe(true);
});

test('a file of rubbish is no lock', () => {
  writeFileSync(file, 'rubbish');
  expect(takeLock(file)).toBeInstanceOf(Function);
});

test('waiting ends when the lock is free, and says once who holds it', async () => {
  const release = takeLock(file);
  const onWait = jest.fn();
  setTimeout(release, 250);
  (await waitForLock(file, onWait))();
  expect(onWait.mock.calls).toEqual([[process.pid]]);
});
