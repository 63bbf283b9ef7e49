import { hasHan } from './tokens.js';
import type { Joiner } from './model.js';

const MARK = /^\p{P}+$/u;
/** Marks that belong to what follows them. */
const OPENING = /^[\p{Ps}\p{Pi}]+$/u;
/** Marks that end nothing: hyphens within words, quotes that may open as well as close. */
const NEUTRAL = /^["'·-]$/u;

/** No boundary anywhere between this many tokens. */
export const noBoundaries = (tokens: number): boolean[] => Array.from({ length: Math.max(0, tokens - 1) }, () => false);

export const boundariesEverywhere = (tokens: number): boolean[] => noBoundaries(tokens).map(() => true);

/** A boundary behind every mark that ends something; closing quotes and brackets stay with it. */
export function boundariesByPunctuation(tokens: readonly string[]): boolean[] {
  return noBoundaries(tokens.length).map((_, gap) => ends(tokens[gap]!) && !ends(tokens[gap + 1]!));
}

const ends = (token: string) => MARK.test(token) && !OPENING.test(token) && !NEUTRAL.test(token);

/** The phrases that boundaries make of tokens. */
export function groupsOf(tokens: readonly string[], boundaries: readonly boolean[]): string[][] {
  const groups: string[][] = [];
  tokens.forEach((token, index) => {
    if (index === 0 || boundaries[index - 1]) groups.push([token]);
    else groups.at(-1)!.push(token);
  });
  return groups;
}

/** The literal translations of a list that is separated by | or new lines; what is blank counts for nothing. */
export function literalsOf(text: string): string[] {
  return text
    .split(/[|｜\n\r]/)
    .map((literal) => literal.trim())
    .filter((literal) => literal !== '');
}

/** What stands between literals: by `auto` nothing if any of them has Han characters, otherwise a space. */
function separatorOf(joiner: Joiner, literals: readonly string[]): '' | ' ' {
  if (joiner === 'auto') return literals.some(hasHan) ? '' : ' ';
  return joiner === 'space' ? ' ' : '';
}

/** The literal translations in their order as one text. */
export function joinLiterals(joiner: Joiner, literals: readonly string[]): string {
  const said = literals.filter((literal) => literal !== '');
  return said.join(separatorOf(joiner, said));
}
