import type { SubtitleSegment } from '@transcreate/contracts';
import { formatTimeCode } from '@transcreate/rules';
import { guidanceOf } from './built-in-guidance.js';
import type { SegmentRow } from './segment.store.js';

/** A segment as its readers get it, with what the caller makes of it and, where there is any, what helps with it. */
export function viewOf(row: SegmentRow, chineseTranslation = ''): SubtitleSegment {
  const { id, startMs, endMs, sourceText } = row;
  const guidance = guidanceOf(row);
  return {
    id,
    segmentId: id,
    startTime: formatTimeCode(startMs),
    endTime: formatTimeCode(endMs),
    duration: (endMs - startMs) / 1_000,
    sourceText,
    englishText: sourceText,
    chineseTranslation,
    ...(guidance && { technique: guidance.technique, culturalNotes: [...guidance.culturalNotes] }),
  };
}
