import { Injectable } from '@nestjs/common';
import type { FileUse, StoredFile } from './generated/client.js';
import { Prisma } from './prisma.store.js';

/** What is known of stored bytes once they are whole. */
export type StoredFacts = Pick<StoredFile, 'use' | 'fileName' | 'mediaType' | 'size' | 'checksum'>;

/** The number under which the sum of all files is locked: two uploads at once must not both take the last room. */
const QUOTA_LOCK = 507;

/** What is known of stored bytes; the bytes are the chunk store's. */
@Injectable()
export class StoredFileStore {
  constructor(private readonly prisma: Prisma) {}

  /** Makes room for an upload, and answers its id; null when all that people brought would pass the quota. */
  async reserve(size: number, quota: number): Promise<string | null> {
    return this.prisma.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${QUOTA_LOCK})`;
      const { _sum } = await tx.storedFile.aggregate({ _sum: { size: true }, where: { isBuiltIn: false } });
      if ((_sum.size ?? 0) + size > quota) return null;
      return (await tx.storedFile.create({ data: { size }, select: { id: true } })).id;
    });
  }

  /** Null when there are no such bytes for this use. */
  find(id: string, use: FileUse): Promise<StoredFile | null> {
    return this.prisma.storedFile.findFirst({ where: { id, use } });
  }

  /** Removes bytes with everything that hangs on them, if they are for this use. */
  async remove(id: string, use: FileUse): Promise<boolean> {
    return (await this.prisma.storedFile.deleteMany({ where: { id, use } })).count === 1;
  }

  /** Removes uploads for which nothing came in `idleMs`; answers how many. */
  async sweep(idleMs: number): Promise<number> {
    const since = new Date(Date.now() - idleMs);
    const { count } = await this.prisma.storedFile.deleteMany({
      where: { use: 'upload', createdAt: { lt: since }, chunks: { none: { createdAt: { gte: since } } } },
    });
    return count;
  }
}
