import { finder, matches, spanOf, wholeOf } from './finding.js';
import type { Finding, LensInput } from './finding.js';

const find = finder('untranslated');
/** So many words, or characters, in a row are no coincidence. */
const RUN = 4;
const WORDS = { 'en-zh': /[A-Za-z]+(?:['’-][A-Za-z]+)*/g, 'zh-en': /\p{Script=Han}/gu };

/** The source itself, or a stretch of it, stands in the target. */
export function untranslated({ source, target, direction }: LensInput): Finding[] {
  const words = (text: string) => matches(text, WORDS[direction]).map((match) => ({ word: match[0].toLowerCase(), span: spanOf(match) }));
  const sourceWords = words(source);
  const targetWords = words(target);
  if (sourceWords.length > 1 && lettersOf(source) === lettersOf(target)) return [find('copied-all', 'error', wholeOf(target))];
  const known = new Set(runs(sourceWords.map(({ word }) => word)));
  const copied = targetWords.map(() => false);
  runs(targetWords.map(({ word }) => word)).forEach((run, index) => {
    if (known.has(run)) copied.fill(true, index, index + RUN);
  });
  return stretches(copied).map(([from, to]) => find('copied-part', 'error', [targetWords[from]!.span[0], targetWords[to]!.span[1]]));
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

function runs(words: readonly string[]): string[] {
  return words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, index) => words.slice(index, index + RUN).join(' '));
}

/** First and last index of each stretch of yes. */
function stretches(marks: readonly boolean[]): [number, number][] {
  const found: [number, number][] = [];
  marks.forEach((mark, index) => {
    const last = found.at(-1);
    if (!mark) return;
    if (last && last[1] === index - 1) last[1] = index;
    else found.push([index, index]);
  });
  return found;
}
