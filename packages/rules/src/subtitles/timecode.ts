/** The end of what a time code of two hour digits can say, in milliseconds: 99:59:59,999. */
export const MAX_TIME_MS = 100 * 3_600_000 - 1;

const STRICT = /^(\d{2}):([0-5]\d):([0-5]\d),(\d{3})$/;
const TOLERANT = /^(?:(\d{1,3})\s*:\s*)?(\d{1,2})\s*:\s*(\d{1,2})(?:\s*[.,，]\s*(\d{1,3}))?$/;

/** The milliseconds of a time code exactly of the form 'HH:MM:SS,mmm' (SubRip's, and the one that people enter); undefined for anything else. */
export function parseTimeCode(text: string): number | undefined {
  const [, hours, minutes, seconds, millis] = STRICT.exec(text) ?? [];
  return hours === undefined ? undefined : toMs(Number(hours), Number(minutes), Number(seconds), Number(millis));
}

/**
 * The milliseconds of a time as real files write it: a dot or a comma before the fraction, a fraction of one to three digits or none,
 * hours left out, single digits, spaces around and inside. Minutes and seconds stay below 60. Undefined for anything else.
 */
export function readTime(text: string): number | undefined {
  const [, hours = '0', minutes, seconds, fraction = ''] = TOLERANT.exec(text.trim()) ?? [];
  if (minutes === undefined || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const ms = toMs(Number(hours), Number(minutes), Number(seconds), Number(fraction.padEnd(3, '0')));
  return ms > MAX_TIME_MS ? undefined : ms;
}

/** 'HH:MM:SS,mmm', SubRip's form. @throws RangeError if `ms` is not a whole number of milliseconds from 0 to `MAX_TIME_MS` */
export function formatTimeCode(ms: number): string {
  return written(ms, ',');
}

/** 'HH:MM:SS.mmm', WebVTT's form. @throws RangeError like `formatTimeCode` */
export function formatVttTime(ms: number): string {
  return written(ms, '.');
}

function toMs(hours: number, minutes: number, seconds: number, millis: number): number {
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + millis;
}

function written(ms: number, separator: ',' | '.'): string {
  if (!Number.isInteger(ms) || ms < 0 || ms > MAX_TIME_MS) throw new RangeError(`Not a time that a time code can say: ${ms} ms`);
  const [hours, minutes, seconds] = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60].map((part) => padded(Math.floor(part), 2));
  return `${hours}:${minutes}:${seconds}${separator}${padded(ms % 1000, 3)}`;
}

const padded = (value: number, digits: number) => String(value).padStart(digits, '0');
