import { Injectable } from '@nestjs/common';
import { submissions, type CallContext, type Caller, type SourceTextKind, type SubmissionStatus } from '@transcreate/contracts';
import { refuseUsedKey } from '@transcreate/service-kit';
import type { Prisma as Sql, Submission, SourceTextKind as StoredKind } from './generated/client.js';
import { Prisma } from './prisma.store.js';
import type { Transaction } from './source-text.store.js';
import type { RankCounts } from './vote.store.js';

/** A submission as it is kept. */
export type SubmissionRecord = Omit<Submission, 'kind'>;

/** What a translation shows to those who may vote for it; without its text in a summary. */
export type VoteableRecord = Pick<SubmissionRecord, 'id' | 'sourceTextId' | 'userId' | 'groupNumber' | keyof RankCounts> & { transcreation?: string };

/** What a new submission says; the rest has defaults. */
export type NewSubmission = Omit<Sql.SubmissionCreateManyInput, 'kind'> & { kind: SourceTextKind };

/** Prisma's names must be identifiers, so one kind is called differently there. */
const STORED_KINDS: Record<SourceTextKind, StoredKind> = { practice: 'practice', tutorial: 'tutorial', 'weekly-practice': 'weeklyPractice' };

/** The submissions that are to be seen: those to source texts that were not closed. */
const OPEN = { sourceText: { closedAt: null } } as const;

const VOTEABLE = { id: true, sourceTextId: true, userId: true, groupNumber: true, rank1Count: true, rank2Count: true, rank3Count: true } as const;

/** The table of submissions. */
@Injectable()
export class SubmissionStore {
  constructor(private readonly prisma: Prisma) {}

  /** Runs `work` in one transaction: all that it writes stands, or nothing. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.prisma.$transaction(work);
  }

  /** Refuses a call whose idempotency key was used for another one. */
  refuseUsedKey(draft: unknown, context: CallContext<Caller>): Promise<void> {
    return refuseUsedKey(this.prisma, submissions.createSubmission, context, draft);
  }

  /** Undefined when the author has already submitted to a source text that takes one submission a person. */
  async add(tx: Transaction, { kind, ...fields }: NewSubmission): Promise<SubmissionRecord | undefined> {
    const [row] = await tx.submission.createManyAndReturn({ data: [{ ...fields, kind: STORED_KINDS[kind] }], skipDuplicates: true });
    return row;
  }

  /** The submissions to a source text, oldest first. */
  listOf(sourceTextId: string): Promise<SubmissionRecord[]> {
    return this.prisma.submission.findMany({ where: { sourceTextId, ...OPEN }, orderBy: { age: 'asc' } });
  }

  /** How many submissions a source text has, whether it was closed or not. */
  countOf(tx: Transaction, sourceTextId: string): Promise<number> {
    return tx.submission.count({ where: { sourceTextId } });
  }

  /** What a person has submitted, oldest first. */
  listBy(userId: string): Promise<SubmissionRecord[]> {
    return this.prisma.submission.findMany({ where: { userId, ...OPEN }, orderBy: { age: 'asc' } });
  }

  /** The translations of some source texts that can be voted for, oldest first, and `most` at the most. */
  async listVoteable(sourceTextIds: string[], { withTexts, most }: { withTexts: boolean; most: number }): Promise<VoteableRecord[]> {
    return this.prisma.submission.findMany({
      where: { sourceTextId: { in: sourceTextIds }, status: { not: 'rejected' }, ...OPEN },
      select: { ...VOTEABLE, transcreation: withTexts },
      orderBy: { age: 'asc' },
      take: most,
    });
  }

  async find(id: string): Promise<SubmissionRecord | undefined> {
    return (await this.prisma.submission.findFirst({ where: { id, ...OPEN } })) ?? undefined;
  }

  /** Undefined when there is no such submission. Holds its row until `db` ends, where that is a transaction. */
  async change(
    id: string,
    changes: { transcreation?: string; status?: SubmissionStatus },
    db: Pick<Transaction, 'submission'> = this.prisma,
  ): Promise<SubmissionRecord | undefined> {
    const [row] = await db.submission.updateManyAndReturn({ where: { id, ...OPEN }, data: changes });
    return row;
  }

  /** False when there was no such submission. */
  async delete(id: string): Promise<boolean> {
    const { count } = await this.prisma.submission.deleteMany({ where: { id, ...OPEN } });
    return count > 0;
  }

  count(): Promise<number> {
    return this.prisma.submission.count({ where: OPEN });
  }
}
