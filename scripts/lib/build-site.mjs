import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './refusal.mjs';
import { runTool } from './tools.mjs';

/** What every front end is made of, beside its own folder. */
const COMMON = ['package-lock.json', 'packages/build-kit', 'packages/contracts', 'packages/rules', 'packages/ui', 'packages/web-kit'];

/** Each build uses several threads; more than two at once only crowd a small machine. */
const AT_ONCE = 2;

/** Those of the front ends `names` whose inputs changed since they were built. */
export function outdatedFrontEnds(root, fingerprints, names) {
  return names
    .map((name) => ({ name, fingerprint: fingerprints.of([name, ...COMMON]) }))
    .filter(({ name, fingerprint }) => !(fingerprints.isDone(`site ${name}`, fingerprint) && existsSync(join(root, name, 'dist'))));
}

/** Builds front ends for production: `outdated` comes from `outdatedFrontEnds`. */
export async function buildFrontEnds(root, fingerprints, outdated) {
  const queue = [...outdated];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      fingerprints.done(`site ${next.name}`, undefined);
      await build(root, next.name);
      fingerprints.done(`site ${next.name}`, next.fingerprint);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function build(root, name) {
  const rspack = join(root, 'node_modules', '@rspack', 'cli', 'bin', 'rspack.js');
  const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' };
  const { status, output } = await runTool(process.execPath, [rspack, 'build'], { cwd: join(root, name), env });
  if (status !== 0) throw new Refusal(`${name} can't be built.\n${output}`.trim());
}
