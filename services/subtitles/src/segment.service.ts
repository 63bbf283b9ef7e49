import { Injectable } from '@nestjs/common';
import { subtitles, type Caller, type SubtitleSegment } from '@transcreate/contracts';
import { failure } from '@transcreate/service-kit';
import { viewOf } from './segment-view.js';
import { SegmentStore } from './segment.store.js';
import { WorkingTextStore } from './working-text.store.js';

/** The segments, and what each person makes of them. */
@Injectable()
export class SegmentService {
  constructor(
    private readonly segments: SegmentStore,
    private readonly texts: WorkingTextStore,
  ) {}

  async list(caller: Caller): Promise<SubtitleSegment[]> {
    const [rows, texts] = await Promise.all([this.segments.list(), this.texts.listWithTimes(caller.userId)]);
    return rows.map((row) => {
      const own = texts.get(row.id);
      return { ...viewOf(row, own?.text), savedAt: own?.updatedAt.toISOString() };
    });
  }

  /** Keeps the caller's text of a segment as it was typed; a blank one clears it. */
  async save(segmentId: number, text: string, caller: Caller): Promise<SubtitleSegment> {
    const row = await this.segments.find(segmentId);
    if (!row) throw failure(subtitles.saveTranslation, 'not_found');
    if (text.trim() === '') await this.texts.clear(caller.userId, segmentId);
    else await this.texts.save(caller.userId, segmentId, text);
    return viewOf(row, text.trim() === '' ? '' : text);
  }
}
