import { Injectable } from '@nestjs/common';
import { Prisma } from './prisma.store.js';
import type { WeeklyFileRow } from './weekly-file.store.js';

/** The files that people handed out or in. */
@Injectable()
export class PersonStore {
  constructor(private readonly prisma: Prisma) {}

  async rename(uploaderId: string, uploadedBy: string): Promise<void> {
    await this.prisma.weeklyFile.updateMany({ where: { uploaderId, uploadedBy: { not: uploadedBy } }, data: { uploadedBy } });
  }

  /** A person's files, oldest first. */
  listBy(uploaderId: string): Promise<WeeklyFileRow[]> {
    return this.prisma.weeklyFile.findMany({ where: { uploaderId }, orderBy: [{ uploadedAt: 'asc' }, { id: 'asc' }], include: { stored: true } });
  }
}
