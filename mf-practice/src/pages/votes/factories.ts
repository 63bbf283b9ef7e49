import type { Voteable } from '@transcreate/contracts';
import { score } from '@transcreate/rules';
import type { Translation } from './ballot.js';

const idOf = (kind: string, number: number) => `${kind}0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A translation of somebody else that nobody has voted for; name what the test is about. The score follows the counts. */
export function translationOf(number: number, fields: Partial<Translation> = {}): Translation {
  const voteCounts = fields.voteCounts ?? { '1': 0, '2': 0, '3': 0 };
  return {
    id: idOf('a', number),
    translation: `译文 ${number}`,
    voteCounts,
    score: score(voteCounts),
    hasVoted: (fields.userRank ?? null) !== null,
    userRank: null,
    groupNumber: null,
    isGroupSubmission: (fields.groupNumber ?? null) !== null,
    isOwner: false,
    ...fields,
  };
}

/** A practice example with three translations, unless told otherwise. */
export function voteableOf(number: number, example: Partial<Voteable['example']> = {}, translations?: Translation[]): Voteable {
  return {
    example: {
      id: idOf('e', number),
      title: `Pun ${number}`,
      content: 'Time flies like an arrow.',
      language: 'English',
      culture: 'American',
      category: 'practice',
      weekNumber: 1,
      position: number,
      ...example,
    },
    translations: translations ?? [1, 2, 3].map((each) => translationOf(number * 10 + each)),
  };
}
