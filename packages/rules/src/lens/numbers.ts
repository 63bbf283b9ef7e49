import { finder, targetIsChinese } from './finding.js';
import type { Finding, LensInput } from './finding.js';
import { chineseNumbers, englishNumbers, isCounting } from './number-values.js';
import type { NumberInText } from './number-values.js';

const find = finder('numbers');

/** Numbers of one text that the other does not have, in figures or in words, in either language's way of counting. */
export function numbers(input: LensInput): Finding[] {
  const [inSource, inTarget] = targetIsChinese(input)
    ? [englishNumbers(input.source), chineseNumbers(input.target)]
    : [chineseNumbers(input.source), englishNumbers(input.target)];
  const { missing, added } = paired(inSource, inTarget);
  return [
    ...missing.flatMap((number) => lost(input, number)),
    ...added.filter(({ isFigures }) => isFigures).map(({ span, text }) => find('number-added', 'warning', span, { params: { number: text } })),
  ];
}

function lost(input: LensInput, number: NumberInText): Finding[] {
  const words = { side: 'source', params: { number: number.text } } as const;
  if (number.isFigures) return [find('number-missing', 'warning', number.span, words)];
  const counts = number.values.some((value) => value > 1) && (targetIsChinese(input) || isCounting(input.source, number));
  return counts ? [find('number-check', 'info', number.span, words)] : [];
}

/** What is left of both when every number has taken one of its value away from the other side; figures choose first. */
function paired(inSource: readonly NumberInText[], inTarget: readonly NumberInText[]): { missing: NumberInText[]; added: NumberInText[] } {
  const byValue = new Map<number, NumberInText[]>();
  for (const number of inTarget.toSorted(figuresFirst)) {
    for (const value of number.values) byValue.set(value, [...(byValue.get(value) ?? []), number]);
  }
  const taken = new Set<NumberInText>();
  const missing = inSource.toSorted(figuresFirst).filter(({ values }) => {
    const partner = values.flatMap((value) => byValue.get(value) ?? []).find((number) => !taken.has(number));
    if (partner) taken.add(partner);
    return !partner;
  });
  return { missing, added: inTarget.filter((number) => !taken.has(number)) };
}

const figuresFirst = (one: NumberInText, other: NumberInText) => Number(other.isFigures) - Number(one.isFigures);
