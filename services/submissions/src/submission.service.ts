import { Injectable } from '@nestjs/common';
import {
  content, submissions, type Caller, type ContextOf, type Input, type OwnSubmission, type SourceTextSummary, type Submission,
} from '@transcreate/contracts';
import { Bus, failure, once, type RawSql } from '@transcreate/service-kit';
import { SourceTextStore } from './source-text.store.js';
import { mayChange, settle } from './submission-rules.js';
import { viewFor } from './submission-view.js';
import { SubmissionStore, type Judgement, type SubmissionRecord } from './submission.store.js';
import { VoteStore } from './vote.store.js';

const CREATE = submissions.createSubmission;
const NO_SOURCE_TEXT = 'This source text does not exist.';
const NOT_YOURS = 'Only its author or an admin may change a translation.';

type Draft = Input<typeof CREATE>;

/** Translations: handing them in, reading them, changing them. */
@Injectable()
export class SubmissionService {
  constructor(
    private readonly store: SubmissionStore,
    private readonly sourceTexts: SourceTextStore,
    private readonly votes: VoteStore,
    private readonly bus: Bus,
  ) {}

  /**
   * Hands in a translation; the author is the caller, and the source text's kind decides the rules. Content is asked before the transaction
   * begins, so that no connection is held while it answers; its refusal counts only inside, where a repeated call finds its first reply.
   */
  async create(draft: Draft, context: ContextOf<typeof CREATE>): Promise<{ submission: Submission }> {
    const { sourceTextId, groupNumber } = draft;
    await this.store.refuseUsedKey(draft, context);
    const [asked] = await Promise.allSettled([this.bus.call(content.recordAttempt, { userId: context.caller.userId, sourceTextId, groupNumber })]);
    return this.store.plainTransaction((tx) =>
      once(tx, CREATE, context, draft, async () => {
        if (asked.status === 'rejected') throw asked.reason;
        return { submission: await this.#add(tx, draft, asked.value, context.caller) };
      }),
    );
  }

  /** The submissions to a source text, oldest first, as the caller may see them. */
  async list(sourceTextId: string, caller: Caller): Promise<Submission[]> {
    const rows = await this.store.listOf(sourceTextId);
    if (rows.length === 0) await this.#mustExist(sourceTextId);
    return rows.map((row) => viewFor(caller, row));
  }

  /** What the caller has submitted, oldest first, with the source texts; what was submitted to a text that is gone is left out. */
  async listOwn(caller: Caller): Promise<OwnSubmission[]> {
    const rows = await this.store.listBy(caller.userId);
    if (rows.length === 0) return [];
    const ids = [...new Set(rows.map((row) => row.sourceTextId))];
    const { sourceTexts } = await this.bus.call(content.getSourceTexts, { ids });
    const byId = new Map(sourceTexts.map((text) => [text._id, text]));
    return rows.flatMap((row) => {
      const text = byId.get(row.sourceTextId);
      return text ? [{ ...viewFor(caller, row), sourceTextId: text }] : [];
    });
  }

  /** Changes the text of one's own submission, or as an admin of anybody's. */
  async update(id: string, transcreation: string, caller: Caller): Promise<Submission> {
    const submission = await this.store.find(id);
    if (!submission) throw gone(submissions.updateSubmission);
    if (!mayChange(caller, submission)) throw failure(submissions.updateSubmission, 'forbidden', NOT_YOURS);
    return seen(submissions.updateSubmission, caller, await this.store.change(id, transcreation));
  }

  /** Approves, rejects or reopens a submission. */
  async setStatus(id: string, judgement: Judgement, caller: Caller): Promise<Submission> {
    const [row] = await this.#judge([id], judgement);
    return seen(submissions.setStatus, caller, row);
  }

  /** The same for several at once; answers how many there were of them. */
  async setStatuses(ids: readonly string[], judgement: Judgement): Promise<number> {
    return (await this.#judge(ids, judgement)).length;
  }

  async delete(id: string): Promise<void> {
    if (!(await this.store.delete(id))) throw gone(submissions.deleteSubmission);
  }

  count(): Promise<number> {
    return this.store.count();
  }

  /** A rejected submission can't be voted for, and gives its voters their ranks back. All rows are held before anything is written. */
  #judge(ids: readonly string[], judgement: Judgement): Promise<SubmissionRecord[]> {
    return this.store.transaction(async (tx) => {
      await this.store.hold(tx, ids);
      if (judgement.status === 'rejected') await this.votes.giveAllBack(tx, ids);
      return this.store.judge(tx, ids, judgement);
    });
  }

  async #add(tx: RawSql, draft: Draft, text: SourceTextSummary, caller: Caller): Promise<Submission> {
    if (!(await this.sourceTexts.holdOpen(tx, text._id))) throw failure(CREATE, 'not_found', NO_SOURCE_TEXT);
    const settled = settle(text.kind, draft);
    if (settled.groupNumber !== null) await this.#joinGroup(tx, caller.userId, text._id, settled.groupNumber);
    const row = await this.store.add(tx, {
      ...draft,
      ...settled,
      kind: text.kind,
      weekNumber: text.weekNumber,
      userId: caller.userId,
      username: caller.username,
    });
    if (!row) throw failure(CREATE, 'already_submitted');
    return viewFor(caller, row);
  }

  /** Whoever submits in a group's name can't vote for that group's translations any more, so the votes given before are taken back. */
  async #joinGroup(tx: RawSql, userId: string, sourceTextId: string, groupNumber: number): Promise<void> {
    await this.votes.holdVoter(tx, userId);
    await this.votes.takeBackFromGroup(tx, userId, { sourceTextId, groupNumber });
  }

  /** Nobody has submitted to it: only content knows whether there is such a text at all. */
  async #mustExist(sourceTextId: string): Promise<void> {
    const { sourceTexts } = await this.bus.call(content.getSourceTexts, { ids: [sourceTextId] });
    if (sourceTexts.length === 0) throw failure(submissions.listSubmissions, 'not_found', NO_SOURCE_TEXT);
  }
}

type ChangeLine = typeof submissions.updateSubmission | typeof submissions.setStatus | typeof submissions.deleteSubmission;

function gone(line: ChangeLine) {
  return failure(line, 'not_found', 'This submission does not exist.');
}

function seen(line: ChangeLine, caller: Caller, row: SubmissionRecord | undefined): Submission {
  if (!row) throw gone(line);
  return viewFor(caller, row);
}
