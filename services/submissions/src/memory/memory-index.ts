import { setImmediate } from 'node:timers/promises';
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

/** A sentence of a source text, or all of one that has a single sentence. */
interface Sentence {
  /** Its source text's place. */
  text: number;
  words: string;
  /** How many pieces it has. */
  size: number;
}

interface Text {
  id: string;
  content: string;
  bare: string;
  size: number;
}

/** A piece's places, in their order: sentence, how often, sentence, how often... */
type Places = number[];

/** Less alike than this is not alike. */
const LEAST = 45;
/** What a sentence of a longer text is worth: its translation holds more than what was looked for. */
const PART = 0.95;
/** What it is worth that a passage holds what was looked for among other words, and how much of it the passage must hold. */
const HELD = 0.8;
const MOSTLY = 0.8;
const SENTENCES = /[^。！？!?…\n]*?(?:[。！？!?…\n]+|[.]+(?=\s|$)|$)/gu;
/** After how many texts others get a turn, while the index is made. */
const AT_ONCE = 50;

/** Source texts of one language, to be searched by likeness; made once for all searches until a source text changes. */
export class MemoryIndex {
  readonly #texts: Text[] = [];
  readonly #sentences: Sentence[] = [];
  readonly #places = new Map<string, Places>();

  static async of(texts: readonly SearchedText[]): Promise<MemoryIndex> {
    const index = new MemoryIndex();
    for (const [number, text] of texts.entries()) {
      index.#add(text);
      if (number % AT_ONCE === AT_ONCE - 1) await setImmediate();
    }
    return index;
  }

  /** The source texts that are like `text`, the most alike first, each by its passage that is most alike. */
  search(text: string): Similar[] {
    const wanted = gramsOf(text);
    if (wanted.size === 0) return [];
    const best = new Map<string, Similar>();
    const keep = (id: string, score: number, segment: string) => {
      if (score >= LEAST && score > (best.get(id)?.score ?? 0)) best.set(id, { id, score, segment });
    };
    const { bySentence, byText } = this.#shared(wanted);
    const same = bare(text);
    for (const [number, shared] of byText) {
      const { id, content, size, bare: words } = this.#texts[number]!;
      keep(id, words === same ? 100 : scoreOf({ shared, wanted: wanted.size, size }), content);
    }
    for (const [number, shared] of bySentence) {
      const { text: place, words, size } = this.#sentences[number]!;
      keep(this.#texts[place]!.id, scoreOf({ shared, wanted: wanted.size, size, worth: PART }), words);
    }
    return [...best.values()].toSorted((a, b) => b.score - a.score);
  }

  #add({ _id: id, content }: SearchedText): void {
    const text = this.#texts.length;
    let size = 0;
    for (const words of sentencesOf(content)) {
      const grams = gramsOf(words);
      this.#note(this.#sentences.length, grams);
      this.#sentences.push({ text, words, size: grams.size });
      size += grams.size;
    }
    this.#texts.push({ id, content, bare: bare(content), size });
  }

  #note(sentence: number, { counts }: Grams): void {
    for (const [gram, count] of counts) {
      const places = this.#places.get(gram);
      if (places) places.push(sentence, count);
      else this.#places.set(gram, [sentence, count]);
    }
  }

  /** How many pieces each sentence, and each text, shares with what is looked for. */
  #shared({ counts }: Grams): { bySentence: Map<number, number>; byText: Map<number, number> } {
    const [bySentence, byText] = [new Map<number, number>(), new Map<number, number>()];
    for (const [gram, most] of counts) {
      const inText = new Map<number, number>();
      const places = this.#places.get(gram) ?? [];
      for (let at = 0; at < places.length; at += 2) {
        const [sentence, count] = [places[at]!, places[at + 1]!];
        addTo(bySentence, sentence, Math.min(most, count));
        addTo(inText, this.#sentences[sentence]!.text, count);
      }
      for (const [text, count] of inText) addTo(byText, text, Math.min(most, count));
    }
    return { bySentence, byText };
  }
}

function addTo(sums: Map<number, number>, name: number, value: number): void {
  sums.set(name, (sums.get(name) ?? 0) + value);
}

function sentencesOf(content: string): string[] {
  return (content.match(SENTENCES) ?? []).map((sentence) => sentence.trim()).filter((sentence) => bare(sentence) !== '');
}

/** Dice's coefficient of the pieces, or how much of what was looked for stands in the passage, if that says more. Only the same text has 100. */
function scoreOf({ shared, wanted, size, worth = 1 }: { shared: number; wanted: number; size: number; worth?: number }): number {
  const alike = ((2 * shared) / (wanted + size)) * worth;
  const share = shared / wanted;
  // A long passage holds the pieces of almost anything, strewn about.
  const isVast = size > 40 * wanted + 200;
  const held = share >= MOSTLY && !isVast ? share * HELD : 0;
  return Math.min(99, Math.round(100 * Math.max(alike, held)));
}
