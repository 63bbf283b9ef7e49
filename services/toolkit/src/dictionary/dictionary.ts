import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DictionarySuggestion } from '@transcreate/contracts';
import { oneEditFrom } from './one-edit.js';

/** How many suggestions there are (specification, section 9). */
const MOST = 6;
/** A shorter word is one slip away from too many others, and nobody looks up a longer one. */
const NEAR = { shortest: 3, longest: 40 };
/** How many entries with the Chinese that is looked for are looked at, the most frequent words first. */
const MOST_LOOKED_AT = 3_000;
const NEWLINE = 10;
/** How many lines are read at a time. */
const SLICE = 1_000;
/** By how many letters the headwords are told apart before they are sorted. */
const HEAP = 2;
/** After every sign that a headword has. */
const LAST = '\uffff';
const HAN = /\p{Script=Han}/u;
/** What stands between two paraphrases: signs, brackets, and the part of speech (`n.`, `vt.`). */
const BETWEEN = /[,;，；、。：:（）()<>《》\s]+|[a-z]+\.|\[[^\]]*\]/u;

/**
 * The dictionary as it is looked up: the text itself, a line a headword, and where each line begins. An entry is known by its line: the lower
 * the number, the more frequent the word. Small: the text is not taken apart until somebody asks for an entry.
 */
export class Dictionary {
  private constructor(
    private readonly text: Buffer,
    /** Where each line begins, and where the text ends. */
    private readonly starts: Uint32Array,
    /** Of each line its headword as it is looked up. */
    private readonly names: readonly string[],
    /** The lines in the order of these. */
    private readonly sorted: Uint32Array,
  ) {}

  /**
   * Reads `text`, in UTF-8: a line is a headword, a tab and its paraphrase; the more frequent word stands first. It takes a good half of a
   * second, in slices: whoever asks the service for something else in the meantime must not wait for it.
   */
  static async of(text: Buffer): Promise<Dictionary> {
    const [starts, names]: [number[], string[]] = [[], []];
    for (let at = 0; at < text.length; at = text.indexOf(NEWLINE, at) + 1) {
      if (starts.length % SLICE === 0) await nextTurn();
      starts.push(at);
      names.push(nameOf(text.toString('utf8', at, text.indexOf('\t', at))));
    }
    return new Dictionary(text, Uint32Array.from([...starts, text.length]), names, await sortedBy(names));
  }

  /**
   * At most six entries. For a word or its beginning: the word itself, then words that begin so, then words that are nearly so; for Chinese:
   * the words that mean it, then those in whose meaning it stands. Each kind is in the order of frequency.
   */
  suggest(query: string): DictionarySuggestion[] {
    const lines = HAN.test(query) ? this.#meaning(query.trim()) : this.#like(nameOf(query));
    return lines.map((line) => this.#entry(line));
  }

  #like(name: string): number[] {
    if (name === '') return [];
    const found = new Set<number>([...this.#named(name), ...this.#beginning(name)]);
    if (found.size < MOST && name.length >= NEAR.shortest && name.length <= NEAR.longest) for (const line of this.#near(name)) found.add(line);
    return [...found].slice(0, MOST);
  }

  /** The lines of a headword. */
  #named(name: string): number[] {
    const lines: number[] = [];
    for (let place = this.#placeOf(name); this.#nameAt(place) === name; place += 1) lines.push(this.sorted[place]!);
    return lines;
  }

  /** The most frequent of the lines whose headword begins so. */
  #beginning(name: string): number[] {
    const lines = this.sorted.slice(this.#placeOf(name), this.#placeOf(`${name}${LAST}`));
    return [...lines.sort().subarray(0, MOST)];
  }

  #near(name: string): number[] {
    const lines = new Set<number>();
    for (const other of oneEditFrom(name)) for (const line of this.#named(other)) lines.add(line);
    return [...lines].sort((a, b) => a - b);
  }

  /** The lines with a Chinese word: as one of the paraphrases, at the beginning of one, anywhere in one. */
  #meaning(word: string): number[] {
    const kinds: [number[], number[], number[]] = [[], [], []];
    const bytes = Buffer.from(word);
    let line = -1;
    for (let looked = 0, at = 0; looked < MOST_LOOKED_AT && kinds[0].length < MOST; looked += 1) {
      at = this.text.indexOf(bytes, at);
      if (at < 0) break;
      while (this.starts[line + 1]! <= at) line += 1;
      const paraphrases = this.#entry(line).paraphrase.split(BETWEEN);
      kinds[paraphrases.includes(word) ? 0 : paraphrases.some((one) => one.startsWith(word)) ? 1 : 2].push(line);
      at = this.starts[line + 1]!;
    }
    return kinds.flat().slice(0, MOST);
  }

  #entry(line: number): DictionarySuggestion {
    const [key, paraphrase] = this.text.toString('utf8', this.starts[line], this.starts[line + 1]! - 1).split('\t');
    return { key: key!, paraphrase: paraphrase! };
  }

  #nameAt(place: number): string | undefined {
    const line = this.sorted[place];
    return line === undefined ? undefined : this.names[line];
  }

  /** The place of the first headword that is not before `name`. */
  #placeOf(name: string): number {
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(this.#nameAt(middle)!, name) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The places of the names in their order, alike ones as they stand: first by how they begin, then each of these heaps in itself. */
async function sortedBy(names: readonly string[]): Promise<Uint32Array> {
  const heaps = new Map<string, number[]>();
  for (const [place, name] of names.entries()) {
    const heap = heaps.get(name.slice(0, HEAP));
    if (heap) heap.push(place);
    else heaps.set(name.slice(0, HEAP), [place]);
  }
  const sorted = new Uint32Array(names.length);
  let end = 0;
  for (const beginning of [...heaps.keys()].toSorted(compare)) {
    const heap = heaps.get(beginning)!.sort((a, b) => compare(names[a]!, names[b]!) || a - b);
    sorted.set(heap, end);
    end += heap.length;
    await nextTurn();
  }
  return sorted;
}

/** How a word is looked up: in small letters, without accents, and a phrase without its article. */
function nameOf(word: string): string {
  const plain = word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();
  return plain.replace(/^(an?|the|to) (?=.)/, '');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
