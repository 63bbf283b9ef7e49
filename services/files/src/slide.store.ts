import { Injectable } from '@nestjs/common';
import type { Slide, SlideFile, StoredFile } from './generated/client.js';
import { Prisma } from './prisma.store.js';
import { removeUnnamed } from './slide-file.store.js';

export type SlideRow = Slide & { slideFile: SlideFile & { stored: StoredFile } };

/** What a person writes of a slide; without an order it comes last. */
export type NewSlide = Pick<Slide, 'title' | 'date' | 'file'> & { order?: number };

type Transaction = Parameters<Parameters<Prisma['$transaction']>[0]>[0];

const WITH_FILE = { slideFile: { include: { stored: true } } } as const;
const IN_ORDER = [{ order: 'asc' }, { date: 'asc' }, { age: 'asc' }] as const;

/** Under this number the order of all slides is locked: of two that change it at once the second sees what the first did. */
const ORDER_LOCK = 1001;

/** The list of slides. */
@Injectable()
export class SlideStore {
  constructor(private readonly prisma: Prisma) {}

  list(): Promise<SlideRow[]> {
    return this.prisma.slide.findMany({ orderBy: [...IN_ORDER], include: WITH_FILE });
  }

  create({ order, ...slide }: NewSlide): Promise<SlideRow | 'no file'> {
    return this.#inTurn(async (tx) => {
      if (!(await holdFile(tx, slide.file))) return 'no file';
      return tx.slide.create({ data: { ...slide, order: order ?? (await lastOrder(tx)) + 1 }, include: WITH_FILE });
    });
  }

  /** Changes the fields that are given. A file that the slide no longer names goes, unless another one names it. */
  update(id: string, changes: Partial<NewSlide>): Promise<SlideRow | 'no file' | 'no slide'> {
    return this.#inTurn(async (tx) => {
      const before = await tx.slide.findUnique({ where: { id } });
      if (!before) return 'no slide';
      if (changes.file !== undefined && !(await holdFile(tx, changes.file))) return 'no file';
      const after = await tx.slide.update({ where: { id }, data: changes, include: WITH_FILE });
      if (after.file !== before.file) await removeUnnamed(tx, before.file);
      return after;
    });
  }

  /** Moves a slide to a place counted from 1, and numbers all of them anew. False when there is no such slide. */
  move(id: string, position: number): Promise<boolean> {
    return this.#inTurn(async (tx) => {
      const ids = (await tx.slide.findMany({ orderBy: [...IN_ORDER], select: { id: true } })).map((slide) => slide.id);
      if (!ids.includes(id)) return false;
      const moved = ids.filter((other) => other !== id);
      moved.splice(position - 1, 0, id);
      for (const [index, each] of moved.entries()) await tx.slide.update({ where: { id: each }, data: { order: index + 1 } });
      return true;
    });
  }

  /** Removes a slide, and its file when no other slide names it. False when there was no such slide. */
  delete(id: string): Promise<boolean> {
    return this.#inTurn(async (tx) => {
      const slide = await tx.slide.findUnique({ where: { id } });
      if (!slide) return false;
      await tx.slide.delete({ where: { id } });
      await removeUnnamed(tx, slide.file);
      return true;
    });
  }

  #inTurn<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.prisma.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${ORDER_LOCK})`;
      return work(tx);
    });
  }
}

/** Keeps a file from going while a slide that names it is being made. False when there is no such file. */
async function holdFile(tx: Transaction, name: string): Promise<boolean> {
  const held = await tx.$queryRaw<unknown[]>`SELECT 1 FROM slide_file WHERE name = ${name} FOR KEY SHARE`;
  return held.length > 0;
}

async function lastOrder(tx: Transaction): Promise<number> {
  const { _max } = await tx.slide.aggregate({ _max: { order: true } });
  return _max.order ?? 0;
}
