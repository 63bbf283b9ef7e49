import { Injectable } from '@nestjs/common';
import { content, submissions, type Caller, type Input, type Rank, type Voteable, type VoteState } from '@transcreate/contracts';
import { Bus, failure } from '@transcreate/service-kit';
import type { Transaction } from './source-text.store.js';
import { SubmissionStore } from './submission.store.js';
import { stateOf } from './vote-view.js';
import { VoteStore, type Candidate } from './vote.store.js';
import { voteablesOf } from './voteable-view.js';

const LIST = submissions.listVoteable;
const CAST = submissions.castVote;
const TOO_MUCH = 'This is too much for one reply. Please choose a category, a week or an example.';

/** The largest list in bytes. */
const MOST_BYTES = 4_000_000;
/** No translation takes less than this in a reply, so more of them than this is certainly too much. */
const MOST_TRANSLATIONS = MOST_BYTES / 200;

/** Ranking the translations of others. */
@Injectable()
export class VoteService {
  constructor(
    private readonly store: SubmissionStore,
    private readonly votes: VoteStore,
    private readonly bus: Bus,
  ) {}

  /** The translations that can be voted for, by example, with what the caller gave them. Content is asked once, for texts and order. */
  async list({ category, week, exampleId, summary }: Input<typeof LIST>, { userId }: Caller): Promise<Voteable[]> {
    const { sourceTexts } = await this.bus.call(content.listSourceTexts, { kind: category, weekNumber: week, id: exampleId });
    if (exampleId && sourceTexts.length === 0) throw failure(LIST, 'not_found', 'This example does not exist.');
    const ids = sourceTexts.map((text) => text._id);
    const [translations, ranks] = await Promise.all([
      this.store.listVoteable(ids, { withTexts: !summary, most: MOST_TRANSLATIONS + 1 }),
      this.votes.ranksOf(userId, ids),
    ]);
    if (translations.length > MOST_TRANSLATIONS) throw failure(LIST, 'invalid_input', TOO_MUCH);
    const voteables = voteablesOf(sourceTexts, translations, { userId, ranks });
    if (Buffer.byteLength(JSON.stringify(voteables)) > MOST_BYTES) throw failure(LIST, 'invalid_input', TOO_MUCH);
    return voteables;
  }

  /** Gives a translation a rank that the caller has not given within its example, or moves the caller's vote for it to this rank. */
  async give(id: string, rank: Rank, caller: Caller): Promise<VoteState> {
    return this.#change(id, caller, async (tx, candidate) => {
      if (candidate.userId === caller.userId) throw failure(CAST, 'own_submission');
      if (candidate.isOfOwnGroup) throw failure(CAST, 'own_submission', 'You cannot vote for a translation of your own group.');
      if (!(await this.votes.give(tx, candidate, caller.userId, rank))) throw failure(CAST, 'rank_taken');
      return rank;
    });
  }

  /** Takes the caller's vote for a translation back; without one nothing changes. */
  async takeBack(id: string, caller: Caller): Promise<VoteState> {
    return this.#change(id, caller, async (tx, candidate) => {
      await this.votes.takeBack(tx, candidate, caller.userId);
      return null;
    });
  }

  #change(id: string, { userId }: Caller, work: (tx: Transaction, candidate: Candidate) => Promise<Rank | null>): Promise<VoteState> {
    return this.store.transaction(async (tx) => {
      await this.votes.holdVoter(tx, userId);
      const candidate = await this.votes.hold(tx, id, userId);
      if (!candidate) throw failure(CAST, 'not_found', 'This translation does not exist, or cannot be voted for any more.');
      const rank = await work(tx, candidate);
      return stateOf(await this.votes.count(tx, id), rank);
    });
  }
}
