import { Injectable } from '@nestjs/common';
import type { CourseKind, SourceTextKind } from '@transcreate/contracts';
import type { BuiltInSourceText } from './built-in/built-in.types.js';
import { nextPosition, oneAtATime, type CourseTextFields, type Transaction } from './course-text.store.js';
import { STORED_ALIGNMENTS, STORED_KINDS } from './kinds.js';
import type { LinkFields } from './link.store.js';
import { sourceTextNumber } from './list-order.js';
import { Prisma } from './prisma.store.js';

/** A built-in source text of course work, with its picture as an address. */
export type BuiltInText = BuiltInSourceText & Pick<CourseTextFields, 'imageUrl' | 'imageAlt' | 'imageSize' | 'imageAlignment'>;

/** What an empty course is filled with, each once. */
export type Filling = SourceTextKind | 'links';

/** How long filling a new course may wait and take, in ms: nobody waits for an answer, and at the first start everything starts at once. */
const FILLING = { maxWait: 60_000, timeout: 60_000 };

/** Putting into the database what comes with the product. */
@Injectable()
export class BuiltInStore {
  constructor(private readonly prisma: Prisma) {}

  /**
   * Does `work` the first time that this is asked for `what`, and never again; answers what it answered, or 0. Of several replicas that start at
   * once the first to write the mark does it; the others wait at the mark's primary key and find it written.
   */
  fillOnce(what: Filling, work: (tx: Transaction) => Promise<number>): Promise<number> {
    return this.prisma.$transaction(async (tx) => {
      const { count: isFirst } = await tx.firstFill.createMany({ data: [{ what }], skipDuplicates: true });
      return isFirst ? work(tx) : 0;
    }, FILLING);
  }

  /** Runs `work` in one transaction. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.prisma.$transaction(work);
  }

  /** Adds the practice examples whose key is not there yet and answers how many; an edited one keeps its key, so it stays as it is. */
  async addExamples(tx: Transaction, examples: readonly BuiltInSourceText[]): Promise<number> {
    const data = examples.map((example) => ({ ...storedText(example), kind: STORED_KINDS.practice }));
    return (await tx.sourceText.createMany({ data, skipDuplicates: true })).count;
  }

  /** The same for the texts of one week of course work; where an admin orders them, they go behind the others, in the order of their numbers. */
  async addWeek(tx: Transaction, kind: CourseKind, weekNumber: number, texts: readonly BuiltInText[]): Promise<number> {
    await oneAtATime(tx);
    const keys = texts.map(({ key }) => key);
    const there = await tx.sourceText.findMany({ where: { builtInKey: { in: keys } }, select: { builtInKey: true } });
    const missing = inOrder(texts.filter(({ key }) => !there.some(({ builtInKey }) => builtInKey === key)));
    const first = await nextPosition(tx, kind, weekNumber);
    const data = missing.map(({ imageAlignment, ...text }, place) => ({
      ...storedText(text),
      imageAlignment: STORED_ALIGNMENTS[imageAlignment],
      kind: STORED_KINDS[kind],
      position: first === null ? null : first + place,
    }));
    return (await tx.sourceText.createMany({ data })).count;
  }

  /** Adds the brief of a week unless an admin has written one, or cleared it. */
  async addBrief(tx: Transaction, kind: CourseKind, weekNumber: number, text: string): Promise<void> {
    await tx.brief.createMany({ data: [{ kind: STORED_KINDS[kind], weekNumber, text }], skipDuplicates: true });
  }

  async addLinks(tx: Transaction, links: readonly LinkFields[]): Promise<number> {
    return (await tx.link.createMany({ data: [...links] })).count;
  }
}

/** Of equal numbers the one that the list has first goes first. */
function inOrder(texts: readonly BuiltInText[]): BuiltInText[] {
  const number = ({ title }: BuiltInText) => sourceTextNumber(title) ?? Number.MAX_SAFE_INTEGER;
  return texts.toSorted((one, other) => number(one) - number(other));
}

function storedText<T extends BuiltInSourceText>({ key, ...text }: T) {
  return { ...text, builtInKey: key, culturalNotes: [...text.culturalNotes], referenceExamples: [...text.referenceExamples] };
}
