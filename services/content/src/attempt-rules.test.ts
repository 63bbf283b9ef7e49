import { problemsOfAttempt } from './attempt-rules.js';

describe('what a submission must bring', () => {
  it('is a group for a tutorial task', () => {
    expect(problemsOfAttempt('tutorial', {})).toEqual([{ path: 'groupNumber', message: 'is required for a tutorial task' }]);
    expect(problemsOfAttempt('tutorial', { groupNumber: 1 })).toEqual([]);
  });

  it.each(['practice', 'weekly-practice'] as const)('is nothing more for %s', (kind) => {
    expect(problemsOfAttempt(kind, {})).toEqual([]);
    expect(problemsOfAttempt(kind, { groupNumber: 1 })).toEqual([]);
  });
});
