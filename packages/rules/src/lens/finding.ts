/** Which way a translation goes. */
export type LensDirection = 'en-zh' | 'zh-en';

export interface LensInput {
  source: string;
  target: string;
  direction: LensDirection;
}

/** What is looked at; each has a rule of its own. */
export const LENS_RULES = ['untranslated', 'script', 'numbers', 'dates', 'names', 'punctuation', 'spacing', 'length', 'reading', 'repeated'] as const;
export type LensRuleId = (typeof LENS_RULES)[number];

/** What a finding says; the words are in the page's catalogs. */
export type AdviceId =
  | 'copied-all' | 'copied-part'
  | 'wrong-language' | 'latin-word' | 'traditional' | 'han-left' | 'foreign-script'
  | 'number-missing' | 'number-added' | 'number-check'
  | 'impossible-date' | 'ambiguous-date' | 'impossible-time'
  | 'name-misspelt' | 'name-missing' | 'name-check' | 'surname-check'
  | 'half-width' | 'full-width' | 'doubled' | 'ellipsis' | 'unbalanced' | 'end-missing' | 'end-differs'
  | 'space-in-chinese' | 'space-before' | 'space-after' | 'double-space'
  | 'short' | 'long'
  | 'long-sentence' | 'lines-differ'
  | 'word-twice';

export type Side = 'source' | 'target';

/** A place that is worth a look. It is no judgement: a transcreation may have its reasons. */
export interface Finding {
  rule: LensRuleId;
  advice: AdviceId;
  /** `error` is hardly ever meant, `warning` often not, `info` is for comparing. */
  severity: 'error' | 'warning' | 'info';
  side: Side;
  /** Where in the text of that side, in UTF-16 code units as strings count them; `end` is behind the last one. */
  start: number;
  end: number;
  /** What the advice names. */
  params: Readonly<Record<string, string | number>>;
}

/** A rule looks at both texts and needs nothing else. */
export type LensRule = (input: LensInput) => Finding[];

type Words = Partial<Pick<Finding, 'side' | 'params'>>;

/** Makes the findings of one rule; on the side of the target unless told. */
export function finder(rule: LensRuleId) {
  return (advice: AdviceId, severity: Finding['severity'], place: readonly [number, number], words: Words = {}): Finding => {
    const { side = 'target', params = {} } = words;
    const [start, end] = place;
    return { rule, advice, severity, side, start, end, params };
  };
}

/** Where a match stands. */
export const spanOf = (match: RegExpExecArray): [number, number] => [match.index, match.index + match[0].length];

/** Every match of a global pattern. */
export const matches = (text: string, pattern: RegExp): RegExpExecArray[] => [...text.matchAll(pattern)];

/** A text without the blanks around it, as a place. */
export function wholeOf(text: string): [number, number] {
  const start = text.length - text.trimStart().length;
  return [start, Math.max(start, text.trimEnd().length)];
}

export const targetIsChinese = ({ direction }: LensInput): boolean => direction === 'en-zh';
