import { Injectable } from '@nestjs/common';
import type { SubtitleSubmission } from './generated/client.js';
import { Prisma } from './prisma.store.js';
import type { Transaction } from './segment.store.js';

export type SubmissionRow = SubtitleSubmission;
type NewSubmission = Omit<SubmissionRow, 'id' | 'age' | 'createdAt'>;

/** What was handed in for the segments. */
@Injectable()
export class SubmissionStore {
  constructor(private readonly prisma: Prisma) {}

  /** Runs `work` in one transaction: all that it writes stands, or nothing. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.prisma.$transaction(work);
  }

  add(tx: Transaction, fields: NewSubmission): Promise<SubmissionRow> {
    return tx.subtitleSubmission.create({ data: fields });
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
