import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LogFile } from './log-file.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'log-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file, lines, limit) => {
  const log = new LogFile(file, limit);
  for (const line of lines) log.write(line);
  log.close();
};

test('each start begins a new file and keeps the one before, readable by its owner alone', () => {
  const file = join(folder, 'auth.log');
  write(file, ['first']);
  write(file, ['second']);
  write(file, ['third']);
  expect(readFileSync(file, 'utf8')).toBe('third\n');
  expect(readFileSync(`${file}.1`, 'utf8')).toBe('second\n');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a log never grows over its limit, however long the start lasts', () => {
  const file = join(folder, 'auth.log');
  write(file, Array.from({ length: 1000 }, (_, index) => `line ${index}`), 500);
  expect(statSync(file).size).toBeLessThan(600);
  expect(statSync(`${file}.1`).size).toBeLessThan(600);
  expect(readFileSync(file, 'utf8')).toContain('line 999\n');
});

test('a line that comes after the end is dropped', () => {
  const log = new LogFile(join(folder, 'auth.log'));
  log.close();
  expect(() => log.write('late')).not.toThrow();
});
