import { Injectable } from '@nestjs/common';
import type { Rank } from '@transcreate/contracts';
import { Prisma } from './prisma.store.js';
import type { Transaction } from './source-text.store.js';

/** A translation that somebody wants to rank. */
export interface Candidate {
  id: string;
  sourceTextId: string;
  userId: string;
  /** The voter has submitted to the same source text in the name of its group. */
  isOfOwnGroup: boolean;
}

/** How many people gave a translation each rank. */
export interface RankCounts {
  rank1Count: number;
  rank2Count: number;
  rank3Count: number;
}

/** Prisma's code for a row that breaks a unique index. */
const UNIQUE_VIOLATION = 'P2002';

/**
 * Ranks that people gave. One person's votes are taken one at a time, at a lock of their own: two moves at once that swap two ranks would each
 * wait for the other's unique index entry. Every change then holds the translation's row, so that its counts are those of its votes.
 */
@Injectable()
export class VoteStore {
  constructor(private readonly prisma: Prisma) {}

  /** Keeps every other transaction that changes this person's votes waiting until `tx` ends. */
  async holdVoter(tx: Transaction, userId: string): Promise<void> {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${userId}, 0))`;
  }

  /** Holds the translation for a change of its votes until `tx` ends; undefined when it is not, or no longer, to be voted for. */
  async hold(tx: Transaction, id: string, voterId: string): Promise<Candidate | undefined> {
    const [candidate] = await tx.$queryRaw<Candidate[]>`
      SELECT s.id, s.source_text_id AS "sourceTextId", s.user_id AS "userId", EXISTS (
        SELECT 1 FROM submission own
        WHERE own.user_id = ${voterId}::uuid AND own.source_text_id = s.source_text_id AND own.group_number = s.group_number
      ) AS "isOfOwnGroup"
      FROM submission s JOIN source_text t ON t.id = s.source_text_id
      WHERE s.id = ${id}::uuid AND s.status <> 'rejected' AND t.closed_at IS NULL
      FOR NO KEY UPDATE OF s`;
    return candidate;
  }

  /** Gives the translation a rank, or moves it to this one; false when the voter gave this rank to another translation of the example. */
  async give(tx: Transaction, { id: submissionId, sourceTextId }: Candidate, userId: string, rank: Rank): Promise<boolean> {
    try {
      const vote = { userId, submissionId, sourceTextId, rank };
      await tx.vote.upsert({ where: { userId_submissionId: { userId, submissionId } }, create: vote, update: { rank } });
      return true;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return false;
      throw error;
    }
  }

  /** Takes the voter's rank back, if there is one. */
  async takeBack(tx: Transaction, { id: submissionId }: Candidate, userId: string): Promise<void> {
    await tx.vote.deleteMany({ where: { userId, submissionId } });
  }

  /** Takes back the ranks that a person gave to a group's translations of a source text. All their rows are held before anything is written. */
  async takeBackFromGroup(tx: Transaction, userId: string, { sourceTextId, groupNumber }: { sourceTextId: string; groupNumber: number }): Promise<void> {
    const voted = await tx.$queryRaw<{ id: string }[]>`
      SELECT s.id FROM submission s
      WHERE s.source_text_id = ${sourceTextId}::uuid AND s.group_number = ${groupNumber}
        AND EXISTS (SELECT 1 FROM vote v WHERE v.submission_id = s.id AND v.user_id = ${userId}::uuid)
      ORDER BY s.id FOR NO KEY UPDATE OF s`;
    const ids = voted.map(({ id }) => id);
    await tx.vote.deleteMany({ where: { userId, submissionId: { in: ids } } });
    for (const id of ids) await this.count(tx, id);
  }

  /** Gives everybody back the rank that they gave the translation, whose row `tx` holds. */
  async giveAllBack(tx: Transaction, submissionId: string): Promise<void> {
    await tx.vote.deleteMany({ where: { submissionId } });
  }

  /** Counts the votes of a translation anew, whose row `tx` holds: counting can't drift as adding could. */
  async count(tx: Transaction, submissionId: string): Promise<RankCounts> {
    const [counts] = await tx.$queryRaw<[RankCounts]>`
      UPDATE submission SET (rank_1_count, rank_2_count, rank_3_count) = (
        SELECT count(*) FILTER (WHERE rank = 1), count(*) FILTER (WHERE rank = 2), count(*) FILTER (WHERE rank = 3)
        FROM vote WHERE submission_id = ${submissionId}::uuid
      )
      WHERE id = ${submissionId}::uuid
      RETURNING rank_1_count AS "rank1Count", rank_2_count AS "rank2Count", rank_3_count AS "rank3Count"`;
    return counts;
  }

  /** The ranks that a person gave within some source texts, by translation. */
  async ranksOf(userId: string, sourceTextIds: string[]): Promise<Map<string, Rank>> {
    const where = { userId, sourceTextId: { in: sourceTextIds } };
    const votes = await this.prisma.vote.findMany({ where, select: { submissionId: true, rank: true } });
    return new Map(votes.map((vote) => [vote.submissionId, vote.rank as Rank]));
  }
}
