import { Injectable } from '@nestjs/common';
import { Database, type RawSql } from '@transcreate/service-kit';
import type { SubtitleSubmission } from './generated/client.js';
import { Prisma } from './prisma.store.js';

export type SubmissionRow = SubtitleSubmission;
type NewSubmission = Omit<SubmissionRow, 'id' | 'age' | 'createdAt'>;

const ADD = `
  INSERT INTO subtitle_submission (id, segment_id, user_id, username, is_anonymous, text) VALUES (gen_random_uuid(), $1, $2, $3, $4, $5)
  RETURNING id, age, segment_id AS "segmentId", user_id AS "userId", username, is_anonymous AS "isAnonymous", text, created_at AS "createdAt"`;

/** What was handed in for the segments. */
@Injectable()
export class SubmissionStore {
  constructor(
    private readonly prisma: Prisma,
    private readonly database: Database,
  ) {}

  /** Runs `work` in one transaction: all that it writes stands, or nothing. In plain SQL, because a whole class hands in at the same moment. */
  transaction<T>(work: (tx: RawSql) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  async add(tx: RawSql, { segmentId, userId, username, isAnonymous, text }: NewSubmission): Promise<SubmissionRow> {
    const [row] = await tx.$queryRawUnsafe<SubmissionRow[]>(ADD, segmentId, userId, username, isAnonymous, text);
    return row!;
  }

  /** The submissions to a segment, oldest first. */
  listOf(segmentId: number): Promise<SubmissionRow[]> {
    return this.prisma.subtitleSubmission.findMany({ where: { segmentId }, orderBy: { age: 'asc' } });
  }

  /** What a person has handed in, in the order of the segments, oldest first. */
  listBy(userId: string): Promise<SubmissionRow[]> {
    return this.prisma.subtitleSubmission.findMany({ where: { userId }, orderBy: [{ segmentId: 'asc' }, { age: 'asc' }] });
  }

  find(id: string): Promise<SubmissionRow | null> {
    return this.prisma.subtitleSubmission.findUnique({ where: { id } });
  }

  /** Undefined when there is no such submission (any more). */
  async change(id: string, text: string): Promise<SubmissionRow | undefined> {
    const [row] = await this.prisma.subtitleSubmission.updateManyAndReturn({ where: { id }, data: { text } });
    return row;
  }

  /** False when there was no such submission. */
  async delete(id: string): Promise<boolean> {
    return (await this.prisma.subtitleSubmission.deleteMany({ where: { id } })).count > 0;
  }
}
