import { Voteable, type ListedSourceText, type Rank } from '@transcreate/contracts';
import { KeptList, Piece, type Pieces } from '@transcreate/service-kit';
import { exampleOf, translationOf, type VoteableRecord } from './voteable-view.js';

const Translation = Voteable.shape.translations.element;
type Item = typeof Translation;

/** A rank that somebody gave a translation. */
export interface GivenRank {
  userId: string;
  submissionId: string;
  rank: Rank;
}

/** Who has nothing to do with any of the translations, as a name for all of these. */
const NOBODY = '';
/** For how many readers their part is kept. */
const MOST_READERS = 500;
/** What a row and its votes take in memory beside the text, in bytes, about. */
const ROW_BYTES = 1_500;

/**
 * The translations of a source text that can be voted for, as text: as everybody sees them, and the few that a person sees otherwise because
 * they wrote them or gave them a rank.
 */
export class KeptTranslations {
  readonly #places: ReadonlyMap<string, number>;
  /** By person, by place: what they gave. */
  readonly #own = new Map<string, Map<number, Rank | null>>();
  readonly #lists = new Map<boolean, KeptList<Item>>();
  readonly #seen = new Map<string, { text: ListedSourceText; voteable: Piece<typeof Voteable> }>();

  constructor(
    readonly version: string,
    private readonly rows: readonly VoteableRecord[],
    ranks: readonly GivenRank[],
  ) {
    this.#places = new Map(rows.map(({ id }, place) => [id, place]));
    for (const [place, { userId }] of rows.entries()) this.#ownOf(userId).set(place, null);
    for (const { userId, submissionId, rank } of ranks) {
      const place = this.#places.get(submissionId);
      if (place !== undefined) this.#ownOf(userId).set(place, rank);
    }
  }

  get isEmpty(): boolean {
    return this.rows.length === 0;
  }

  /** In memory, in bytes, about. */
  get weight(): number {
    return this.rows.reduce((sum, { transcreation }) => sum + 4 * transcreation.length + ROW_BYTES, ROW_BYTES);
  }

  /** The source text with its translations as a person sees them; in a summary without their texts. */
  seenBy(userId: string, text: ListedSourceText, { summary }: { summary: boolean }): Piece<typeof Voteable> {
    const reader = this.#own.has(userId) ? userId : NOBODY;
    const name = `${reader} ${summary}`;
    const seen = this.#seen.get(name);
    if (seen?.text === text) return seen.voteable;
    const example = Piece.of(Voteable.shape.example, exampleOf(text));
    const voteable = Piece.object(Voteable, { example, translations: this.#translations(reader, summary) });
    if (this.#seen.size >= MOST_READERS) this.#seen.clear();
    this.#seen.set(name, { text, voteable });
    return voteable;
  }

  #translations(reader: string, summary: boolean): Pieces<Item> {
    const own = [...(this.#own.get(reader) ?? [])];
    const others = own.map(([place, rank]) => [place, Piece.of(Translation, translationOf(this.rows[place]!, { reader, rank, summary }))] as const);
    return Piece.spliced(this.#listOf(summary), new Map(others));
  }

  #listOf(summary: boolean): KeptList<Item> {
    const known = this.#lists.get(summary);
    if (known) return known;
    const list = KeptList.of(Translation, this.rows.map((row) => translationOf(row, { reader: NOBODY, rank: null, summary })));
    this.#lists.set(summary, list);
    return list;
  }

  #ownOf(userId: string): Map<number, Rank | null> {
    const known = this.#own.get(userId);
    if (known) return known;
    const own = new Map<number, Rank | null>();
    this.#own.set(userId, own);
    return own;
  }
}
