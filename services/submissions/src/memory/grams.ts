/** Pieces of a text by how often each stands in it, and how many there are. */
export interface Grams {
  counts: ReadonlyMap<string, number>;
  size: number;
}

const RUNS = /\p{Script=Han}+|[\p{L}\p{M}\p{N}]+/gu;
const HAN = /^\p{Script=Han}/u;

/** A text without what doesn't count when texts are compared: width of letters, case, punctuation, spaces. */
export function bare(text: string): string {
  return (text.normalize('NFKC').toLowerCase().match(RUNS) ?? []).join(' ');
}

/**
 * What texts are compared by: of Chinese its characters and pairs of neighbours, so that four characters say as much as forty; of other
 * writing the groups of three letters of each word, beginnings and ends marked, so that forms of a word are alike.
 */
export function gramsOf(text: string): Grams {
  const counts = new Map<string, number>();
  let size = 0;
  const count = (gram: string) => {
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
    size += 1;
  };
  for (const run of text.normalize('NFKC').toLowerCase().match(RUNS) ?? []) for (const gram of HAN.test(run) ? hanGrams(run) : wordGrams(run)) count(gram);
  return { counts, size };
}

function hanGrams(run: string): string[] {
  const characters = [...run];
  return characters.flatMap((character, place) => (place === 0 ? [character] : [character, characters[place - 1]! + character]));
}

function wordGrams(word: string): string[] {
  const marked = [' ', ' ', ...word, ' '];
  return marked.slice(2).map((_, place) => marked.slice(place, place + 3).join(''));
}
