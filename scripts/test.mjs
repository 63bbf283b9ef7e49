/**
 * `npm test`: every test there is, on a fresh clone, with all that they need. `npm test -- <words>` hands words to jest, to run a part:
 * `npm test -- --selectProjects unit`, `npm test -- e2e/journeys`. A part of the product as the first word, `services/auth` or `mf-practice`,
 * runs that part's own tests and builds no more than they need. The last line is the sum; the exit status is 1 if anything failed.
 *
 * This file and what it imports at the top use node's own modules alone; everything else is loaded after the packages are installed.
 */
import { availableParallelism } from 'node:os';
import { prepareBrowser } from './lib/browser.mjs';
import { runJest } from './lib/jest-run.mjs';
import { prepare } from './lib/prepare.mjs';
import { runCommand } from './lib/refusal.mjs';
import { summaryLine, sumOf } from './lib/test-results.mjs';
import { endTools } from './lib/tools.mjs';
import { parts, withNeeded } from './lib/workspaces.mjs';

const LIMIT_MS = 15 * 60_000;
/** Test files at once on the smallest machine: one alone mostly waits, for a database or a page. */
const FEWEST = 2;

/** What has the machine for itself comes after what fills it: a journey is timed as a person would feel it. */
const WITHOUT_BROWSER = ['--selectProjects', 'unit', 'web', 'integration', ...workers(availableParallelism() - 1)];
const STAGES = [
  { name: 'Unit, web and integration tests', words: WITHOUT_BROWSER },
  { name: 'End-to-end tests', words: ['--selectProjects', 'e2e', ...workers(FEWEST)] },
];

const interrupt = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    interrupt.abort();
    endTools();
  });
}

await runCommand(async () => {
  const began = Date.now();
  const outcomes = [];
  for (const stage of await stagesOf(process.argv.slice(2))) outcomes.push(await run(stage));
  const sum = sumOf(outcomes);
  for (const problem of sum.problems) console.log(`failed: ${problem.replace(`${process.cwd()}/`, '')}`);
  console.log(`\nDone in ${seconds(began)} s\n${summaryLine(sum)}`);
  process.exitCode = sum.failed > 0 || interrupt.signal.aborted ? 1 : 0;
});

/** Prepares what the tests need, and answers the runs that they take. */
async function stagesOf(words) {
  const [part, ...others] = words;
  if (parts().includes(part)) {
    await prepare({ site: false, only: withNeeded(part, { tests: true }) });
    return [{ name: `Tests of ${part}`, words: [...WITHOUT_BROWSER, `--testPathPatterns=^${part}/`, ...others] }];
  }
  await prepare();
  if (mayNeedBrowser(words)) await prepareBrowser(console.log);
  return words.length > 0 ? [{ name: 'Tests', words }] : STAGES;
}

async function run({ name, words }) {
  if (interrupt.signal.aborted) return { passed: 0, failed: 0, skipped: 0, problems: [] };
  const began = Date.now();
  console.log(`\n${name}`);
  const outcome = await runJest(words, { limitMs: LIMIT_MS, signal: interrupt.signal });
  console.log(`${name}: ${summaryLine(outcome)} (${seconds(began)} s)`);
  return outcome;
}

/** Whoever names the projects, and not the one with a browser, needs none. */
function mayNeedBrowser(words) {
  return !words.includes('--selectProjects') || words.includes('e2e');
}

function workers(count) {
  return [`--maxWorkers=${Math.max(FEWEST, count)}`];
}

function seconds(began) {
  return ((Date.now() - began) / 1_000).toFixed(1);
}
