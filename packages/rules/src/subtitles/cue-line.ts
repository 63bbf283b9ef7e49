import { readTime } from './timecode.js';

/** What stands between two times in real files: '-->', its misspellings, dashes and arrows that an editor made of it. */
const ARROW = /^\s*(?:[-=‐-―−]{1,3}\s*[>＞]|[→⟶⇒])\s*/u;
const TIME = /^\s*[\d:.,，](?:[\d:.,，\s]*[\d:.,，])?/u;

/** The times of a line '<start> --> <end> <position>', and undefined where they can't be read. The position is passed over. */
export interface Timing {
  startMs: number | undefined;
  endMs: number | undefined;
}

/** Reads a line with two times and an arrow between them, whatever stands behind; undefined if the line is nothing of the kind. */
export function readTiming(line: string): Timing | undefined {
  const start = TIME.exec(line)?.[0];
  if (start === undefined || !start.includes(':')) return undefined;
  const arrow = ARROW.exec(line.slice(start.length))?.[0];
  if (arrow === undefined) return undefined;
  const rest = line.slice(start.length + arrow.length);
  return { startMs: readTime(start), endMs: endOf(rest) };
}

/** The position follows the end after a space; a space inside the time itself is tolerated. */
function endOf(rest: string): number | undefined {
  const [, tight] = /^(\S+)(?:\s|$)/.exec(rest) ?? [];
  return (tight === undefined ? undefined : readTime(tight)) ?? spaced(rest);
}

function spaced(rest: string): number | undefined {
  const [whole] = /^[\d:.,，\s]+/u.exec(rest) ?? [];
  return whole === undefined ? undefined : readTime(whole);
}

/**
 * U+2060, which shows nothing, before a line of a cue's text that would otherwise end the cue or begin another: a blank line, or one that
 * looks like times. Our files need it, because a student's text may hold any line, and neither format has an escape for these.
 */
const GUARD = '\u2060';
const GUARDS = new RegExp(`^${GUARD}+`, 'u');

/** A line of text, safe to stand inside a cue. `unguarded` gives back exactly this line. */
export function guarded(line: string): string {
  return isDangerous(line.replace(GUARDS, '')) ? GUARD + line : line;
}

/** The text of a line that `guarded` wrote; any other line as it stands. */
export function unguarded(line: string): string {
  return line.startsWith(GUARD) && isDangerous(line.replace(GUARDS, '')) ? line.slice(GUARD.length) : line;
}

function isDangerous(bare: string): boolean {
  return bare.trim() === '' || bare.includes('-->') || readTiming(bare) !== undefined;
}
