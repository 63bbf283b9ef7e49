import { Injectable } from '@nestjs/common';
import { SUBTITLES, subtitles, type Caller, type ContextOf, type Input, type SubtitleSubmission } from '@transcreate/contracts';
import { failure, once } from '@transcreate/service-kit';
import { HandedInService } from './handed-in.service.js';
import { SegmentStore } from './segment.store.js';
import { viewFor } from './submission-view.js';
import { SubmissionStore } from './submission.store.js';

const SUBMIT = subtitles.submitSubtitle;
const NO_SEGMENT = 'This segment does not exist.';
const NOT_YOURS = 'Only its author or an admin may change a translation.';

/** Translations of segments: handing them in, reading them, changing them. */
@Injectable()
export class SubmissionService {
  constructor(
    private readonly store: SubmissionStore,
    private readonly segments: SegmentStore,
    private readonly handedIn: HandedInService,
  ) {}

  /** Hands in a translation; the author is the caller. */
  async submit(draft: Input<typeof SUBMIT>, context: ContextOf<typeof SUBMIT>): Promise<SubtitleSubmission> {
    const { segmentId, chineseTranslation: text, isAnonymous } = draft;
    const { caller } = context;
    if (!isSegment(segmentId)) throw failure(SUBMIT, 'not_found', NO_SEGMENT);
    const submission = await this.store.transaction((tx) =>
      once(tx, SUBMIT, context, draft, async () => {
        const row = await this.store.add(tx, { segmentId, text, isAnonymous, userId: caller.userId, username: caller.username });
        await this.handedIn.remember(tx, caller.userId);
        return viewFor(caller, row);
      }),
    );
    await this.handedIn.tell(caller.userId);
    return submission;
  }

  /** The submissions to a segment; all belong to the task's own week. */
  async list(segmentId: number, week: number, caller: Caller): Promise<SubtitleSubmission[]> {
    if (!isSegment(segmentId)) throw failure(subtitles.listSubtitleSubmissions, 'not_found', NO_SEGMENT);
    const rows = week === SUBTITLES.week ? await this.store.listOf(segmentId) : [];
    return rows.map((row) => viewFor(caller, row));
  }

  /** What the caller has handed in, with the lines as they are spoken now. */
  async listOwn(caller: Caller): Promise<SubtitleSubmission[]> {
    const [rows, segments] = await Promise.all([this.store.listBy(caller.userId), this.segments.list()]);
    const lineOf = new Map(segments.map(({ id, sourceText }) => [id, sourceText]));
    return rows.map((row) => ({ ...viewFor(caller, row), sourceText: lineOf.get(row.segmentId) }));
  }

  async update(id: string, text: string, caller: Caller): Promise<SubtitleSubmission> {
    const submission = await this.store.find(id);
    if (!submission) throw gone(subtitles.updateSubtitleSubmission);
    if (caller.role !== 'admin' && caller.userId !== submission.userId) throw failure(subtitles.updateSubtitleSubmission, 'forbidden', NOT_YOURS);
    const changed = await this.store.change(id, text);
    if (!changed) throw gone(subtitles.updateSubtitleSubmission);
    return viewFor(caller, changed);
  }

  async delete(id: string): Promise<void> {
    if (!(await this.store.delete(id))) throw gone(subtitles.deleteSubtitleSubmission);
  }
}

/** All segments are there from the first start on, and none is ever removed. */
function isSegment(id: number): boolean {
  return id >= 1 && id <= SUBTITLES.segments;
}

function gone(line: typeof subtitles.updateSubtitleSubmission | typeof subtitles.deleteSubtitleSubmission) {
  return failure(line, 'not_found', 'This submission does not exist.');
}
