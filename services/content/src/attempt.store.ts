import { Injectable } from '@nestjs/common';
import { Prisma } from './prisma.store.js';

/** Prisma's code for a row that another row should refer to and that is gone. */
const FOREIGN_KEY_VIOLATION = 'P2003';

/** Who has submitted to which source text. */
@Injectable()
export class AttemptStore {
  constructor(private readonly prisma: Prisma) {}

  /** Remembers an attempt; a repeated one changes nothing. False when the source text has been deleted meanwhile. */
  async add(userId: string, sourceTextId: string): Promise<boolean> {
    try {
      await this.prisma.attempt.createMany({ data: [{ userId, sourceTextId }], skipDuplicates: true });
      return true;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION) return false;
      throw error;
    }
  }
}
