import { Injectable } from '@nestjs/common';
import type { Prisma as PrismaTypes, StoredFile, Video } from './generated/client.js';
import { Prisma } from './prisma.store.js';
import type { StoredFacts } from './stored-file.store.js';

export type VideoRow = Video & { stored: StoredFile };

/** The number under which the change of the video is locked: of two at once one comes after the other. */
const VIDEO_LOCK = 226;

const PLACED = { isBuiltIn: false } as const;

/** The video of the subtitle task. */
@Injectable()
export class VideoStore {
  constructor(private readonly prisma: Prisma) {}

  /** The one that an admin brought, or else the one that comes with the product. */
  async current(): Promise<VideoRow> {
    return this.prisma.video.findFirstOrThrow({ orderBy: { isBuiltIn: 'asc' }, include: { stored: true } });
  }

  find(id: string): Promise<VideoRow | null> {
    return this.prisma.video.findUnique({ where: { id }, include: { stored: true } });
  }

  async hasBuiltIn(): Promise<boolean> {
    return (await this.prisma.video.count({ where: { isBuiltIn: true } })) === 1;
  }

  /** Names the stored bytes that come with the product; does nothing where there are such already. */
  async addBuiltIn(id: string, durationMs: number): Promise<void> {
    await this.prisma.video.createMany({ data: [{ id, durationMs, isBuiltIn: true }], skipDuplicates: true });
  }

  /** Makes the video of an upload, in the place of the one that was brought before; null when there is no such upload (any more). */
  async replace(id: string, facts: StoredFacts, durationMs: number): Promise<VideoRow | null> {
    return this.prisma.$transaction(async (tx) => {
      await oneAtATime(tx);
      const { count } = await tx.storedFile.updateMany({ where: { id, use: 'upload' }, data: facts });
      if (count === 0) return null;
      await tx.storedFile.deleteMany({ where: { video: PLACED } });
      return tx.video.create({ data: { id, durationMs, isBuiltIn: false }, include: { stored: true } });
    });
  }

  /** Removes the one that was brought, if there is one. */
  async restore(): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      await oneAtATime(tx);
      await tx.storedFile.deleteMany({ where: { video: PLACED } });
    });
  }
}

async function oneAtATime(tx: PrismaTypes.TransactionClient): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${VIDEO_LOCK})`;
}
