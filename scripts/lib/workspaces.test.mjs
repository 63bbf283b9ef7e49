import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frontEnds, parts, ROOT, serviceNames, withNeeded } from './workspaces.mjs';

const scriptsOf = (part) => JSON.parse(readFileSync(join(ROOT, part, 'package.json'), 'utf8')).scripts;
const processes = [...serviceNames().map((name) => `services/${name}`), 'gateway'];

test.each(processes)('%s is built, tested and started from its own folder', (part) => {
  const scripts = part.replace(/[^/]+/g, '..') + '/scripts';
  expect(scriptsOf(part)).toEqual({
    build: `node ${scripts}/build.mjs ${part}`,
    test: `node ${scripts}/test.mjs ${part}`,
    start: 'exec node --enable-source-maps dist/main.js',
  });
});

test.each(frontEnds())('%s is built, tested and developed from its own folder', (part) => {
  expect(scriptsOf(part)).toEqual({
    build: `node ../scripts/build.mjs ${part}`,
    test: `node ../scripts/test.mjs ${part}`,
    dev: `node ../scripts/dev.mjs ${part}`,
  });
});

test.each(parts())('%s belongs to a team', (part) => {
  expect(readFileSync(join(ROOT, 'CODEOWNERS'), 'utf8')).toMatch(new RegExp(`^/${part}/ +@`, 'm'));
});

test('a part waits for what it is made of, and for no other service or room', () => {
  expect(withNeeded('services/auth').toSorted()).toEqual(['packages/contracts', 'packages/service-kit', 'services/auth']);
  expect(withNeeded('gateway').filter((one) => one.startsWith('services/'))).toEqual([]);
  for (const part of parts()) expect(withNeeded(part).filter((one) => one !== part && !one.startsWith('packages/'))).toEqual([]);
});

test('its tests may put others beside it, with what these need', () => {
  expect(withNeeded('services/content', { tests: true })).toEqual(expect.arrayContaining(['services/submissions', 'packages/embedded']));
});
