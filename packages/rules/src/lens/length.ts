import { finder, matches, targetIsChinese, wholeOf } from './finding.js';
import type { Finding, LensInput } from './finding.js';

const find = finder('length');

/**
 * Characters of Chinese a word of English, in translated prose usually 1.3 to 2.2. Transcreation is freer, so the lens speaks up only well
 * outside of that.
 */
const USUAL = { low: 0.9, high: 2.9 };
/** Shorter texts vary too much. */
const ENOUGH = { words: 8, characters: 12 };

/** The words of an English text. */
export const englishWords = (text: string): number => matches(text, /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu).length;
/** The characters of a Chinese text; a foreign word or a number counts as one. */
export const chineseCharacters = (text: string): number => matches(text, /\p{Script=Han}|[A-Za-z]+|\d+/gu).length;

/** A target that is much shorter or longer than translations of such a source usually are. */
export function length(input: LensInput): Finding[] {
  const { source, target } = input;
  const [words, characters] = targetIsChinese(input)
    ? [englishWords(source), chineseCharacters(target)]
    : [englishWords(target), chineseCharacters(source)];
  const isEnough = targetIsChinese(input) ? words >= ENOUGH.words : characters >= ENOUGH.characters;
  if (!isEnough || target.trim() === '') return [];
  const ratio = words === 0 ? Infinity : characters / words;
  // Few characters a word: a Chinese target is short, and so is the source of an English one.
  const isLong = targetIsChinese(input) ? ratio > USUAL.high : ratio < USUAL.low;
  const isShort = targetIsChinese(input) ? ratio < USUAL.low : ratio > USUAL.high;
  if (!isLong && !isShort) return [];
  return [find(isLong ? 'long' : 'short', 'info', wholeOf(target), { params: { words, characters } })];
}
