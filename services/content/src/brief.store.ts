import { Injectable } from '@nestjs/common';
import type { CourseKind } from '@transcreate/contracts';
import { STORED_KINDS } from './kinds.js';
import { Prisma } from './prisma.store.js';

/** What a week's translations are for, as it is kept. */
export interface BriefRecord {
  weekNumber: number;
  text: string;
  updatedAt: Date;
}

/** The table of briefs: one for each kind of course work and week. */
@Injectable()
export class BriefStore {
  constructor(private readonly prisma: Prisma) {}

  /** The brief of a week; empty when there is none. */
  async text(kind: CourseKind, weekNumber: number): Promise<string> {
    const brief = await this.prisma.brief.findUnique({ where: { kind_weekNumber: { kind: STORED_KINDS[kind], weekNumber } } });
    return brief?.text ?? '';
  }

  /** The briefs of a kind that say something, by week. */
  async all(kind: CourseKind): Promise<Map<number, BriefRecord>> {
    const briefs = await this.prisma.brief.findMany({ where: { kind: STORED_KINDS[kind], text: { not: '' } }, orderBy: { weekNumber: 'asc' } });
    return new Map(briefs.map((brief) => [brief.weekNumber, brief]));
  }

  /** Writes a brief over the one that may be there; of two at once the last one stays. */
  async write(kind: CourseKind, weekNumber: number, text: string): Promise<void> {
    await this.prisma.$executeRaw`
      INSERT INTO brief (kind, week_number, text, updated_at) VALUES (${kind}::source_text_kind, ${weekNumber}, ${text}, now())
      ON CONFLICT (kind, week_number) DO UPDATE SET text = excluded.text, updated_at = excluded.updated_at`;
  }
}
