import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endLeftBehind } from './left-behind.mjs';
import { failure, outcomeOf, sumOf } from './test-results.mjs';
import { ROOT } from './workspaces.mjs';

/** Marks every process of one run, so that what it leaves behind is found. */
const MARK = 'TRANSCREATE_TEST_RUN';
/** How long jest may take to end after its results are written, and what it started after jest has ended. In ms. */
const EXIT_MS = 15_000;
const GRACE_MS = 5_000;
const POLL_MS = 250;

/**
 * Runs jest to its end, or to the end of its time, and answers what it came to. A jest that can't end (a test left something open), that
 * takes too long, or that leaves processes behind fails the run; whatever it was, no process of it is left.
 */
export async function runJest(words, { limitMs, signal }) {
  const mark = randomUUID();
  const file = join(tmpdir(), `transcreate-results-${mark}.json`);
  const child = spawn(process.execPath, [join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js'), '--json', `--outputFile=${file}`, ...words], {
    cwd: ROOT,
    // With --json the results would also go to standard output; what people read goes to standard error.
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, [MARK]: mark, NODE_ENV: 'test', NODE_OPTIONS: nodeOptions() },
  });
  const end = new Promise((resolve) => child.once('close', resolve));
  signal?.addEventListener('abort', () => child.kill('SIGTERM'));
  const hung = await watch(child, end, file, limitMs);
  const left = await endLeftBehind(MARK, mark, hung ? 0 : GRACE_MS);
  const outcomes = [
    existsSync(file) ? outcomeOf(JSON.parse(readFileSync(file, 'utf8'))) : failure('jest ended without results'),
    ...(hung ? [failure(hung)] : left.map(({ pid, command }) => failure(`left behind: process ${pid}, ${command}`))),
  ];
  rmSync(file, { force: true });
  return sumOf(outcomes);
}

/** Resolves when jest has ended by itself; if it has not when it should have, ends it and says why. */
async function watch(child, end, file, limitMs) {
  const deadline = Date.now() + limitMs;
  let exitBy = Infinity;
  while (child.exitCode === null && child.signalCode === null) {
    await Promise.race([end, delay(POLL_MS)]);
    if (exitBy === Infinity && existsSync(file)) exitBy = Date.now() + EXIT_MS;
    const late = Date.now() > deadline && `the tests were not done after ${limitMs / 60_000} minutes`;
    const stuck = Date.now() > exitBy && 'jest could not end: a test left something open';
    if (late || stuck) {
      child.kill('SIGKILL');
      await end;
      return late || stuck;
    }
  }
  return '';
}

/** ES modules in jest are still an experiment of node's, which would say so once a worker. */
function nodeOptions() {
  return [process.env.NODE_OPTIONS, '--experimental-vm-modules', '--disable-warning=ExperimentalWarning'].filter(Boolean).join(' ');
}
