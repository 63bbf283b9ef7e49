import { Injectable } from '@nestjs/common';
import { Database } from '@transcreate/service-kit';
import { Prisma } from './prisma.store.js';

const SAVE = `
  INSERT INTO working_text (user_id, segment_id, text, updated_at) VALUES ($1, $2, $3, now())
  ON CONFLICT (user_id, segment_id) DO UPDATE SET text = EXCLUDED.text, updated_at = EXCLUDED.updated_at`;

/** What each person makes of the segments. */
@Injectable()
export class WorkingTextStore {
  constructor(
    private readonly prisma: Prisma,
    private readonly database: Database,
  ) {}

  /** A person's texts, by segment. */
  async listBy(userId: string): Promise<Map<number, string>> {
    const rows = await this.prisma.workingText.findMany({ where: { userId }, select: { segmentId: true, text: true } });
    return new Map(rows.map(({ segmentId, text }) => [segmentId, text]));
  }

  /** A person's texts with when each was saved, by segment. */
  async listWithTimes(userId: string): Promise<Map<number, { text: string; updatedAt: Date }>> {
    const rows = await this.prisma.workingText.findMany({ where: { userId }, select: { segmentId: true, text: true, updatedAt: true } });
    return new Map(rows.map(({ segmentId, text, updatedAt }) => [segmentId, { text, updatedAt }]));
  }

  /** A person's text of a segment; empty when there is none. */
  async find(userId: string, segmentId: number): Promise<string> {
    const row = await this.prisma.workingText.findUnique({ where: { userId_segmentId: { userId, segmentId } } });
    return row?.text ?? '';
  }

  /** Of two saves at once the later one stands. In plain SQL, because a whole class does nothing else for an hour. */
  async save(userId: string, segmentId: number, text: string): Promise<void> {
    await this.database.pool.query({ name: 'save-working-text', text: SAVE, values: [userId, segmentId, text] });
  }

  async clear(userId: string, segmentId: number): Promise<void> {
    await this.prisma.workingText.deleteMany({ where: { userId, segmentId } });
  }
}
