import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { Refusal } from './refusal.mjs';
import { nodeWorkspaces } from './workspaces.mjs';

/**
 * Turns the TypeScript sources of everything that runs under node into JavaScript, one file to one file, without checking types
 * (`npm run check` does). Only what changed is made again; what has lost its source is removed. Answers how many files were made.
 */
export async function buildNode(root, fingerprints, workspaces = nodeWorkspaces(root)) {
  const options = { ...JSON.parse(readFileSync(join(root, '.swcrc'), 'utf8')), swcrc: false };
  const key = fingerprints.of(['.swcrc', 'node_modules/@swc/core/package.json']);
  const all = workspaces.flatMap((workspace) => jobsOf(root, workspace));
  removeStrays(root, all);
  const outdated = all
    .map((job) => ({ ...job, fingerprint: `${key}${fingerprints.ofFile(job.source)}` }))
    .filter((job) => !(fingerprints.isDone(`build ${job.source}`, job.fingerprint) && existsSync(join(root, job.output))));
  if (outdated.length === 0) return 0;
  const { transformFile } = (await import('@swc/core')).default;
  await Promise.all(
    outdated.map(async (job) => {
      await build(root, job, transformFile, options);
      fingerprints.done(`build ${job.source}`, job.fingerprint);
    }),
  );
  return outdated.length;
}

function jobsOf(root, workspace) {
  return filesIn(join(root, workspace, 'src'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(d|test|int\.test)\.tsx?$/.test(file))
    .map((file) => {
      const path = relative(join(root, workspace, 'src'), file);
      return { workspace, source: `${workspace}/src/${path}`, output: `${workspace}/dist/${path.replace(/\.tsx?$/, '.js')}` };
    });
}

async function build(root, { source, output }, transformFile, options) {
  const from = join(root, source);
  const to = join(root, output);
  const { code, map } = await transformFile(from, { ...options, sourceFileName: relative(dirname(to), from) }).catch((error) => {
    throw new Refusal(`${source} can't be built.\n${error.message}`);
  });
  mkdirSync(dirname(to), { recursive: true });
  replace(`${to}.map`, map);
  replace(to, `${code}\n//# sourceMappingURL=${basename(to)}.map\n`);
}

/** In one step, so that a process that starts meanwhile reads the old file or the new one. */
function replace(file, text) {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}

function removeStrays(root, jobs) {
  const wanted = new Set(jobs.flatMap(({ output }) => [join(root, output), join(root, `${output}.map`)]));
  for (const workspace of new Set(jobs.map((job) => job.workspace))) {
    for (const file of filesIn(join(root, workspace, 'dist'))) if (!wanted.has(file)) rmSync(file, { force: true });
  }
}

function filesIn(folder) {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}
