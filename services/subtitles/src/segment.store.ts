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

  /** Writes segments over those of the same numbers, in one statement. */
  async change(tx: Transaction, rows: readonly SegmentRow[]): Promise<void> {
    const columns = { ids: rows.map(({ id }) => id), starts: rows.map(({ startMs }) => startMs), ends: rows.map(({ endMs }) => endMs) };
    const texts = rows.map(({ sourceText }) => sourceText);
    await tx.$executeRaw`
      UPDATE segment SET start_ms = other.start_ms, end_ms = other.end_ms, source_text = other.source_text
      FROM unnest(${columns.ids}::int[], ${columns.starts}::int[], ${columns.ends}::int[], ${texts}::text[]) AS other (id, start_ms, end_ms, source_text)
      WHERE segment.id = other.id`;
  }
}
