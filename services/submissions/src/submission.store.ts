import { Injectable } from '@nestjs/common';
import { submissions, type CallContext, type Caller, type SourceTextKind, type SubmissionStatus } from '@transcreate/contracts';
import { Database, refuseUsedKey, type RawSql } from '@transcreate/service-kit';
import type { Submission } from './generated/client.js';
import { Prisma } from './prisma.store.js';
import type { Transaction } from './source-text.store.js';

/** A submission as it is kept. */
export type SubmissionRecord = Omit<Submission, 'kind'>;

/** What a new submission says; the rest has defaults. */
export type NewSubmission = Pick<SubmissionRecord, Exclude<(typeof NEW_FIELDS)[number], 'kind'>> & { kind: SourceTextKind };

/** What an admin decides of a submission. */
export interface Judgement {
  status: SubmissionStatus;
  /** Why; empty when nothing was said. */
  reason: string;
}

const NEW_FIELDS = [
  'sourceTextId', 'kind', 'weekNumber', 'groupNumber', 'userId', 'username', 'isAnonymous', 'transcreation', 'explanation', 'targetCulture',
  'targetLanguage', 'culturalAdaptations',
] as const;

const ADD = `
  INSERT INTO submission (id, source_text_id, kind, week_number, group_number, user_id, username, is_anonymous, transcreation, explanation,
    target_culture, target_language, cultural_adaptations)
  VALUES (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  ON CONFLICT DO NOTHING
  RETURNING id, age, source_text_id AS "sourceTextId", week_number AS "weekNumber", group_number AS "groupNumber", user_id AS "userId", username,
    is_anonymous AS "isAnonymous", transcreation, explanation, target_culture AS "targetCulture", target_language AS "targetLanguage",
    cultural_adaptations AS "culturalAdaptations", status, status_reason AS "statusReason", rank_1_count AS "rank1Count", rank_2_count AS "rank2Count",
    rank_3_count AS "rank3Count", created_at AS "createdAt"`;

/** The submissions that are to be seen: those to source texts that were not closed. */
export const OPEN = { sourceText: { closedAt: null } } as const;

/** The table of submissions. */
@Injectable()
export class SubmissionStore {
  constructor(
    private readonly prisma: Prisma,
    private readonly database: Database,
  ) {}

  /** Runs `work` in one transaction: all that it writes stands, or nothing. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.prisma.$transaction(work);
  }

  /** The same in plain SQL, for handing in. */
  plainTransaction<T>(work: (tx: RawSql) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  /** Refuses a call whose idempotency key was used for another one. */
  refuseUsedKey(draft: unknown, context: CallContext<Caller>): Promise<void> {
    return refuseUsedKey(this.prisma, submissions.createSubmission, context, draft);
  }

  /** Undefined when the author has already submitted to a source text that takes one submission a person. */
  async add(tx: RawSql, fields: NewSubmission): Promise<SubmissionRecord | undefined> {
    const values = NEW_FIELDS.map((field) => fields[field]);
    const [row] = await tx.$queryRawUnsafe<SubmissionRecord[]>(ADD, ...values);
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

  async find(id: string): Promise<SubmissionRecord | undefined> {
    return (await this.prisma.submission.findFirst({ where: { id, ...OPEN } })) ?? undefined;
  }

  /** Undefined when there is no such submission. */
  async change(id: string, transcreation: string): Promise<SubmissionRecord | undefined> {
    const [row] = await this.prisma.submission.updateManyAndReturn({ where: { id, ...OPEN }, data: { transcreation } });
    return row;
  }

  /** Keeps everybody else from changing these submissions or their votes until `tx` ends; always in one order, so that nobody waits in a circle. */
  async hold(tx: Transaction, ids: readonly string[]): Promise<void> {
    await tx.$queryRaw`SELECT 1 FROM submission WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;
  }

  /** Gives submissions a status, and answers those that there are. */
  judge(tx: Transaction, ids: readonly string[], { status, reason }: Judgement): Promise<SubmissionRecord[]> {
    const votes = status === 'rejected' ? { rank1Count: 0, rank2Count: 0, rank3Count: 0 } : {};
    return tx.submission.updateManyAndReturn({ where: { id: { in: [...ids] }, ...OPEN }, data: { status, statusReason: reason, ...votes } });
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
