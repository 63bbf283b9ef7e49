import type { InputProblem } from '@transcreate/contracts';

/** From when to when something is spoken, in whole milliseconds of the video. */
export interface Span {
  startMs: number;
  endMs: number;
}

/** A segment in time. */
export interface PlacedSpan extends Span {
  id: number;
}

/**
 * Why a segment may not go from `startMs` to `endMs`, in the fields of the call; undefined when it may: it lasts, it does not begin before
 * the one before it has ended nor end after the next one has begun, and it ends with the video at the latest. `segments` are in order.
 */
export function problemOfSpan({ id, startMs, endMs }: PlacedSpan, segments: readonly PlacedSpan[], videoMs: number): InputProblem | undefined {
  const before = segments.findLast((segment) => segment.id < id);
  const after = segments.find((segment) => segment.id > id);
  if (startMs >= endMs) return { path: 'endTime', message: 'must be after the start time' };
  if (endMs > videoMs) return { path: 'endTime', message: 'must be within the video' };
  if (before && startMs < before.endMs) return { path: 'startTime', message: `must not be before segment ${before.id} has ended` };
  if (after && endMs > after.startMs) return { path: 'endTime', message: `must not be after segment ${after.id} has begun` };
  return undefined;
}
