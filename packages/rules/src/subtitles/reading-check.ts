import { countedAlike, countedByWidth, withoutTags } from './text-width.js';

/** The languages that there are rules for: Simplified Chinese and English. */
export type SubtitleLanguage = 'zh' | 'en';
export type Audience = 'adults' | 'children';

interface ReadingRules {
  /** The longest line, in half characters. */
  lineHalves: number;
  lines: number;
  /** Characters a second. */
  speed: Readonly<Record<Audience, number>>;
  countHalves(text: string): number;
}

/**
 * Netflix's timed text style guides, as published for everybody:
 *
 * - Chinese (Simplified): 16 full-width characters a line, half-width ones count 0.5; 9 a second for adults, 7 for children.
 *   https://partnerhelp.netflixstudios.com/hc/en-us/articles/215986007-Chinese-Simplified-Timed-Text-Style-Guide
 * - English (USA): 42 characters a line; 20 a second for adults, 17 for children.
 *   https://partnerhelp.netflixstudios.com/hc/en-us/articles/217350977-English-USA-Timed-Text-Style-Guide
 * - General requirements: two lines; at least five sixths of a second (833 ms), at most 7 s.
 *   https://partnerhelp.netflixstudios.com/hc/en-us/articles/215758617-Timed-Text-Style-Guide-General-Requirements
 */
export const READING_RULES: Readonly<Record<SubtitleLanguage, ReadingRules>> = {
  zh: { lineHalves: 32, lines: 2, speed: { adults: 9, children: 7 }, countHalves: countedByWidth },
  en: { lineHalves: 84, lines: 2, speed: { adults: 20, children: 17 }, countHalves: countedAlike },
};

/** How long a subtitle may stay, in milliseconds. */
export const DURATION_MS = { least: 833, most: 7_000 } as const;

/**
 * What a reader would stumble over, and what would help. Lengths are in half characters (divide by 2 to say them), times in milliseconds.
 *
 * - `too_many_lines`: `over` lines too many.
 * - `line_too_long`: line `line` (from 1) is `over` too long.
 * - `too_fast`: `over` less would fit into the time, or `longerBy` more time would fit the text; null if even the longest time would not.
 * - `too_short`, `too_long`: the time on the screen, whatever the text; `longerBy`, `shorterBy` would fit.
 */
export type ReadingProblem =
  | { code: 'too_many_lines'; over: number }
  | { code: 'line_too_long'; line: number; over: number }
  | { code: 'too_fast'; over: number; longerBy: number | null }
  | { code: 'too_short'; longerBy: number }
  | { code: 'too_long'; shorterBy: number };

export interface ReadingCheck {
  /** The length of each line in half characters. A blank text has none. */
  lines: number[];
  /** The length of the whole text in half characters. */
  halves: number;
  /** Characters a second, for display. Nothing is decided by it. */
  perSecond: number;
  /** In the order of the kinds above; empty if the subtitle reads well. */
  problems: ReadingProblem[];
}

/**
 * Whether a subtitle can be read in its time. It is advice, and forbids nothing. All decisions are made in whole numbers, so that a text
 * that just fits does.
 *
 * @param durationMs whole milliseconds on the screen, more than 0
 */
export function checkReading(text: string, durationMs: number, language: SubtitleLanguage, audience: Audience = 'adults'): ReadingCheck {
  const shown = withoutTags(text).trim();
  if (shown === '') return { lines: [], halves: 0, perSecond: 0, problems: [] };
  const rules = READING_RULES[language];
  const lines = shown.split(/\r\n|\r|\n/).map((line) => rules.countHalves(line.trim()));
  const halves = lines.reduce((sum, line) => sum + line, 0);
  const problems = [...shapeProblems(lines, rules), ...speedProblems(halves, durationMs, rules.speed[audience]), ...timeProblems(durationMs)];
  return { lines, halves, perSecond: (halves * 500) / durationMs, problems };
}

function shapeProblems(lines: readonly number[], rules: ReadingRules): ReadingProblem[] {
  const tooLong = lines.flatMap((length, index): ReadingProblem[] =>
    length > rules.lineHalves ? [{ code: 'line_too_long', line: index + 1, over: length - rules.lineHalves }] : []);
  return lines.length > rules.lines ? [{ code: 'too_many_lines', over: lines.length - rules.lines }, ...tooLong] : tooLong;
}

/** 500 = 1000 ms a second / 2 halves a character: `halves / 2` characters in `durationMs / 1000` seconds against `speed`. */
function speedProblems(halves: number, durationMs: number, speed: number): ReadingProblem[] {
  if (halves * 500 <= speed * durationMs) return [];
  const needed = Math.ceil((halves * 500) / speed);
  const longerBy = needed > DURATION_MS.most ? null : needed - durationMs;
  return [{ code: 'too_fast', over: halves - Math.floor((speed * durationMs) / 500), longerBy }];
}

function timeProblems(durationMs: number): ReadingProblem[] {
  if (durationMs < DURATION_MS.least) return [{ code: 'too_short', longerBy: DURATION_MS.least - durationMs }];
  if (durationMs > DURATION_MS.most) return [{ code: 'too_long', shorterBy: durationMs - DURATION_MS.most }];
  return [];
}
