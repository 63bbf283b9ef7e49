import { bare, gramsOf, type Grams } from './grams.js';

/** A source text, as far as it is searched. */
export interface SearchedText {
  _id: string;
  content: string;
}

/** A source text that is like what was looked for. */
export interface Similar {
  id: string;
  /** 0 to 100. */
  score: number;
  /** What of the source text is like it: a sentence, or all of it. */
  segment: string;
}

/** A source text or one of its sentences. */
interface Unit {
  id: string;
  text: string;
  bare: string;
  size: number;
  isWhole: boolean;
}

/** A piece's places: unit, how often, unit, how often... */
type Places = number[];

/** Less alike than this is not alike. */
const LEAST = 45;
/** What a sentence of a longer text is worth: its translation holds more than what was looked for. */
const PART = 0.95;
/** What it is worth that a passage holds what was looked for among other words, and how much of it the passage must hold. */
const HELD = 0.8;
const MOSTLY = 0.8;
const SENTENCES = /[^。！？!?…\n]*?(?:[。！？!?…\n]+|[.]+(?=\s|$)|$)/gu;

/** Source texts of one language, to be searched by likeness; made once for all searches until a source text changes. */
export class MemoryIndex {
  readonly #units: Unit[];
  readonly #places = new Map<string, Places>();

  constructor(texts: readonly SearchedText[]) {
    this.#units = texts.flatMap(unitsOf);
    for (const [number, unit] of this.#units.entries()) unit.size = this.#add(number, gramsOf(unit.text));
  }

  /** The source texts that are like `text`, the most alike first, each by its passage that is most alike. */
  search(text: string): Similar[] {
    const wanted = gramsOf(text);
    if (wanted.size === 0) return [];
    const same = bare(text);
    const best = new Map<string, Similar>();
    for (const [number, shared] of this.#shared(wanted)) {
      const unit = this.#units[number]!;
      const score = unit.isWhole && unit.bare === same ? 100 : scoreOf(unit, shared, wanted.size);
      if (score >= LEAST && score > (best.get(unit.id)?.score ?? 0)) best.set(unit.id, { id: unit.id, score, segment: unit.text });
    }
    return [...best.values()].toSorted((a, b) => b.score - a.score);
  }

  #add(number: number, { counts, size }: Grams): number {
    for (const [gram, count] of counts) {
      const places = this.#places.get(gram);
      if (places) places.push(number, count);
      else this.#places.set(gram, [number, count]);
    }
    return size;
  }

  /** How many pieces each unit shares with what is looked for. */
  #shared({ counts }: Grams): Map<number, number> {
    const shared = new Map<number, number>();
    for (const [gram, count] of counts) {
      const places = this.#places.get(gram) ?? [];
      for (let at = 0; at < places.length; at += 2) {
        const unit = places[at]!;
        shared.set(unit, (shared.get(unit) ?? 0) + Math.min(count, places[at + 1]!));
      }
    }
    return shared;
  }
}

/** The whole text and, where there are several, each of its sentences. */
function unitsOf({ _id: id, content }: SearchedText): Unit[] {
  const sentences = (content.match(SENTENCES) ?? []).map((sentence) => sentence.trim()).filter((sentence) => bare(sentence) !== '');
  const parts = sentences.length > 1 ? sentences : [];
  const unit = (text: string, isWhole: boolean) => ({ id, text, bare: bare(text), size: 0, isWhole });
  return [unit(content, true), ...parts.map((sentence) => unit(sentence, false))];
}

/** Dice's coefficient of the pieces, or how much of what was looked for stands in the passage, if that says more. Only the same text has 100. */
function scoreOf({ size, isWhole }: Unit, shared: number, wanted: number): number {
  const alike = ((2 * shared) / (wanted + size)) * (isWhole ? 1 : PART);
  const share = shared / wanted;
  // A long passage holds the pieces of almost anything, strewn about.
  const isVast = size > 40 * wanted + 200;
  const held = share >= MOSTLY && !isVast ? share * HELD : 0;
  return Math.min(99, Math.round(100 * Math.max(alike, held)));
}
