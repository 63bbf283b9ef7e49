import type { CulturalNote, SubtitleSegment } from '@transcreate/contracts';
import { builtInSegments, parseTimeCode } from '@transcreate/rules';
import type { Span } from '@transcreate/rules';

/** A segment as the desk works with it. */
export interface Segment extends Span {
  /** 1 to 26. */
  id: number;
  sourceText: string;
  /** The person's own saved text; '' when there is none. */
  saved: string;
  /** What the line plays with; '' where nobody has said so. */
  technique: string;
  culturalNotes: readonly CulturalNote[];
}

/** The server's segments, in the order of their numbers. */
export function segmentsOf(data: readonly SubtitleSegment[]): Segment[] {
  return data.map(segmentOf).toSorted((one, other) => one.id - other.id);
}

function segmentOf({ segmentId, startTime, endTime, sourceText, chineseTranslation, technique = '', culturalNotes = [] }: SubtitleSegment): Segment {
  const span = { startMs: parseTimeCode(startTime) ?? 0, endMs: parseTimeCode(endTime) ?? 0 };
  return { id: segmentId, ...span, sourceText, saved: chineseTranslation, technique, culturalNotes };
}

/** What stands in for the server's segments when they can't be had (specification, section 8). */
export const FALLBACK: readonly Segment[] = builtInSegments.map((segment) => ({ ...segment, saved: '', technique: '', culturalNotes: [] }));

/** Whether lines and times are those that come with the product. */
export function areBuiltIn(segments: readonly Segment[]): boolean {
  return builtInSegments.every((builtIn, index) => {
    const { startMs, endMs, sourceText } = segments[index] ?? {};
    return startMs === builtIn.startMs && endMs === builtIn.endMs && sourceText === builtIn.sourceText;
  });
}

export const isDone = ({ saved }: Segment) => saved.trim() !== '';

/** Seconds with three decimals, as a subtitler says a duration. */
export const inSeconds = (ms: number) => (ms / 1000).toFixed(3);

/** Minutes and seconds, for people: 1:05. */
export function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
