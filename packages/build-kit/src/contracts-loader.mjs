import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';

/**
 * Evaluates a module of plain data while building and puts the result in its place. It serves `@transcreate/contracts/browser`: the
 * routes of each table without the shapes, and without zod, that they are derived from. The module's folder is watched.
 *
 * The module is bundled for Node by a compiler of its own: the loader interface's `importModule` makes rspack 2.2 panic.
 *
 * @this {import('@rspack/core').LoaderContext}
 */
export default async function contractsLoader() {
  this.addContextDependency(path.dirname(this.resourcePath));
  const folder = await mkdtemp(path.join(os.tmpdir(), 'transcreate-contracts-'));
  try {
    await bundle(this.resourcePath, folder);
    const exported = await import(pathToFileURL(path.join(folder, 'main.mjs')).href);
    return Object.entries(exported)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Bundles one TypeScript module with all that it imports into `main.mjs`, an ES module for Node. */
async function bundle(entry, folder) {
  const compiler = rspack({
    mode: 'none',
    target: 'node20',
    entry,
    output: { path: folder, filename: 'main.mjs', library: { type: 'modern-module' } },
    resolve: { conditionNames: ['source', 'import', 'default'], extensions: ['.ts', '.js'], extensionAlias: { '.js': ['.ts', '.js'] } },
    module: { rules: [{ test: /\.ts$/, type: 'javascript/auto', loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } } }] },
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, done) => (error ? reject(error) : resolve(done)));
  });
  await new Promise((resolve) => {
    compiler.close(resolve);
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
}
