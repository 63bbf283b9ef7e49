import { stateOf } from './vote-view.js';

describe('how a translation stands', () => {
  const counts = { rank1Count: 2, rank2Count: 0, rank3Count: 1 };

  it('is told with its score and what the caller gave it', () => {
    expect(stateOf(counts, 3)).toEqual({ score: 7, voteCounts: { '1': 2, '2': 0, '3': 1 }, hasVoted: true, userRank: 3 });
  });

  it('is told to somebody who gave it nothing', () => {
    expect(stateOf(counts, null)).toMatchObject({ hasVoted: false, userRank: null });
  });
});
