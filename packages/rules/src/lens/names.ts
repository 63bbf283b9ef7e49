import { finder, matches, spanOf, targetIsChinese } from './finding.js';
import type { Finding, LensInput } from './finding.js';
import { SURNAMES } from './surnames.js';

const find = finder('names');
const CAPITALISED = /[A-Z][\p{L}’'-]*[\p{Ll}](?:\s(?:of|de|van|von)?\s?[A-Z][\p{L}’'-]*[\p{Ll}])*/gu;
const LATIN_WORD = /[A-Za-z][A-Za-z’'-]{2,}/g;
/** What English writes with a capital and is no name. */
const NO_NAMES = new Set(
  `I'm I'd I've I'll I’m I’d I’ve I’ll Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August
  September October November December English Chinese American British French German Japanese Mr Mrs Ms Dr
  Christmas Easter God Internet`.split(/\s+/),
);
const TITLE = /^(?:Mr|Mrs|Ms|Dr|Prof)\s/;
const TITLED = new RegExp(String.raw`(${[...SURNAMES.keys()].join('|')})(\p{Script=Han}{0,2}?)(?:先生|女士|小姐|太太|老师|教授|医生|经理|校长|总理|主席|同学)`, 'gu');

/** Names that are spelt otherwise in the target, or that have no trace in it. */
export function names(input: LensInput): Finding[] {
  return targetIsChinese(input) ? fromEnglish(input) : fromChinese(input);
}

function fromEnglish({ source, target }: LensInput): Finding[] {
  const targetWords = matches(target, LATIN_WORD);
  const seen = new Set<string>();
  return englishNames(source).flatMap((match) => {
    const name = match[0].replace(TITLE, '');
    if (seen.has(name) || target.includes(name)) return [];
    seen.add(name);
    const misspelt = targetWords.find(([word]) => name.split(/\s/).some((part) => isMisspelt(part, word)));
    if (misspelt) return [find('name-misspelt', 'warning', spanOf(misspelt), { params: { name, text: misspelt[0] } })];
    return [find('name-check', 'info', spanOf(match), { side: 'source', params: { name } })];
  });
}

/** Capitalised words, but not those that merely begin a sentence. */
function englishNames(text: string): RegExpExecArray[] {
  return matches(text, CAPITALISED).filter((match) => {
    const [name] = match;
    const isFirst = /(^|[.!?…:“"‘(\n]\s*)$/.test(text.slice(Math.max(0, match.index - 3), match.index));
    return !NO_NAMES.has(name) && !(isFirst && !name.includes(' '));
  });
}

function fromChinese({ source, target }: LensInput): Finding[] {
  const known = target.toLowerCase();
  const latin = matches(source, LATIN_WORD)
    .filter(([word]) => /^[A-Z]/.test(word) && !known.includes(word.toLowerCase()))
    .map((match) => find('name-missing', 'warning', spanOf(match), { side: 'source', params: { name: match[0] } }));
  const people = matches(source, TITLED).flatMap((match) => {
    const pinyin = SURNAMES.get(match[1]!)!;
    if (new RegExp(String.raw`\b${pinyin}`, 'i').test(target)) return [];
    return [find('surname-check', 'info', spanOf(match), { side: 'source', params: { name: match[0], pinyin } })];
  });
  return [...latin, ...people];
}

/** One or two letters apart, for words of some length. */
function isMisspelt(name: string, word: string): boolean {
  if (name.length < 4 || Math.abs(name.length - word.length) > 1 || name[0]?.toLowerCase() !== word[0]?.toLowerCase()) return false;
  const apart = distance(name.toLowerCase(), word.toLowerCase());
  return apart > 0 && apart <= (name.length > 6 ? 2 : 1);
}

/** Letters to change, add or take away (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1)!;
}
