import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Fingerprints } from './fingerprints.mjs';

let root;
const fingerprints = () => new Fingerprints(root, join(root, '.cache', 'fingerprints.json'));
const write = (path, text) => writeFileSync(join(root, path), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprints-'));
  mkdirSync(join(root, 'src', 'dist'), { recursive: true });
  write('src/a.ts', 'a');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('it is the same for the same content, whatever the times say', () => {
  const before = fingerprints().of(['src']);
  utimesSync(join(root, 'src/a.ts'), 1, 1);
  expect(fingerprints().of(['src'])).toBe(before);
});

test.each([
  ['a file changed', () => write('src/a.ts', 'b')],
  ['a file came', () => write('src/b.ts', '')],
  ['a file went', () => rmSync(join(root, 'src/a.ts'))],
])('it is another when %s', (_case, change) => {
  const before = fingerprints().of(['src']);
  change();
  expect(fingerprints().of(['src'])).not.toBe(before);
});

test('what was built is no source', () => {
  const before = fingerprints().of(['src']);
  write('src/dist/a.js', 'a');
  expect(fingerprints().of(['src'])).toBe(before);
});

test('a change is seen by one who knew the file before', () => {
  const one = fingerprints();
  const before = one.ofFile('src/a.ts');
  one.save();
  write('src/a.ts', 'longer');
  expect(fingerprints().ofFile('src/a.ts')).not.toBe(before);
});

test('a step is done for its very inputs, also for the next one who asks, until it is forgotten', () => {
  const one = fingerprints();
  one.done('build', 'x');
  one.save();
  expect(fingerprints().isDone('build', 'x')).toBe(true);
  expect(fingerprints().isDone('build', 'y')).toBe(false);
  one.done('build', undefined);
  expect(one.isDone('build', 'x')).toBe(false);
});
