import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildNode } from './build-node.mjs';
import { Fingerprints } from './fingerprints.mjs';
import { ROOT } from './workspaces.mjs';

let root;
const write = (path, text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const built = (path) => join(root, 'packages/a/dist', path);

async function build() {
  const fingerprints = new Fingerprints(root, join(root, '.cache/fingerprints.json'));
  const files = await buildNode(root, fingerprints);
  fingerprints.save();
  return files;
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  write('.swcrc', readFileSync(join(ROOT, '.swcrc'), 'utf8'));
  write('packages/a/package.json', JSON.stringify({ exports: { '.': { source: './src/index.ts', default: './dist/index.js' } } }));
  write('packages/a/src/index.ts', `import { b } from './part/b.js';\nexport const a: number = b;\n`);
  write('packages/a/src/part/b.ts', 'export const b = 1 as number;\n');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('one source becomes one file, with its map and without its types', async () => {
  expect(await build()).toBe(2);
  expect(readFileSync(built('index.js'), 'utf8')).toContain("import { b } from './part/b.js';\nexport const a = b;");
  expect(JSON.parse(readFileSync(built('part/b.js.map'), 'utf8')).sources).toEqual(['../../src/part/b.ts']);
});

test('only what changed is built again', async () => {
  await build();
  expect(await build()).toBe(0);
  write('packages/a/src/part/b.ts', 'export const b = 2;\n');
  expect(await build()).toBe(1);
  expect(readFileSync(built('part/b.js'), 'utf8')).toContain('b = 2');
});

test('what was deleted by hand is built again', async () => {
  await build();
  rmSync(built('index.js'));
  expect(await build()).toBe(1);
});

test('what lost its source goes', async () => {
  await build();
  rmSync(join(root, 'packages/a/src/part/b.ts'));
  await build();
  expect(existsSync(built('part/b.js'))).toBe(false);
  expect(existsSync(built('part/b.js.map'))).toBe(false);
});

test('tests, and packages that are for the browser alone, are not built', async () => {
  write('packages/a/src/index.test.ts', 'test();\n');
  write('packages/web/package.json', JSON.stringify({ exports: { '.': { source: './src/index.ts' } } }));
  write('packages/web/src/index.ts', 'export {};\n');
  expect(await build()).toBe(2);
});

test('a fault in a source names the file', async () => {
  write('packages/a/src/part/b.ts', 'export const = ;\n');
  await expect(build()).rejects.toThrow(/^packages\/a\/src\/part\/b\.ts can't be built\./);
});
