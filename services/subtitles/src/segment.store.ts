import { Injectable } from '@nestjs/common';
import type { Prisma as PrismaTypes, Segment } from './generated/client.js';
import { Prisma } from './prisma.store.js';

export type SegmentRow = Segment;
export type Transaction = PrismaTypes.TransactionClient;

/** The segments of the video. */
@Injectable()
export class SegmentStore {
  constructor(private readonly prisma: Prisma) {}

  /** Adds the segments whose number is not there yet, and answers how many. */
  async addMissing(segments: readonly SegmentRow[]): Promise<number> {
    return (await this.prisma.segment.createMany({ data: [...segments], skipDuplicates: true })).count;
  }

  /** All segments, in the order of the video. */
  list(): Promise<SegmentRow[]> {
    return this.prisma.segment.findMany({ orderBy: { id: 'asc' } });
  }

  find(id: number): Promise<SegmentRow | null> {
    return this.prisma.segment.findUnique({ where: { id } });
  }

  /** Runs `work` in one transaction: all that it writes stands, or nothing. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.prisma.$transaction(work);
  }

  /** All segments, held until the transaction ends: whether one may move depends on its neighbours, which must stand still meanwhile. */
  async holdAll(tx: Transaction): Promise<SegmentRow[]> {
    await tx.$queryRaw`SELECT FROM segment ORDER BY id FOR UPDATE`;
    return tx.segment.findMany({ orderBy: { id: 'asc' } });
  }

  change(tx: Transaction, { id, ...changes }: Pick<SegmentRow, 'id'> & Partial<SegmentRow>): Promise<SegmentRow> {
    return tx.segment.update({ where: { id }, data: changes });
  }
}
