import { segmentHan } from './segment.js';
import type { Lexicon } from './segment.js';

const LATIN = String.raw`(?:(?!\p{Script=Han})[\p{L}\p{M}])`;
/** Titles and initials keep their dot; contractions and hyphened words are one word; every other sign stands alone. */
const TOKEN = new RegExp(
  [
    String.raw`\p{Script=Han}+`,
    String.raw`\b(?:Mrs?|Ms|Dr|Prof|St)\.`,
    String.raw`\b(?:[A-Za-z]\.){2,}`,
    `${LATIN}+(?:['’-]${LATIN}+)*['’]?(?<=[sS]['’]|${LATIN})`,
    String.raw`\p{N}+(?:[.,:/]\p{N}+)*%?`,
    '…+|—+|-{2,}|\\.{3,}',
    String.raw`\S`,
  ].join('|'),
  'gu',
);
const HAN = /\p{Script=Han}/u;
const SPACE_BEFORE = /^[\p{L}\p{N}(“"‘$£€&]/u;

export interface Tokenizing {
  /** Cut Han characters apart instead of looking for words. */
  characters: boolean;
  /** Without one, Han characters are cut apart as well. */
  lexicon?: Lexicon | undefined;
}

/** Whether a text has Chinese characters. */
export const hasHan = (text: string): boolean => HAN.test(text);

/** The words and signs of a text, without the spaces between them. */
export function tokenize(text: string, { characters, lexicon }: Tokenizing): string[] {
  const pieces = text.match(TOKEN) ?? [];
  return pieces.flatMap((piece) => {
    if (!HAN.test(piece)) return [piece];
    return characters || !lexicon ? [...piece] : segmentHan(piece, lexicon);
  });
}

/** Where a phrase of `tokens` begins and ends; the same signs as in the text, with its spaces. */
export function phraseTexts(text: string, groups: readonly (readonly string[])[]): string[] {
  let cursor = 0;
  return groups.map((group) => {
    const from = cursor;
    for (const token of group) {
      const at = text.indexOf(token, cursor);
      if (at < 0) return spaced(group);
      cursor = at + token.length;
    }
    return text.slice(from, cursor).trim().replaceAll(/\s+/g, ' ');
  });
}

/** Tokens that the text does not have, as a file made elsewhere may name them: with spaces where Latin words meet. */
function spaced(tokens: readonly string[]): string {
  return tokens.reduce((text, token) => {
    const isApart = text !== '' && !hasHan(token) && !hasHan(text.at(-1) ?? '') && SPACE_BEFORE.test(token);
    return text + (isApart ? ' ' : '') + token;
  }, '');
}
