import { failure, outcomeOf, summaryLine, sumOf } from './test-results.mjs';

const suite = (name, ...statuses) => ({
  name,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status, index) => ({ status, fullName: `test ${index}` })),
});
const resultsOf = (counts, ...testResults) => ({ numPassedTests: 0, numPendingTests: 0, numTodoTests: 0, ...counts, testResults });

test('failed tests are counted and named', () => {
  const outcome = outcomeOf(resultsOf({ numPassedTests: 2 }, suite('one.ts', 'passed', 'failed'), suite('two.ts', 'passed')));
  expect(outcome).toEqual({ passed: 2, failed: 1, skipped: 0, problems: ['one.ts: test 1'] });
});

test('a file that could not run is a failure, although it has no failed test', () => {
  const outcome = outcomeOf(resultsOf({}, { name: 'broken.ts', status: 'failed', assertionResults: [] }));
  expect(outcome).toMatchObject({ failed: 1, problems: ['broken.ts: could not run'] });
});

test('what was left out is never counted as passed', () => {
  expect(outcomeOf(resultsOf({ numPassedTests: 1, numPendingTests: 2, numTodoTests: 1 }))).toMatchObject({ passed: 1, skipped: 3 });
});

test('several runs make one sum', () => {
  const sum = sumOf([{ passed: 3, failed: 0, skipped: 1, problems: [] }, failure('it hung')]);
  expect(sum).toEqual({ passed: 3, failed: 1, skipped: 1, problems: ['it hung'] });
});

test('the summary is one plain line', () => {
  expect(summaryLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(summaryLine({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped');
});
