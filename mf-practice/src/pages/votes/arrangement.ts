import type { SourceTextKind, Voteable } from '@transcreate/contracts';
import { parseFormatting, plainText } from '@transcreate/rules';
import { isUnvoted, totalVotes } from './ballot.js';
import type { Translation } from './ballot.js';

/** What the page shows; the address keeps it. */
export interface View {
  category: SourceTextKind | 'all';
  week: number | 'all';
  sort: Sort;
  /** Only examples that the person has not voted in. */
  unvoted: boolean;
  /** The selected example's id. */
  example: string | null;
}

export type Sort = 'st' | 'score' | 'votes';
export type Selection = Pick<View, 'category' | 'week' | 'unvoted'>;

export const CATEGORIES: readonly SourceTextKind[] = ['tutorial', 'weekly-practice', 'practice'];
export const WEEKS: readonly number[] = [1, 2, 3, 4, 5, 6];
export const SORTS: readonly Sort[] = ['st', 'score', 'votes'];

/** Reads the address; what it does not know is as if it were not there. */
export function viewOf(parameters: URLSearchParams): View {
  const week = Number(parameters.get('week'));
  return {
    category: CATEGORIES.find((each) => each === parameters.get('category')) ?? 'all',
    week: WEEKS.includes(week) ? week : 'all',
    sort: SORTS.find((each) => each === parameters.get('sort')) ?? 'st',
    unvoted: parameters.get('unvoted') === 'true',
    example: parameters.get('example'),
  };
}

/** The address of a view, '' for the page as it opens. */
export function searchOf({ category, week, sort, unvoted, example }: View): string {
  const parameters = new URLSearchParams();
  if (category !== 'all') parameters.set('category', category);
  if (week !== 'all') parameters.set('week', String(week));
  if (sort !== 'st') parameters.set('sort', sort);
  if (unvoted) parameters.set('unvoted', 'true');
  if (example !== null) parameters.set('example', example);
  return parameters.size === 0 ? '' : `?${parameters.toString()}`;
}

/**
 * The examples that the filters let through. `held` is one that passes the filter of what has not been voted in all the same: without it a
 * card would go from under the hand that has just given the first of three ranks.
 */
export function selected(voteables: readonly Voteable[], { category, week, unvoted }: Selection, held: string | null = null): Voteable[] {
  return voteables.filter(({ example, translations }) => {
    if (category !== 'all' && example.category !== category) return false;
    if (week !== 'all' && example.weekNumber !== week) return false;
    return !unvoted || example.id === held || isUnvoted({ translations });
  });
}

/**
 * Which example stays although it has been voted in: the selected one, from when it was chosen unvoted until another is chosen or the filter
 * goes.
 */
export function heldNext(held: string | null, view: Pick<View, 'unvoted' | 'example'>, voteables: readonly Voteable[]): string | null {
  const { unvoted, example } = view;
  if (!unvoted || example === null) return null;
  if (example === held) return held;
  const chosen = voteables.find((each) => each.example.id === example);
  return chosen && isUnvoted(chosen) ? example : null;
}

/** The score of all translations of an example together. */
export const scoreOf = ({ translations }: Voteable): number => translations.reduce((sum, { score }) => sum + score, 0);
/** All votes for translations of an example. */
export const votesOf = ({ translations }: Voteable): number => translations.reduce((sum, { voteCounts }) => sum + totalVotes(voteCounts), 0);

/** By source text number as the server lists them, or highest first; equals stay in the server's order. */
export function sortedExamples(voteables: readonly Voteable[], sort: Sort): Voteable[] {
  if (sort === 'score') return voteables.toSorted((one, other) => scoreOf(other) - scoreOf(one));
  if (sort === 'votes') return voteables.toSorted((one, other) => votesOf(other) - votesOf(one));
  return [...voteables];
}

/** The same for the translations of one example, whose server's order is that of age. Equals by score go by votes, and the other way about. */
export function sortedTranslations(translations: readonly Translation[], sort: Sort): Translation[] {
  if (sort === 'st') return [...translations];
  const byScore = (one: Translation, other: Translation) => other.score - one.score;
  const byVotes = (one: Translation, other: Translation) => totalVotes(other.voteCounts) - totalVotes(one.voteCounts);
  const [first, second] = sort === 'score' ? [byScore, byVotes] : [byVotes, byScore];
  return translations.toSorted((one, other) => first(one, other) || second(one, other));
}

/** Items in an order that was fixed earlier; what has come since stands at the end. */
export function inOrder<T>(items: readonly T[], ids: readonly string[], idOf: (item: T) => string): T[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = (item: T) => places.get(idOf(item)) ?? ids.length;
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The first example after the selected one, or again from the start, that the person has not voted in; undefined if there is none. */
export function nextUnvoted(voteables: readonly Voteable[], example: string | null): Voteable | undefined {
  const start = voteables.findIndex((each) => each.example.id === example) + 1;
  return [...voteables.slice(start), ...voteables.slice(0, start)].find((each) => each.example.id !== example && isUnvoted(each));
}

/** A text that may have formatting in it. */
const FORMATTED = /[*[]/;

/** Whether a translation holds what is searched for, whatever its formatting and the case and the width of letters. */
export function isFound({ translation = '' }: Pick<Translation, 'translation'>, query: string): boolean {
  if (query.trim() === '') return true;
  const plain = (text: string) => text.normalize('NFKC').toLowerCase();
  const wanted = plain(query.trim());
  return plain(translation).includes(wanted) || (FORMATTED.test(translation) && plain(plainText(parseFormatting(translation))).includes(wanted));
}

/** How a source text is called: by its number in its week's list, by its title, or by nothing. */
export function nameOf({ category, position, title }: Voteable['example']): { number: number } | { title: string } | null {
  if (category !== 'practice') return { number: position };
  return title.trim() === '' ? null : { title };
}

/** The beginning of a text, at most `most` characters, for a card that shows no more. */
export function snippetOf(content: string, most = 200): string {
  const characters = [...content];
  return characters.length <= most ? content : `${characters.slice(0, most).join('').trimEnd()}…`;
}
