/**
 * Cuts Chinese into words, the same in every browser: the cheapest path through a list of words, where a word costs the less the more
 * frequent it is. All costs are whole numbers from the list, so that no browser's arithmetic decides. Function words stand alone because
 * the list has no word that swallows them (packages/rules/scripts/make-lexicon.mjs).
 */

/** What lexicon.json holds: words, separated by spaces, by what they cost beyond the most frequent one. */
export interface LexiconData {
  levels: readonly string[];
}

export interface Lexicon {
  /** The cost of a word; undefined if it is none. */
  readonly costs: ReadonlyMap<string, number>;
  /** Length of the longest word in characters. */
  readonly longest: number;
}

/** What any word costs, however frequent: a sentence of few words is likelier than one of many. */
const BASE_COST = 17;
/** A character that the list does not know. */
const UNKNOWN_COST = 90;
const NUMERAL = /^[零〇一二三四五六七八九十百千万亿两]+$/;
/** What a counter stands before: 那个人 is 那|个|人, but 个人意见 is 个人|意见. */
const COUNTED = '个人';
const COUNTER = /^([这那哪每某几半]|[零〇一二三四五六七八九十百千万亿两]+)$/;
/** Suffix of persons in the plural: 学生们. */
const PLURAL = '们';

export function createLexicon({ levels }: LexiconData): Lexicon {
  const costs = new Map<string, number>();
  let longest = 1;
  levels.forEach((words, level) => {
    for (const word of words === '' ? [] : words.split(' ')) {
      costs.set(word, BASE_COST + level);
      longest = Math.max(longest, word.length);
    }
  });
  return { costs, longest };
}

/** The words of a run of Han characters. Joined they are the run again. */
export function segmentHan(run: string, lexicon: Lexicon): string[] {
  return joinSuffixes(splitCounted(joinNumerals(cheapestPath([...run], lexicon))));
}

function cheapestPath(characters: readonly string[], { costs, longest }: Lexicon): string[] {
  const best: { cost: number; length: number }[] = [{ cost: 0, length: 0 }];
  for (let end = 1; end <= characters.length; end += 1) {
    let cheapest = { cost: Infinity, length: 1 };
    for (let length = 1; length <= Math.min(longest, end); length += 1) {
      const word = characters.slice(end - length, end).join('');
      const own = costs.get(word) ?? (length === 1 ? UNKNOWN_COST : Infinity);
      const cost = best[end - length]!.cost + own;
      // Of two equal paths the one with the longer last word: the same everywhere, and the likelier one.
      if (cost <= cheapest.cost) cheapest = { cost, length };
    }
    best.push(cheapest);
  }
  return wordsOf(characters, best);
}

function wordsOf(characters: readonly string[], best: readonly { length: number }[]): string[] {
  const words: string[] = [];
  for (let end = characters.length; end > 0; end -= best[end]!.length) {
    words.push(characters.slice(end - best[end]!.length, end).join(''));
  }
  return words.toReversed();
}

/** 三 十 五 is one number. */
function joinNumerals(words: readonly string[]): string[] {
  return joined(words, (last, word) => NUMERAL.test(last) && NUMERAL.test(word));
}

function splitCounted(words: readonly string[]): string[] {
  return words.flatMap((word, index) => (word === COUNTED && COUNTER.test(words[index - 1] ?? '') ? [...word] : [word]));
}

function joinSuffixes(words: readonly string[]): string[] {
  return joined(words, (_, word) => word === PLURAL);
}

function joined(words: readonly string[], belongs: (last: string, word: string) => boolean): string[] {
  const result: string[] = [];
  for (const word of words) {
    const last = result.at(-1);
    if (last !== undefined && belongs(last, word)) result[result.length - 1] = last + word;
    else result.push(word);
  }
  return result;
}
