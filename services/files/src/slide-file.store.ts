import { Injectable } from '@nestjs/common';
import type { SlideFile, StoredFile } from './generated/client.js';
import { Prisma } from './prisma.store.js';
import type { StoredFacts } from './stored-file.store.js';

export type SlideFileRow = SlideFile & { stored: StoredFile };

/** The files behind the slides. */
@Injectable()
export class SlideFileStore {
  constructor(private readonly prisma: Prisma) {}

  find(name: string): Promise<SlideFileRow | null> {
    return this.prisma.slideFile.findUnique({ where: { name }, include: { stored: true } });
  }

  /** The name of the file that was made of this upload; null when there is none (yet). */
  async nameOf(id: string): Promise<string | null> {
    return (await this.prisma.slideFile.findUnique({ where: { id }, select: { name: true } }))?.name ?? null;
  }

  /** Makes a file of an upload, under the first of the names that is free; null when there is no such upload (any more). */
  async keep(id: string, facts: StoredFacts, names: Iterable<string>): Promise<string | null> {
    return this.prisma.$transaction(async (tx) => {
      const { count } = await tx.storedFile.updateMany({ where: { id, use: 'upload' }, data: facts });
      if (count === 0) return null;
      for (const name of names) {
        const made = await tx.slideFile.createMany({ data: [{ id, name }], skipDuplicates: true });
        if (made.count === 1) return name;
      }
      return null;
    });
  }

  /** Removes the files from before `since` that no slide names; answers how many. */
  async sweep(since: Date): Promise<number> {
    const left = await this.prisma.slideFile.findMany({ where: { uploadedAt: { lt: since }, slides: { none: {} } }, select: { id: true, name: true } });
    const gone = await Promise.all(left.map(({ name }) => this.prisma.$transaction((tx) => removeUnnamed(tx, name))));
    return gone.filter(Boolean).length;
  }
}

/**
 * Removes a file with its bytes unless a slide names it. Its row is held first: a slide that is being made of it is then either counted or
 * finds no file.
 */
export async function removeUnnamed(tx: Parameters<Parameters<Prisma['$transaction']>[0]>[0], name: string): Promise<boolean> {
  const [held] = await tx.$queryRaw<{ id: string }[]>`SELECT id FROM slide_file WHERE name = ${name} FOR UPDATE`;
  if (!held || (await tx.slide.count({ where: { file: name } })) > 0) return false;
  await tx.storedFile.delete({ where: { id: held.id } });
  return true;
}
