import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { currentFacade, currentUses, lostExports, wrongVersions } from './facade.mjs';

const FILES = {
  'packages/web-kit/package.json': JSON.stringify({
    version: '1.2.3', exports: { '.': { source: './src/core.ts' }, './parts': { source: './src/parts.ts' }, './testing': { source: './src/testing.tsx' } },
  }),
  'packages/web-kit/src/core.ts': `
    export { useQuery, useMutation as change } from '@tanstack/react-query';
    export type { Room } from './room.js';
    export { offers, type RoomProps } from './room.js';
    export const FIRST = 1, SECOND = 2;
    export interface Nothing {}
  `,
  'packages/web-kit/src/parts.ts': "export * from '@transcreate/ui';\nexport * from './fields.js';\nexport function late() {}\nexport class Shelf {}",
  'packages/web-kit/src/fields.tsx': 'export const Field = () => <input />;',
  'packages/web-kit/src/testing.tsx': 'export const renderRoom = 1;',
  'packages/ui/package.json': JSON.stringify({ exports: { '.': { source: './src/index.ts' } } }),
  'packages/ui/src/index.ts': "export { Button, type ButtonProps } from './button.js';",
  'mf-tale/package.json': JSON.stringify({ transcreate: { name: 'tale', routes: [], needs: '1.1' } }),
  'mf-tale/rspack.config.mjs': '',
  'mf-tale/src/app.tsx': "import { useQuery as ask, type Room } from '@transcreate/web-kit';\nimport { Button } from '@transcreate/web-kit/parts';\nimport { useState } from 'react';",
  'mf-tale/src/pages/page.tsx': "import type { Nothing } from '@transcreate/web-kit';\nimport { Button } from '@transcreate/web-kit/parts';",
  'mf-tale/src/app.test.tsx': "import { renderRoom } from '@transcreate/web-kit/testing';",
};

let root;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'transcreate-facade-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('the facade is what its modules export at run time, passed on or its own', () => {
  expect(currentFacade(root)).toEqual({
    version: '1.2.3',
    exports: { '@transcreate/web-kit': ['FIRST', 'SECOND', 'change', 'offers', 'useQuery'], '@transcreate/web-kit/parts': ['Button', 'Field', 'Shelf', 'late'] },
  });
});

test('a room uses what its sources import at run time', () => {
  expect(currentUses(root)).toEqual([{ folder: 'mf-tale', needs: '1.1', uses: ['@transcreate/web-kit useQuery', '@transcreate/web-kit/parts Button'] }]);
});

const facade = (version, ...names) => ({ version, exports: { 'web-kit': names } });
const room = (needs, ...uses) => [{ folder: 'mf-tale', needs, uses: uses.map((name) => `web-kit ${name}`) }];

test('what rooms of the earlier release rely on goes with a new major version alone', () => {
  const before = facade('1.1.0', 'Button', 'Field');
  expect(lostExports(before, facade('1.2.0', 'Button', 'Field', 'Late'))).toEqual([]);
  expect(lostExports(before, facade('1.2.0', 'Button'))).toEqual(["web-kit no longer exports 'web-kit Field': that takes a new major version."]);
  expect(lostExports(before, facade('2.0.0', 'Button'))).toEqual([]);
});

describe('a version says what has changed since the earlier release', () => {
  const before = facade('1.1.0', 'Button');

  it.each([['1.2.0', '1.2'], ['2.0.0', '2.0']])('%s may bring a new export, and a room that uses it names %s', (version, needs) => {
    expect(wrongVersions(before, facade(version, 'Button', 'Field'), room(needs, 'Button', 'Field'))).toEqual([]);
  });

  it('a patch brings none', () => {
    expect(wrongVersions(before, facade('1.1.9', 'Button', 'Field'), room('1.1', 'Button'))).toEqual([
      "web-kit exports 'web-kit Field', which 1.1.0 does not: raise its minor version.",
    ]);
  });

  it('a room that names the earlier one uses nothing that came later, and none names a version that is not there', () => {
    const now = facade('1.2.0', 'Button', 'Field');
    expect(wrongVersions(before, now, room('1.0', 'Button'))).toEqual([]);
    expect(wrongVersions(before, now, room('1.1', 'Button', 'Field'))).toEqual(["mf-tale uses 'web-kit Field', which web-kit 1.1 does not have: raise `needs`."]);
    expect(wrongVersions(before, now, room('1.3', 'Button'))).toEqual(['mf-tale needs web-kit 1.3, and this is 1.2.0.']);
  });
});
