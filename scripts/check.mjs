/**
 * Everything about the code that a machine can check without running it: `npm run check`. One line a check, what is wrong below it, and
 * exit status 1 if anything is.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './lib/workspaces.mjs';

/** A check passes when it finds nothing; what it resolves to is printed. */
const CHECKS = [
  ['Types', () => program('tsc', '-p', '.')],
  ['Lint', () => program('oxlint', '--format=unix')],
  ['Import walls', async () => (await import('./lib/import-walls.mjs')).brokenWalls(ROOT)],
  ['Dead code and dependencies', () => program('knip', '--no-progress', '--no-config-hints')],
  ['Left-over words', async () => (await import('./lib/forbidden-words.mjs')).forbiddenWords(ROOT).join('\n')],
  ['OpenAPI document', async () => (await import('./lib/openapi-check.mjs')).openApiProblems()],
  ['Released calls and rooms', async () => (await import('./lib/released.mjs')).brokenPromises(ROOT).then((broken) => broken.join('\n'))],
  ['Versions of rooms and facade', async () => (await import('./lib/released.mjs')).unsaidChanges(ROOT).join('\n')],
  ['Migrations match the schemas', () => node('scripts/migration.mjs', '--check')],
  ['NATS rights match the contracts', () => node('scripts/nats-conf.mjs', '--check')],
  ['Bundle sizes', () => node('packages/build-kit/src/bundle-budget.mjs')],
  ['Lock file', () => command('npm', ['ci', '--dry-run', '--ignore-scripts', '--loglevel=error'])],
];

const program = (name, ...args) => command(join(ROOT, 'node_modules', '.bin', name), args);
const node = (...args) => command(process.execPath, args);

/** What a command printed if it failed, and nothing if it did not. */
function command(file, args) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' } });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.once('error', (error) => resolve(error.message));
    child.once('close', (status) => resolve(status === 0 ? '' : output.trim() || `exit status ${status}`));
  });
}

async function timed([name, check]) {
  const start = performance.now();
  const problems = await check().catch((error) => error.stack);
  return { name, problems, seconds: ((performance.now() - start) / 1000).toFixed(1) };
}

/** Builds what the checks look at: the database clients (types), the contracts (OpenAPI) and the site (sizes). */
async function build() {
  const problems = await node('scripts/build.mjs');
  if (problems === '') return;
  console.log(`failed  Build\n${problems}`);
  process.exit(1);
}

await build();
const results = CHECKS.map(timed);
let failed = 0;
for (const result of results) {
  const { name, problems, seconds } = await result;
  console.log(`${problems ? 'failed' : 'ok    '}  ${name} (${seconds} s)`);
  if (problems) console.log(problems.replaceAll(/^/gm, '        '));
  failed += problems ? 1 : 0;
}
console.log(failed === 0 ? `\nAll ${CHECKS.length} checks passed.` : `\n${failed} of ${CHECKS.length} checks failed.`);
process.exitCode = failed === 0 ? 0 : 1;
