import { parseTimeCode } from '@transcreate/rules';
import type { Segment } from './segment.js';

/** What is wrong with a segment's new time codes, and at which of the two. */
export type TimeCodeProblem =
  | { field: 'start' | 'end'; code: 'timeCodeInvalid' }
  | { field: 'end'; code: 'endBeforeStart' }
  | { field: 'start'; code: 'startsInPrevious'; segment: number }
  | { field: 'end'; code: 'endsInNext'; segment: number };

/** Looks at new time codes as the server will, but for the video's end, which it alone knows for certain. */
export function timeCodeProblem(id: number, start: string, end: string, segments: readonly Segment[]): TimeCodeProblem | undefined {
  const [startMs, endMs] = [parseTimeCode(start.trim()), parseTimeCode(end.trim())];
  if (startMs === undefined) return { field: 'start', code: 'timeCodeInvalid' };
  if (endMs === undefined) return { field: 'end', code: 'timeCodeInvalid' };
  if (endMs <= startMs) return { field: 'end', code: 'endBeforeStart' };
  const before = segments.find((segment) => segment.id === id - 1);
  if (before && startMs < before.endMs) return { field: 'start', code: 'startsInPrevious', segment: before.id };
  const after = segments.find((segment) => segment.id === id + 1);
  if (after && endMs > after.startMs) return { field: 'end', code: 'endsInNext', segment: after.id };
  return undefined;
}
