import { finder, matches, spanOf, targetIsChinese, wholeOf } from './finding.js';
import type { Finding, LensInput } from './finding.js';
import { chineseCharacters, englishWords } from './length.js';

const find = finder('reading');
/** Longer sentences are hard to follow at one reading: words of English, characters of Chinese. */
const LONGEST = { english: 35, chinese: 70 };
const SENTENCE = /[^\s。！？!?\n.](?:[^。！？!?\n.]|\.(?=\S))*/gu;

/** Sentences that are long to read, and lines that were joined or left out. */
export function reading(input: LensInput): Finding[] {
  const [countOf, longest] = targetIsChinese(input) ? [chineseCharacters, LONGEST.chinese] : [englishWords, LONGEST.english];
  const long = matches(input.target, SENTENCE)
    .map((match) => ({ match, count: countOf(match[0]) }))
    .filter(({ count }) => count > longest)
    .map(({ match, count }) => find('long-sentence', 'info', spanOf(match), { params: { count, longest } }));
  return [...long, ...lines(input)];
}

function lines({ source, target }: LensInput): Finding[] {
  const [inSource, inTarget] = [linesOf(source), linesOf(target)];
  if (inTarget === 0 || inSource === inTarget) return [];
  return [find('lines-differ', 'info', wholeOf(target), { params: { source: inSource, target: inTarget } })];
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '').length;
