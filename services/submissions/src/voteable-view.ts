import type { ListedSourceText, Rank, Voteable } from '@transcreate/contracts';
import { stateOf } from './vote-view.js';

/** A translation that can be voted for. */
export interface VoteableRecord {
  id: string;
  /** Who wrote it: never to be shown, and whose it is only to that person. */
  userId: string;
  groupNumber: number | null;
  transcreation: string;
  rank1Count: number;
  rank2Count: number;
  rank3Count: number;
}

/** Who looks: what they gave the translation, and whether they want a summary, which has no texts. */
interface Look {
  reader: string;
  rank: Rank | null;
  summary: boolean;
}

export function exampleOf({ _id: id, title, content, weekNumber, position, ...text }: ListedSourceText): Voteable['example'] {
  return { id, title, content, language: text.sourceLanguage, culture: text.sourceCulture, category: text.kind, weekNumber, position };
}

export function translationOf(row: VoteableRecord, { reader, rank, summary }: Look): Voteable['translations'][number] {
  return {
    id: row.id,
    ...(summary ? {} : { translation: row.transcreation }),
    ...stateOf(row, rank),
    groupNumber: row.groupNumber,
    isGroupSubmission: row.groupNumber !== null,
    isOwner: row.userId === reader,
  };
}
