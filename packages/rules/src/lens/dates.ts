import { finder, matches, spanOf } from './finding.js';
import type { Finding, LensInput, Side } from './finding.js';

const find = finder('dates');
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
/** Patterns of dates with month and day, and which group is which. */
const DATES: readonly [pattern: RegExp, month: number, day: number][] = [
  [/(\d{1,2})月(\d{1,2})[日号]/g, 1, 2],
  [/\b\d{4}[-/](\d{1,2})[-/](\d{1,2})\b/g, 1, 2],
  [new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)? ${MONTH}\b`, 'g'), 2, 1],
  [new RegExp(String.raw`\b${MONTH} (\d{1,2})(?:st|nd|rd|th)?\b(?!:)`, 'g'), 1, 2],
];
/** Day and month in an order that readers of different countries take for different days. */
const SLASHED = /\b(\d{1,2})\/(\d{1,2})\/(?:\d{4}|\d{2})\b/g;
const TIME = /(?<![\d:])(\d{1,2})[:：](\d{2})(?![\d:：])/g;

/** Days that no calendar has, times that no clock shows, and dates that can be read in two ways; on both sides. */
export function dates({ source, target }: LensInput): Finding[] {
  return [...datesOf(source, 'source'), ...datesOf(target, 'target')];
}

function datesOf(text: string, side: Side): Finding[] {
  const words = (match: RegExpExecArray) => ({ side, params: { text: match[0] } });
  const impossible = DATES.flatMap(([pattern, month, day]) =>
    matches(text, pattern)
      .filter((match) => !isDay(monthOf(match[month]!), Number(match[day])))
      .map((match) => find('impossible-date', 'warning', spanOf(match), words(match))),
  );
  const ambiguous = matches(text, SLASHED)
    .filter(([, one, other]) => one !== other && Number(one) <= 12 && Number(other) <= 12)
    .map((match) => find('ambiguous-date', 'info', spanOf(match), words(match)));
  const times = matches(text, TIME)
    .filter(([, hour, minute]) => Number(hour) > 24 || Number(minute) > 59)
    .map((match) => find('impossible-time', 'warning', spanOf(match), words(match)));
  return [...impossible, ...ambiguous, ...times];
}

const monthOf = (text: string) => (/^\d/.test(text) ? Number(text) : MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1);

/** February has 29 days here: a date without its year may be of a leap year. */
function isDay(month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  if (month === 2) return day <= 29;
  return day <= ([4, 6, 9, 11].includes(month) ? 30 : 31);
}
