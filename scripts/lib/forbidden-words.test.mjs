import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forbiddenWords } from './forbidden-words.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'forbidden-words-'));
  execFileSync('git', ['init', '--quiet', root]);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const find = (name, text) => {
  writeFileSync(join(root, name), text);
  return forbiddenWords(root);
};

// Each in pieces, or this file would be found itself.
test.each([
  ['unfinished work', 'a.ts', ['// TO', 'DO: later']],
  ["a developer's folder", 'a.md', ['see /ho', 'me/li/project']],
  ['a test that leaves the others out', 'a.test.ts', ['test.on', "ly('x', () => {});"]],
  ['a test that is left out', 'a.test.tsx', ['  it.sk', "ip('x', () => {});"]],
])('%s is found, with its line', (_, name, pieces) => {
  expect(find(name, `one\n${pieces.join('')}\n`)).toEqual([expect.stringMatching(new RegExp(`^${name}:2: `))]);
});

test('ordinary words are not', () => {
  expect(find('a.ts', 'const url = "https://example.org/home/page"; // to do: nothing\nthing.only(1);\n')).toEqual([]);
});
