import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataFolder } from './data-folder.mjs';
import { Refusal } from './refusal.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'transcreate-data-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('is made with what is missing above it, for its owner alone, and is given back', () => {
  const path = join(folder, 'a', 'b');
  const { outbox, logs, release } = openDataFolder(path);
  expect([path, outbox, logs].map((one) => statSync(one).mode & 0o777)).toEqual([0o700, 0o700, 0o700]);
  expect(() => openDataFolder(path)).toThrow(Refusal);
  release();
  openDataFolder(path).release();
});

test('below a file is refused', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => openDataFolder(join(folder, 'file', 'data'))).toThrow(/can't be written to/);
});

test('where no folder can be made is refused, and not tried for ever', () => {
  expect(() => openDataFolder('/proc/transcreate/data')).toThrow(/can't be written to/);
});
