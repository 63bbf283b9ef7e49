import { matches, spanOf } from './finding.js';

/** A number as it stands in a text. */
export interface NumberInText {
  span: [number, number];
  text: string;
  /** What it may mean: 3 p.m. is 3, and 15 too. */
  values: readonly number[];
  /** Written in figures. In words it may be an idiom or an article, and missing it means less. */
  isFigures: boolean;
}

const MAGNITUDES: Record<string, number> = {
  hundred: 1e2, thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12, k: 1e3, m: 1e6, bn: 1e9,
  十: 10, 百: 1e2, 千: 1e3, 万: 1e4, 十万: 1e5, 百万: 1e6, 千万: 1e7, 亿: 1e8, 十亿: 1e9, 百亿: 1e10, 千亿: 1e11, 万亿: 1e12,
};
const FIGURES = /\d+(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g;
const MAGNITUDE = /^\s?(hundred|thousand|million|billion|trillion|bn|万亿|千亿|百亿|十亿|千万|百万|十万|[十百千万亿])/i;
const AFTERNOON = /^(?::\d\d)?\s?p\.?m\b/i;

const DIGITS = 'zero one two three four five six seven eight nine ten'.split(' ');
const SMALL = [...DIGITS, ...'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')];
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const WORD = new RegExp(String.raw`\b(?:${[...SMALL, ...TENS, 'hundred', 'thousand', 'million', 'billion', 'dozen'].join('|')})\b`, 'i');
const WORDS = new RegExp(String.raw`${WORD.source}(?:(?:\s+and\s+|\s+|-)${WORD.source})*`, 'gi');
const ORDINAL = new RegExp(String.raw`\b(?:${ORDINALS.join('|')})\b`, 'gi');
const MONTH = new RegExp(String.raw`\b(?:${MONTHS.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)})?`).join('|')})\b`, 'g');

const HAN_DIGITS = '零一二三四五六七八九';
const HAN_NUMBER = /(?<!星期|周|礼拜)(?!百分之)[零〇一二两三四五六七八九十百千万亿]+/g;
/** What a counted thing is followed by; without it 三心二意 would count. */
const HAN_UNIT = /^[个只本位年月日号岁点元块张条次天周人件部层倍名家分]/;

/** The numbers of an English text. */
export function englishNumbers(text: string): NumberInText[] {
  const words = matches(text, WORDS)
    .filter(([word]) => word.toLowerCase() !== 'one')
    .map((match) => inWords(match, valueOfWords(match[0])));
  const ordinals = matches(text, ORDINAL).map((match) => inWords(match, ORDINALS.indexOf(match[0].toLowerCase()) + 1));
  // 'may' and 'march' are words as well.
  const months = matches(text, MONTH).map((match) => inWords(match, MONTHS.findIndex((month) => month.startsWith(match[0].slice(0, 3))) + 1));
  return withFigures(text, [...words, ...ordinals, ...months]);
}

/** The numbers of a Chinese text. */
export function chineseNumbers(text: string): NumberInText[] {
  return withFigures(text, matches(text, HAN_NUMBER).map((match) => inWords(match, valueOfHan(match[0]))));
}

/** Numbers in figures, and those words that are no part of one: the million of 1.2 million is. */
function withFigures(text: string, words: readonly NumberInText[]): NumberInText[] {
  const inFigures = figures(text);
  const ends = new Set(inFigures.map(({ span }) => span[1]));
  return [...inFigures, ...words.filter(({ span }) => !ends.has(span[1]))];
}

/** Whether a number in Chinese words counts something. */
export const isCounting = (text: string, { span }: NumberInText): boolean => span[1] - span[0] > 1 || HAN_UNIT.test(text.slice(span[1]));

function figures(text: string): NumberInText[] {
  const half = plain(text);
  return matches(half, FIGURES).map((match) => {
    const [start, end] = spanOf(match);
    const rest = half.slice(end, end + 12);
    const magnitude = MAGNITUDE.exec(rest);
    const value = Number(match[0].replaceAll(',', '')) * (magnitude ? MAGNITUDES[magnitude[1]!.toLowerCase()]! : 1);
    const place: [number, number] = [start, end + (magnitude?.[0].length ?? 0)];
    return { span: place, text: text.slice(...place), values: AFTERNOON.test(rest) ? [value, value + 12] : [rounded(value)], isFigures: true };
  });
}

/** With half-width digits; every sign keeps its place. */
const plain = (text: string) => text.replaceAll(/[０-９．，]/g, (sign) => (sign === '，' ? '，' : String.fromCodePoint(sign.codePointAt(0)! - 0xfee0)));

/** 1.2 times a million is no whole number to a computer. */
const rounded = (value: number) => Math.round(value * 1e6) / 1e6;

const inWords = (match: RegExpExecArray, value: number): NumberInText => ({ span: spanOf(match), text: match[0], values: [value], isFigures: false });

function valueOfWords(text: string): number {
  let total = 0;
  let current = 0;
  for (const word of text.toLowerCase().split(/[\s-]+/)) {
    const magnitude = MAGNITUDES[word];
    if (word === 'hundred') current = Math.max(current, 1) * 100;
    else if (word === 'dozen') current = Math.max(current, 1) * 12;
    else if (magnitude) [total, current] = [total + Math.max(current, 1) * magnitude, 0];
    else current += smallValue(word);
  }
  return total + current;
}

function smallValue(word: string): number {
  if (SMALL.includes(word)) return SMALL.indexOf(word);
  return TENS.includes(word) ? (TENS.indexOf(word) + 2) * 10 : 0;
}

function valueOfHan(text: string): number {
  const signs = [...text.replaceAll('〇', '零').replaceAll('两', '二')];
  if (signs.every((sign) => HAN_DIGITS.includes(sign))) return Number(signs.map((sign) => HAN_DIGITS.indexOf(sign)).join(''));
  let total = 0;
  let section = 0;
  let digit = 0;
  for (const sign of signs) {
    const unit = MAGNITUDES[sign];
    if (unit === undefined) digit = HAN_DIGITS.indexOf(sign);
    else if (unit === 1e8) [total, section, digit] = [(total + section + digit || 1) * unit, 0, 0];
    else if (unit === 1e4) [total, section, digit] = [total + (section + digit || 1) * unit, 0, 0];
    else [section, digit] = [section + (digit || 1) * unit, 0];
  }
  return total + section + digit;
}
