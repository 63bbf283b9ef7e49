/**
 * What a run of tests came to.
 *
 * @typedef {{ passed: number, failed: number, skipped: number, problems: string[] }} Outcome `problems`: one line for everything that failed
 */

/** @returns {Outcome} from jest's own JSON. A file that could not run at all counts as one failure, like a test. */
export function outcomeOf(results) {
  const suites = results.testResults;
  const broken = suites.filter((suite) => suite.status === 'failed' && suite.assertionResults.every((test) => test.status !== 'failed'));
  const failed = suites.flatMap((suite) => suite.assertionResults.filter((test) => test.status === 'failed').map((test) => `${suite.name}: ${test.fullName}`));
  return {
    passed: results.numPassedTests,
    failed: failed.length + broken.length,
    skipped: results.numPendingTests + results.numTodoTests,
    problems: [...broken.map((suite) => `${suite.name}: could not run`), ...failed],
  };
}

/** @returns {Outcome} of something that went wrong beside the tests: it fails the run like a test. */
export function failure(problem) {
  return { passed: 0, failed: 1, skipped: 0, problems: [problem] };
}

/** @param {Outcome[]} outcomes @returns {Outcome} */
export function sumOf(outcomes) {
  const add = (count) => outcomes.reduce((sum, outcome) => sum + outcome[count], 0);
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped'), problems: outcomes.flatMap((outcome) => outcome.problems) };
}

/** The last line of `npm test`: '12 passed, 0 failed', with ', 1 skipped' where a test was. */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
