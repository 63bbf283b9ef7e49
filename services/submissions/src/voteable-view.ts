import type { ListedSourceText, Rank, Voteable } from '@transcreate/contracts';
import type { VoteableRecord } from './submission.store.js';
import { stateOf } from './vote-view.js';

/**
 * Translations under their source texts, in the order of both lists, as a person sees them who gave `ranks`; texts without a translation are
 * left out. Who wrote a translation is never among it, and whose it is only to that person.
 */
export function voteablesOf(
  sourceTexts: readonly ListedSourceText[],
  translations: readonly VoteableRecord[],
  { userId, ranks }: { userId: string; ranks: ReadonlyMap<string, Rank> },
): Voteable[] {
  const byText = new Map<string, Voteable['translations']>();
  for (const row of translations) {
    const listed = byText.get(row.sourceTextId);
    const translation = translationOf(row, userId, ranks.get(row.id));
    if (listed) listed.push(translation);
    else byText.set(row.sourceTextId, [translation]);
  }
  return sourceTexts.flatMap((text) => {
    const listed = byText.get(text._id);
    return listed ? [{ example: exampleOf(text), translations: listed }] : [];
  });
}

function exampleOf({ _id: id, title, content, weekNumber, position, ...text }: ListedSourceText): Voteable['example'] {
  return { id, title, content, language: text.sourceLanguage, culture: text.sourceCulture, category: text.kind, weekNumber, position };
}

function translationOf(row: VoteableRecord, userId: string, rank: Rank | undefined): Voteable['translations'][number] {
  return {
    id: row.id,
    translation: row.transcreation,
    ...stateOf(row, rank ?? null),
    groupNumber: row.groupNumber,
    isGroupSubmission: row.groupNumber !== null,
    isOwner: row.userId === userId,
  };
}
