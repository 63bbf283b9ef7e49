import { Controller } from '@nestjs/common';
import { subtitles, type ContextOf, type Handlers, type Input } from '@transcreate/contracts';
import { Handle } from '@transcreate/service-kit';
import { ExportService } from './export.service.js';
import { PersonService } from './person.service.js';
import { SegmentService } from './segment.service.js';
import { SubmissionService } from './submission.service.js';
import { TimeCodeService } from './time-code.service.js';

type In<K extends keyof typeof subtitles> = Input<(typeof subtitles)[K]>;
type With<K extends keyof typeof subtitles> = ContextOf<(typeof subtitles)[K]>;

const success = true as const;

@Controller()
export class SubtitlesHandlers implements Handlers<typeof subtitles> {
  constructor(
    private readonly segments: SegmentService,
    private readonly timeCodes: TimeCodeService,
    private readonly exports: ExportService,
    private readonly submissions: SubmissionService,
    private readonly people: PersonService,
  ) {}

  @Handle(subtitles.listSegments)
  async listSegments(_input: In<'listSegments'>, { caller }: With<'listSegments'>) {
    return { success, data: await this.segments.list(caller) };
  }

  @Handle(subtitles.saveTranslation)
  async saveTranslation({ segmentId, chineseTranslation }: In<'saveTranslation'>, { caller }: With<'saveTranslation'>) {
    return { success, segment: await this.segments.save(segmentId, chineseTranslation, caller) };
  }

  @Handle(subtitles.updateSegment)
  async updateSegment({ segmentId, ...wish }: In<'updateSegment'>, { caller }: With<'updateSegment'>) {
    return { success, segment: await this.timeCodes.change(segmentId, wish, caller) };
  }

  @Handle(subtitles.listTimeCodeChanges)
  async listTimeCodeChanges({ segmentId }: In<'listTimeCodeChanges'>) {
    return { success, data: await this.timeCodes.history(segmentId) };
  }

  @Handle(subtitles.importSegments)
  async importSegments({ text, reason }: In<'importSegments'>, { caller }: With<'importSegments'>) {
    return { success, ...(await this.timeCodes.import(text, reason, caller)) };
  }

  @Handle(subtitles.restoreSegments)
  async restoreSegments(_input: In<'restoreSegments'>, { caller }: With<'restoreSegments'>) {
    return { success, data: await this.timeCodes.restore(caller) };
  }

  @Handle(subtitles.exportSegments)
  async exportSegments(wish: In<'exportSegments'>, { caller }: With<'exportSegments'>) {
    return this.exports.write(wish, caller);
  }

  @Handle(subtitles.submitSubtitle)
  async submitSubtitle(draft: In<'submitSubtitle'>, context: With<'submitSubtitle'>) {
    return { success, submission: await this.submissions.submit(draft, context) };
  }

  @Handle(subtitles.listSubtitleSubmissions)
  async listSubtitleSubmissions({ segmentId, week }: In<'listSubtitleSubmissions'>, { caller }: With<'listSubtitleSubmissions'>) {
    const data = await this.submissions.list(segmentId, week, caller);
    return { success, data, count: data.length };
  }

  @Handle(subtitles.listOwnSubtitleSubmissions)
  async listOwnSubtitleSubmissions(_input: In<'listOwnSubtitleSubmissions'>, { caller }: With<'listOwnSubtitleSubmissions'>) {
    const data = await this.submissions.listOwn(caller);
    return { success, data, count: data.length };
  }

  @Handle(subtitles.updateSubtitleSubmission)
  async updateSubtitleSubmission({ id, chineseTranslation }: In<'updateSubtitleSubmission'>, { caller }: With<'updateSubtitleSubmission'>) {
    return { success, submission: await this.submissions.update(id, chineseTranslation, caller) };
  }

  @Handle(subtitles.deleteSubtitleSubmission)
  async deleteSubtitleSubmission({ id }: In<'deleteSubtitleSubmission'>) {
    await this.submissions.delete(id);
    return { success };
  }

  @Handle(subtitles.eraseUser)
  async eraseUser({ userId }: In<'eraseUser'>) {
    await this.people.erase(userId);
    return {};
  }

  @Handle(subtitles.renameUser)
  async renameUser({ userId, username }: In<'renameUser'>) {
    await this.people.rename(userId, username);
    return {};
  }

  @Handle(subtitles.exportUser)
  async exportUser({ userId }: In<'exportUser'>) {
    return this.people.export(userId);
  }
}
