import type { SubtitleSegment } from '@transcreate/contracts';
import { formatTimeCode } from '@transcreate/rules';
import type { SegmentRow } from './segment.store.js';

/** A segment as its readers get it, with what the caller makes of it. */
export function viewOf({ id, startMs, endMs, sourceText }: SegmentRow, chineseTranslation = ''): SubtitleSegment {
  return {
    id,
    segmentId: id,
    startTime: formatTimeCode(startMs),
    endTime: formatTimeCode(endMs),
    duration: (endMs - startMs) / 1_000,
    sourceText,
    englishText: sourceText,
    chineseTranslation,
  };
}
