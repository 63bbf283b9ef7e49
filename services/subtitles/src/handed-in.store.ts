import { Injectable } from '@nestjs/common';
import type { RawSql } from '@transcreate/service-kit';
import { Prisma } from './prisma.store.js';

const REMEMBER = 'INSERT INTO handed_in (user_id) VALUES ($1) ON CONFLICT (user_id) DO UPDATE SET is_told = false';

/** Who has handed something in, and of whom content knows that. */
@Injectable()
export class HandedInStore {
  constructor(private readonly prisma: Prisma) {}

  async remember(tx: RawSql, userId: string): Promise<void> {
    await tx.$executeRawUnsafe(REMEMBER, userId);
  }

  async setTold(userId: string): Promise<void> {
    await this.prisma.handedIn.updateMany({ where: { userId }, data: { isTold: true } });
  }

  /** At most `most` people of whom content does not know. */
  async listUntold(most: number): Promise<string[]> {
    const rows = await this.prisma.handedIn.findMany({ where: { isTold: false }, take: most });
    return rows.map(({ userId }) => userId);
  }
}
