import { Injectable } from '@nestjs/common';
import { files, subtitles, type Caller, type Output, type SubtitleSegment, type TimeCodeChange } from '@transcreate/contracts';
import { builtInSegments, parseTimeCode, readCues } from '@transcreate/rules';
import { Bus, failure } from '@transcreate/service-kit';
import { inWords, refusalOf } from './import-rules.js';
import { viewOf } from './segment-view.js';
import { SegmentStore, type SegmentRow, type Transaction } from './segment.store.js';
import { problemOfSpan } from './time-code-rules.js';
import { changeView } from './time-code-view.js';
import { TimeCodeStore } from './time-code.store.js';
import { WorkingTextStore } from './working-text.store.js';

/** What an admin wants a segment's times to be, and why. */
interface Wish {
  startTime: string;
  endTime: string;
  reason: string;
}

const UPDATE = subtitles.updateSegment;
const IMPORT = subtitles.importSegments;
const RESTORE = subtitles.restoreSegments;
const NO_SEGMENT = 'This segment does not exist.';
const VIDEO_TOO_SHORT = 'The video that is shown now ends before the built-in segments do. Go back to the built-in video first.';

/** When the segments are spoken: changing that, one by one or all from a file, and who did. */
@Injectable()
export class TimeCodeService {
  constructor(
    private readonly segments: SegmentStore,
    private readonly changes: TimeCodeStore,
    private readonly texts: WorkingTextStore,
    private readonly bus: Bus,
  ) {}

  async change(id: number, { startTime, endTime, reason }: Wish, caller: Caller): Promise<SubtitleSegment> {
    // The contract lets nothing but time codes in.
    const wish = { id, startMs: parseTimeCode(startTime)!, endMs: parseTimeCode(endTime)! };
    const { durationMs } = await this.bus.call(files.getVideoDuration, {});
    const row = await this.segments.transaction(async (tx) => {
      const rows = await this.segments.holdAll(tx);
      const old = rows.find((segment) => segment.id === id);
      if (!old) throw failure(UPDATE, 'not_found', NO_SEGMENT);
      const problem = problemOfSpan(wish, rows, durationMs);
      if (problem) throw failure(UPDATE, 'invalid_input', undefined, { details: [problem] });
      const [changed] = await this.#write(tx, [old], [{ ...old, ...wish }], reason, caller);
      return changed!;
    });
    return viewOf(row, await this.texts.find(caller.userId, id));
  }

  async history(id: number): Promise<TimeCodeChange[]> {
    if (!(await this.segments.find(id))) throw failure(subtitles.listTimeCodeChanges, 'not_found', NO_SEGMENT);
    return (await this.changes.list(id)).map(changeView);
  }

  /** Takes times and source lines of all segments from a file. What people made of the old lines stays theirs. */
  async import(text: string, reason: string, caller: Caller): Promise<Omit<Output<typeof IMPORT>, 'success'>> {
    const file = readCues(text);
    const { durationMs } = await this.bus.call(files.getVideoDuration, {});
    const refusal = refusalOf(file, durationMs);
    if (refusal) throw failure(IMPORT, 'invalid_input', refusal.message, { details: refusal.details });
    const rows = await this.segments.transaction(async (tx) => {
      const old = await this.segments.holdAll(tx);
      const wishes = file.cues.map((cue, index) => ({ id: old[index]!.id, startMs: cue.startMs, endMs: cue.endMs, sourceText: cue.text.normalize('NFC') }));
      return this.#write(tx, old, wishes, reason, caller);
    });
    return { data: await this.#seenBy(caller, rows), problems: file.problems.map(inWords) };
  }

  /** Gives all segments the times and source lines that come with the product, as at the start of the course. */
  async restore(caller: Caller): Promise<SubtitleSegment[]> {
    const { durationMs } = await this.bus.call(files.getVideoDuration, {});
    if (builtInSegments.some(({ endMs }) => endMs > durationMs)) throw failure(RESTORE, 'conflict', VIDEO_TOO_SHORT);
    const rows = await this.segments.transaction(async (tx) => this.#write(tx, await this.segments.holdAll(tx), builtInSegments, '', caller));
    return this.#seenBy(caller, rows);
  }

  async #seenBy(caller: Caller, rows: readonly SegmentRow[]): Promise<SubtitleSegment[]> {
    const own = await this.texts.listBy(caller.userId);
    return rows.map((row) => viewOf(row, own.get(row.id)));
  }

  /** Writes the segments as they shall be, and who moved those that moved. */
  async #write(tx: Transaction, old: readonly SegmentRow[], wishes: readonly SegmentRow[], reason: string, caller: Caller): Promise<SegmentRow[]> {
    const pairs = wishes.map((to, index) => ({ from: old[index]!, to }));
    await this.segments.change(tx, wishes);
    const moved = pairs.filter(({ from, to }) => isMoved(from, to)).map(({ from, to }) => ({
      segmentId: to.id, fromStartMs: from.startMs, fromEndMs: from.endMs, toStartMs: to.startMs, toEndMs: to.endMs,
      reason, userId: caller.userId, username: caller.username,
    }));
    await this.changes.record(tx, moved);
    return [...wishes];
  }
}

function isMoved(from: SegmentRow, to: SegmentRow): boolean {
  return from.startMs !== to.startMs || from.endMs !== to.endMs;
}
