import { Injectable } from '@nestjs/common';
import type { GroupDoc as Row } from './generated/client.js';
import { Prisma } from './prisma.store.js';

/** The link to a group's document in a week, as it is kept. */
export type GroupDocRecord = Row;

/** The table of group documents: at most one for each week and group. */
@Injectable()
export class GroupDocStore {
  constructor(private readonly prisma: Prisma) {}

  /** Of one week or all, in the order of week and group. */
  list(weekNumber?: number): Promise<GroupDocRecord[]> {
    return this.prisma.groupDoc.findMany({ where: { weekNumber }, orderBy: [{ weekNumber: 'asc' }, { groupNumber: 'asc' }] });
  }

  /** Adds a link, or replaces the one of this week and group, which keeps its id; of two at once one adds and the other replaces. */
  async put({ weekNumber, groupNumber, docUrl }: Omit<GroupDocRecord, 'id'>): Promise<{ doc: GroupDocRecord; isNew: boolean }> {
    const [row] = await this.prisma.$queryRaw<[{ id: string; isNew: boolean }]>`
      INSERT INTO group_doc (id, week_number, group_number, doc_url) VALUES (gen_random_uuid(), ${weekNumber}, ${groupNumber}, ${docUrl})
      ON CONFLICT (week_number, group_number) DO UPDATE SET doc_url = excluded.doc_url
      RETURNING id, xmax = 0 AS "isNew"`;
    return { doc: { id: row.id, weekNumber, groupNumber, docUrl }, isNew: row.isNew };
  }

  /** False when there was no such link. */
  async delete(id: string): Promise<boolean> {
    return (await this.prisma.groupDoc.deleteMany({ where: { id } })).count > 0;
  }
}
