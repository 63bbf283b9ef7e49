import type { Rank, Voteable, VoteCounts, VoteState } from '@transcreate/contracts';
import { score } from '@transcreate/rules';

export type Translation = Voteable['translations'][number];

export const RANKS: readonly Rank[] = [1, 2, 3];

/** Which translation holds each rank that the person has given in an example. */
export type Holders = ReadonlyMap<Rank, string>;

export function holdersOf(translations: readonly Pick<Translation, 'id' | 'userRank'>[]): Holders {
  return new Map(translations.flatMap(({ id, userRank }) => (userRank === null ? [] : [[userRank, id] as const])));
}

/** A rank can be given to a translation only if none of the others in the example holds it. */
export function isAvailable(rank: Rank, id: string, holders: Holders): boolean {
  const holder = holders.get(rank);
  return holder === undefined || holder === id;
}

/** What choosing a rank asks for: the held one is taken back, any other is given. */
export function wishOf(held: Rank | null, chosen: Rank): Rank | null {
  return held === chosen ? null : chosen;
}

/** How a translation stands once the person has given it `rank`, or taken theirs back (null). */
export function stateWith({ voteCounts, userRank }: Pick<VoteState, 'voteCounts' | 'userRank'>, rank: Rank | null): VoteState {
  const counts: VoteCounts = { ...voteCounts };
  if (userRank !== null) counts[userRank] = Math.max(0, counts[userRank] - 1);
  if (rank !== null) counts[rank] += 1;
  return { score: score(counts), voteCounts: counts, hasVoted: rank !== null, userRank: rank };
}

/** The example with one translation's standing replaced; everything else keeps its identity, so that nothing else is drawn anew. */
export function withState(voteable: Voteable, id: string, state: VoteState): Voteable {
  if (!voteable.translations.some((each) => each.id === id)) return voteable;
  return { ...voteable, translations: voteable.translations.map((each) => (each.id === id ? { ...each, ...state } : each)) };
}

/** How many of the three votes the person has cast. */
export const votesCast = (translations: readonly Pick<Translation, 'hasVoted'>[]): number => translations.filter(({ hasVoted }) => hasVoted).length;

export const totalVotes = (counts: VoteCounts): number => counts['1'] + counts['2'] + counts['3'];

/** Why nobody asks a person for a vote: they wrote it, or submitted in the name of its group. */
export type Hindrance = 'own' | 'own-group';

/** In the name of which groups the person has submitted to the example. */
export function ownGroupsOf(translations: readonly Pick<Translation, 'isOwner' | 'groupNumber'>[]): ReadonlySet<number> {
  return new Set(translations.flatMap(({ isOwner, groupNumber }) => (isOwner && groupNumber !== null ? [groupNumber] : [])));
}

export function hindranceOf(translation: Pick<Translation, 'isOwner' | 'groupNumber'>, ownGroups: ReadonlySet<number>): Hindrance | undefined {
  if (translation.isOwner) return 'own';
  return translation.groupNumber !== null && ownGroups.has(translation.groupNumber) ? 'own-group' : undefined;
}

/** The person has voted for nothing in the example, though there is something to vote for. */
export function isUnvoted({ translations }: Pick<Voteable, 'translations'>): boolean {
  const ownGroups = ownGroupsOf(translations);
  return votesCast(translations) === 0 && translations.some((each) => hindranceOf(each, ownGroups) === undefined);
}
