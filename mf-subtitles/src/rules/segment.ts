import type { SubtitleSegment } from '@transcreate/contracts';
import { builtInSegments, parseTimeCode } from '@transcreate/rules';
import type { Span } from '@transcreate/rules';

/** A segment as the desk works with it. */
export interface Segment extends Span {
  /** 1 to 26. */
  id: number;
  sourceText: string;
  /** The person's own saved text; '' when there is none. */
  saved: string;
}

/** The server's segments, in the order of their numbers. */
export function segmentsOf(data: readonly SubtitleSegment[]): Segment[] {
  return data.map(segmentOf).toSorted((one, other) => one.id - other.id);
}

function segmentOf({ segmentId, startTime, endTime, sourceText, chineseTranslation }: SubtitleSegment): Segment {
  return { id: segmentId, startMs: parseTimeCode(startTime) ?? 0, endMs: parseTimeCode(endTime) ?? 0, sourceText, saved: chineseTranslation };
}

/** What stands in for the server's segments when they can't be had (specification, section 8). */
export const FALLBACK: readonly Segment[] = builtInSegments.map((segment) => ({ ...segment, saved: '' }));

export const isDone = ({ saved }: Segment) => saved.trim() !== '';

/** Seconds with three decimals, as a subtitler says a duration. */
export const inSeconds = (ms: number) => (ms / 1000).toFixed(3);

/** Minutes and seconds, for people: 1:05. */
export function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
