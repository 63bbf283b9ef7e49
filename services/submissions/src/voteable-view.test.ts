import { exampleOf, translationOf, type VoteableRecord } from './voteable-view.js';

const row: VoteableRecord = { id: '1', userId: 'author', groupNumber: null, transcreation: '光阴似箭', rank1Count: 1, rank2Count: 2, rank3Count: 0 };
const peer = { reader: 'peer', rank: null, summary: false };

describe('a translation to vote for', () => {
  it('has its votes, the rank that the reader gave, and its group', () => {
    expect(translationOf({ ...row, groupNumber: 3 }, { ...peer, rank: 2 })).toEqual({
      id: '1', translation: '光阴似箭', score: 7, voteCounts: { '1': 1, '2': 2, '3': 0 }, hasVoted: true, userRank: 2,
      groupNumber: 3, isGroupSubmission: true, isOwner: false,
    });
    expect(translationOf(row, peer)).toMatchObject({ hasVoted: false, userRank: null, groupNumber: null, isGroupSubmission: false });
  });

  it('tells its author that it is theirs, and nobody who that is', () => {
    expect(translationOf(row, { ...peer, reader: 'author' }).isOwner).toBe(true);
    expect(translationOf(row, peer).isOwner).toBe(false);
    expect(JSON.stringify(translationOf(row, peer))).not.toContain('author');
  });

  it('has no text in a summary', () => {
    expect(translationOf(row, { ...peer, summary: true })).not.toHaveProperty('translation');
  });
});

it('says what its source text is', () => {
  const text = { _id: 'A', kind: 'tutorial', title: 'Title', content: '双关', sourceLanguage: 'Chinese', sourceCulture: 'Chinese', weekNumber: 4, position: 2 } as const;
  expect(exampleOf(text)).toEqual({ id: 'A', title: 'Title', content: '双关', language: 'Chinese', culture: 'Chinese', category: 'tutorial', weekNumber: 4, position: 2 });
});
