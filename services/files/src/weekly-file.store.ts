import { Injectable } from '@nestjs/common';
import type { StoredFile, WeeklyFile, WeeklyFileType } from './generated/client.js';
import { Prisma } from './prisma.store.js';
import type { StoredFacts } from './stored-file.store.js';

export type WeeklyFileRow = WeeklyFile & { stored: StoredFile };

type NewWeeklyFile = Pick<WeeklyFile, 'weekNumber' | 'type' | 'description' | 'sourceFileId' | 'uploaderId' | 'uploadedBy'>;

/** The files of the weeks. */
@Injectable()
export class WeeklyFileStore {
  constructor(private readonly prisma: Prisma) {}

  /** The files of a week, newest first. */
  list(weekNumber: number, type: WeeklyFileType | undefined): Promise<WeeklyFileRow[]> {
    return this.prisma.weeklyFile.findMany({ where: { weekNumber, type }, orderBy: [{ uploadedAt: 'desc' }, { id: 'desc' }], include: { stored: true } });
  }

  find(id: string): Promise<WeeklyFileRow | null> {
    return this.prisma.weeklyFile.findUnique({ where: { id }, include: { stored: true } });
  }

  async isSource(id: string, weekNumber: number): Promise<boolean> {
    return (await this.prisma.weeklyFile.count({ where: { id, weekNumber, type: 'source' } })) === 1;
  }

  /** Makes a file of a week of an upload; null when there is no such upload (any more). */
  async keep(id: string, facts: StoredFacts, file: NewWeeklyFile): Promise<WeeklyFileRow | null> {
    return this.prisma.$transaction(async (tx) => {
      const { count } = await tx.storedFile.updateMany({ where: { id, use: 'upload' }, data: facts });
      return count === 1 ? tx.weeklyFile.create({ data: { id, ...file }, include: { stored: true } }) : null;
    });
  }
}
