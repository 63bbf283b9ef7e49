import type { Rank } from '@transcreate/contracts';
import {
  hindranceOf, holdersOf, isAvailable, isUnvoted, ownGroupsOf, RANKS, stateWith, totalVotes, votesCast, wishOf, withState,
} from './ballot.js';
import { translationOf, voteableOf } from './factories.js';

describe('an available rank', () => {
  const mine = translationOf(1, { userRank: 2 });
  const other = translationOf(2);
  const holders = holdersOf([mine, other, translationOf(3, { userRank: 3 })]);
  const available = (id: string) => RANKS.filter((rank) => isAvailable(rank, id, holders));

  it('is held by no other translation', () => expect(available(other.id)).toEqual([1]));
  it('is also the one that the translation itself holds', () => expect(available(mine.id)).toEqual([1, 2]));
});

describe('choosing a rank', () => {
  it.each<[Rank | null, Rank, Rank | null]>([
    [null, 1, 1],
    [2, 1, 1],
    [1, 1, null],
  ])('while %j is held, %i asks for %j', (held, chosen, expected) => expect(wishOf(held, chosen)).toBe(expected));
});

describe('the standing after a vote', () => {
  const voteCounts = { '1': 4, '2': 1, '3': 0 };
  it.each<[string, Rank | null, Rank | null, object, number]>([
    ['given', null, 3, { '1': 4, '2': 1, '3': 1 }, 15],
    ['moved', 1, 2, { '1': 3, '2': 2, '3': 0 }, 13],
    ['taken back', 2, null, { '1': 4, '2': 0, '3': 0 }, 12],
    ['given again', 1, 1, voteCounts, 14],
    ['not there and taken back', null, null, voteCounts, 14],
  ])('that was %s counts at once, in the score as well', (_, held, rank, counts, score) => {
    expect(stateWith({ voteCounts, userRank: held }, rank)).toEqual({ voteCounts: counts, score, hasVoted: rank !== null, userRank: rank });
  });

  it('is the same backwards', () => {
    const before = translationOf(1, { voteCounts, userRank: 1 });
    expect(stateWith(stateWith(before, 3), 1)).toEqual({ voteCounts, score: before.score, hasVoted: true, userRank: 1 });
  });

  it('leaves what it came from as it was', () => {
    stateWith({ voteCounts, userRank: 1 }, 2);
    expect(voteCounts).toEqual({ '1': 4, '2': 1, '3': 0 });
  });

  it('never counts below zero, even if the counts are behind', () => {
    expect(stateWith({ voteCounts: { '1': 0, '2': 0, '3': 0 }, userRank: 1 }, null).voteCounts).toEqual({ '1': 0, '2': 0, '3': 0 });
  });
});

describe('an example with a new standing', () => {
  const voteable = voteableOf(1);
  const [first, second] = voteable.translations;
  const state = stateWith(first!, 1);

  it('has it in its place, and everything else is the very same', () => {
    const next = withState(voteable, first!.id, state);
    expect(next.translations[0]).toEqual({ ...first, ...state });
    expect(next.translations[1]).toBe(second);
  });

  it('is itself if it does not have the translation', () => expect(withState(voteable, 'another', state)).toBe(voteable));
});

test('votes are counted', () => {
  expect(votesCast([translationOf(1, { userRank: 1 }), translationOf(2), translationOf(3, { userRank: 3 })])).toBe(2);
  expect(totalVotes({ '1': 1, '2': 2, '3': 4 })).toBe(7);
});

describe('one’s own', () => {
  const own = translationOf(1, { isOwner: true, groupNumber: 3 });
  const groups = ownGroupsOf([own, translationOf(2, { groupNumber: 4 }), translationOf(3, { isOwner: true })]);
  it.each([
    ['translation', own, 'own'],
    ['group’s translation', translationOf(4, { groupNumber: 3 }), 'own-group'],
    ['neighbours’ is not', translationOf(5, { groupNumber: 4 }), undefined],
    ['group is no reason for a text of no group', translationOf(6), undefined],
  ] as const)('%s', (_, translation, expected) => expect(hindranceOf(translation, groups)).toBe(expected));
});

describe('an example is not yet voted', () => {
  const of = (...translations: ReturnType<typeof translationOf>[]) => isUnvoted({ translations });
  it('without a vote of mine', () => expect(of(translationOf(1))).toBe(true));
  it('but not with one', () => expect(of(translationOf(1), translationOf(2, { userRank: 3 }))).toBe(false));
  it('nor where there is nothing to vote for', () => expect(of(translationOf(1, { isOwner: true }))).toBe(false));
});
