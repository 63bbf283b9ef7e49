import { PracticeExample } from '@transcreate/contracts';
import { KeptList, Piece, type Pieces } from '@transcreate/service-kit';
import { fullView, lockedView } from './example-view.js';
import type { SourceTextRecord } from './source-text.store.js';

type Item = typeof PracticeExample;

/** A list of practice examples as text: as everybody sees it, and what of it a person sees otherwise. */
export class KeptExamples {
  readonly #locked: KeptList<Item>;
  readonly #unlocked: readonly Piece<Item>[];
  readonly #places: ReadonlyMap<string, number>;
  readonly #all: ReadonlyMap<number, Piece<Item>>;

  constructor(texts: readonly SourceTextRecord[]) {
    this.#locked = KeptList.of(PracticeExample, texts.map(lockedView));
    this.#unlocked = texts.map((text) => Piece.of(PracticeExample, fullView(text)));
    this.#places = new Map(texts.map(({ id }, place) => [id, place]));
    this.#all = new Map(this.#unlocked.entries());
  }

  /** With the reference examples of the given source texts. */
  seenWith(attempted: readonly string[]): Pieces<Item> {
    const others = new Map<number, Piece<Item>>();
    for (const id of attempted) {
      const place = this.#places.get(id);
      if (place !== undefined) others.set(place, this.#unlocked[place]!);
    }
    return Piece.spliced(this.#locked, others);
  }

  /** With all reference examples. */
  whole(): Pieces<Item> {
    return Piece.spliced(this.#locked, this.#all);
  }
}
