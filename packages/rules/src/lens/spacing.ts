import { finder, matches, spanOf, targetIsChinese } from './finding.js';
import type { AdviceId, Finding, LensInput } from './finding.js';

const find = finder('spacing');

const CHINESE: readonly [AdviceId, Finding['severity'], RegExp][] = [
  ['space-in-chinese', 'warning', /(?<=[\p{Script=Han}，。；：？！、])[ \t\u3000]+(?=[\p{Script=Han}，。；：？！、])/gu],
];
const ENGLISH: readonly [AdviceId, Finding['severity'], RegExp][] = [
  ['space-before', 'warning', /(?<=\S)[ \t]+(?=[,;:?!](?:\s|$)|\.(?:\s|$))/g],
  ['space-after', 'warning', /(?<=[A-Za-z])[,;?!](?=[A-Za-z])/g],
  ['double-space', 'info', /(?<=\S)[ \t]{2,}(?=[^\s,;:?!.])/g],
];

/** Spaces where the language has none, and none where it has one. */
export function spacing(input: LensInput): Finding[] {
  const rules = targetIsChinese(input) ? CHINESE : ENGLISH;
  return rules.flatMap(([advice, severity, pattern]) => matches(input.target, pattern).map((match) => find(advice, severity, spanOf(match))));
}
