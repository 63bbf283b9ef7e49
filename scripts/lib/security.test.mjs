import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, serviceNames } from './workspaces.mjs';

const page = readFileSync(join(ROOT, 'SECURITY.md'), 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| **'));
const testsOf = (row) => [...row.split(' | ').at(-1).matchAll(/`([^`]+)`/g)].map(([, name]) => name);

test('every threat names the tests that show what stops it', () => {
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row) => testsOf(row).length === 0)).toEqual([]);
});

test('every test that is named is there', () => {
  const named = rows.flatMap(testsOf);
  expect(named.filter((name) => !/\.test\.(ts|tsx|mjs)$/.test(name) || !existsSync(join(ROOT, name)))).toEqual([]);
});

/** The page promises that the server opens no address which a person gave: one file alone can open any; another asks what a developer named on their own machine. */
test('one file alone asks servers outside', () => {
  const folders = [...serviceNames().map((name) => `services/${name}/src`), 'gateway/src', 'packages/service-kit/src'];
  const sources = folders.flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true }).map((name) => `${folder}/${name}`));
  const asking = sources.filter((name) => name.endsWith('.ts') && /\bfetch\(|from '(undici|node:https)'/.test(readFileSync(join(ROOT, name), 'utf8')));
  expect(asking.filter((name) => !name.endsWith('.test.ts'))).toEqual(['services/toolkit/src/outside.ts', 'gateway/src/dev-proxy.ts']);
});
