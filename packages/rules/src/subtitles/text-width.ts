import { eastAsianWidthType } from 'get-east-asian-width';

const characters = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** Tags of SubRip and WebVTT, and the braces of SubStation; they steer the player and nobody reads them. Any other '<' is text. */
const TAGS = /<\/?(?:[bius]|c|ruby|rt)(?:\.[^\s<>]*)?>|<(?:v|lang|font)(?:\.[^\s<>]*)?(?:\s[^<>]*)?>|<\/(?:v|lang|font)>|<(?:\d{2,}:)?\d{2}:\d{2}\.\d{3}>|\{\\[^{}]*\}/gi;

/** A text without its tags: what stands on the screen. */
export function withoutTags(text: string): string {
  return text.replace(TAGS, '');
}

/** How many characters a reader sees, in half characters: each one counts 2. A letter with its accents is one, and so is an emoji. */
export function countedAlike(text: string): number {
  return charactersOf(text).length * 2;
}

/**
 * How many characters a Chinese reader counts, in half characters: a full-width character is 2, a half-width one 1.
 *
 * Unicode's East Asian Width (UAX #11) says which is which: wide and full-width are full; narrow and half-width are half. What it calls
 * ambiguous has the width of a Han character in Chinese type if it is punctuation or a symbol (“ ” … — ·), and not if it is a letter
 * (é, я). A picture made of several signs is one full character. What takes no room of its own counts nothing.
 */
export function countedByWidth(text: string): number {
  return charactersOf(text).reduce((sum, character) => sum + (isFull(character) ? 2 : 1), 0);
}

/** Characters as a reader sees them; those that show nothing at all (zero-width spaces, marks of direction, line ends) are left out. */
function charactersOf(text: string): string[] {
  return [...characters.segment(text)].map(({ segment }) => segment).filter((segment) => !/^[\p{Cf}\p{Cc}\p{M}]+$/u.test(segment) || segment === '\t');
}

function isFull(character: string): boolean {
  if (/\p{Emoji_Presentation}|\uFE0F/u.test(character)) return true;
  const type = eastAsianWidthType(character.codePointAt(0) ?? 0);
  return type === 'wide' || type === 'fullwidth' || (type === 'ambiguous' && !/^[\p{L}\p{M}]/u.test(character));
}
