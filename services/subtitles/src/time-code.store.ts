import { Injectable } from '@nestjs/common';
import type { TimeCodeChange } from './generated/client.js';
import { Prisma } from './prisma.store.js';
import type { Transaction } from './segment.store.js';

export type TimeCodeChangeRow = TimeCodeChange;
type NewChange = Omit<TimeCodeChangeRow, 'id' | 'age' | 'createdAt'>;

/** Who moved which segment in time. */
@Injectable()
export class TimeCodeStore {
  constructor(private readonly prisma: Prisma) {}

  async record(tx: Transaction, changes: readonly NewChange[]): Promise<void> {
    await tx.timeCodeChange.createMany({ data: [...changes] });
  }

  /** The changes of a segment, newest first. */
  list(segmentId: number): Promise<TimeCodeChangeRow[]> {
    return this.prisma.timeCodeChange.findMany({ where: { segmentId }, orderBy: { age: 'desc' } });
  }
}
