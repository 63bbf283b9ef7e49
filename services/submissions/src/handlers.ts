import { Controller } from '@nestjs/common';
import { submissions, type ContextOf, type Handlers, type Input } from '@transcreate/contracts';
import { Handle, Piece } from '@transcreate/service-kit';
import { DashboardService } from './dashboard.service.js';
import { ClassMemory } from './memory/class-memory.service.js';
import { PersonService } from './person.service.js';
import { ReviewService } from './review.service.js';
import { SourceTextService } from './source-text.service.js';
import { SubmissionService } from './submission.service.js';
import { VoteService } from './vote.service.js';

type Line = typeof submissions;

@Controller()
export class SubmissionsHandlers implements Handlers<Line> {
  constructor(
    private readonly translations: SubmissionService,
    private readonly review: ReviewService,
    private readonly votes: VoteService,
    private readonly sourceTexts: SourceTextService,
    private readonly people: PersonService,
    private readonly dashboard: DashboardService,
    private readonly memory: ClassMemory,
  ) {}

  @Handle(submissions.createSubmission)
  async createSubmission(input: Input<Line['createSubmission']>, context: ContextOf<Line['createSubmission']>) {
    return this.translations.create(input, context);
  }

  @Handle(submissions.listSubmissions)
  async listSubmissions({ sourceTextId }: Input<Line['listSubmissions']>, { caller }: ContextOf<Line['listSubmissions']>) {
    return { submissions: await this.translations.list(sourceTextId, caller) };
  }

  @Handle(submissions.listOwnSubmissions)
  async listOwnSubmissions(_input: Input<Line['listOwnSubmissions']>, { caller }: ContextOf<Line['listOwnSubmissions']>) {
    return { submissions: await this.translations.listOwn(caller) };
  }

  @Handle(submissions.updateSubmission)
  async updateSubmission({ id, transcreation }: Input<Line['updateSubmission']>, { caller }: ContextOf<Line['updateSubmission']>) {
    return { submission: await this.translations.update(id, transcreation, caller) };
  }

  @Handle(submissions.setStatus)
  async setStatus({ id, ...judgement }: Input<Line['setStatus']>, { caller }: ContextOf<Line['setStatus']>) {
    return { submission: await this.translations.setStatus(id, judgement, caller) };
  }

  @Handle(submissions.setStatuses)
  async setStatuses({ ids, ...judgement }: Input<Line['setStatuses']>) {
    return { updated: await this.translations.setStatuses(ids, judgement) };
  }

  @Handle(submissions.reviewSubmissions)
  async reviewSubmissions(filter: Input<Line['reviewSubmissions']>, { caller }: ContextOf<Line['reviewSubmissions']>) {
    return this.review.list(filter, caller);
  }

  @Handle(submissions.getActivity)
  async getActivity() {
    return this.review.activity();
  }

  @Handle(submissions.deleteSubmission)
  async deleteSubmission({ id }: Input<Line['deleteSubmission']>) {
    await this.translations.delete(id);
    return { success: true as const };
  }

  @Handle(submissions.listVoteable)
  async listVoteable(filter: Input<Line['listVoteable']>, { caller }: ContextOf<Line['listVoteable']>) {
    return Piece.object(submissions.listVoteable.output, { examples: await this.votes.list(filter, caller) });
  }

  @Handle(submissions.castVote)
  async castVote({ id, rank }: Input<Line['castVote']>, { caller }: ContextOf<Line['castVote']>) {
    return rank ? this.votes.give(id, rank, caller) : this.votes.takeBack(id, caller);
  }

  @Handle(submissions.getDashboard)
  async getDashboard(weeks: Input<Line['getDashboard']>, { caller }: ContextOf<Line['getDashboard']>) {
    return this.dashboard.of(caller, weeks);
  }

  @Handle(submissions.closeSourceText)
  async closeSourceText({ sourceTextId, force }: Input<Line['closeSourceText']>) {
    return this.sourceTexts.close(sourceTextId, force);
  }

  @Handle(submissions.countSubmissions)
  async countSubmissions() {
    return { count: await this.translations.count() };
  }

  @Handle(submissions.eraseUser)
  async eraseUser({ userId }: Input<Line['eraseUser']>) {
    await this.people.erase(userId);
    return {};
  }

  @Handle(submissions.renameUser)
  async renameUser({ userId, username }: Input<Line['renameUser']>) {
    await this.people.rename(userId, username);
    return {};
  }

  @Handle(submissions.exportUser)
  async exportUser({ userId }: Input<Line['exportUser']>) {
    return this.people.export(userId);
  }

  @Handle(submissions.searchTranslations)
  async searchTranslations(input: Input<Line['searchTranslations']>) {
    return { translations: await this.memory.search(input) };
  }
}
