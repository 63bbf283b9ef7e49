import { Injectable } from '@nestjs/common';
import type { StoredFile, WeeklyFile, WeeklyFileType } from './generated/client.js';
import { Prisma } from './prisma.store.js';
import type { StoredFacts } from './stored-file.store.js';

export type WeeklyFileRow = WeeklyFile & { stored: StoredFile };

type NewWeeklyFile = Pick<WeeklyFile, 'weekNumber' | 'type' | 'description' | 'sourceFileId' | 'uploaderId' | 'uploadedBy'>;

/** What makes a file count as somebody's work of a week. */
export type CountableFile = Pick<WeeklyFile, 'id' | 'uploaderId' | 'weekNumber'>;

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

  /** Translations of which content does not know yet, oldest first, at most `most`. */
  listUncounted(most: number): Promise<CountableFile[]> {
    return this.prisma.weeklyFile.findMany({
      where: { type: 'translation', isCounted: false },
      orderBy: { uploadedAt: 'asc' },
      take: most,
      select: { id: true, uploaderId: true, weekNumber: true },
    });
  }

  async setCounted(id: string): Promise<void> {
    await this.prisma.weeklyFile.updateMany({ where: { id }, data: { isCounted: true } });
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
