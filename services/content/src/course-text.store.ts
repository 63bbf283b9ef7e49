import { Injectable } from '@nestjs/common';
import type { content, CourseKind, CulturalNote, ImageSize, Input, ReferenceExample } from '@transcreate/contracts';
import { isOrderedByHand } from './course-text-rules.js';
import type { Prisma as Sql, SourceText } from './generated/client.js';
import { ALIGNMENTS, KINDS, STORED_ALIGNMENTS, STORED_KINDS } from './kinds.js';
import { inLists } from './list-order.js';
import { Prisma } from './prisma.store.js';

/** A transaction of this service's database. */
export type Transaction = Sql.TransactionClient;

/** What an admin writes of a source text of course work. */
export type CourseTextFields = Input<typeof content.createTutorialTask>;

/** A source text of course work as it is kept. */
export interface CourseTextRecord extends CourseTextFields {
  id: string;
  kind: CourseKind;
  age: number;
  position: number | null;
  version: number;
  createdAt: Date;
  /** 1-based, in the list of its kind and week. */
  place: number;
}

/** Tutorial tasks and weekly practices, in the table of source texts. */
@Injectable()
export class CourseTextStore {
  constructor(private readonly prisma: Prisma) {}

  /**
   * Runs `work` in one transaction. Changes of course work are made one at a time, because they depend on each other: a new text goes behind the
   * last one, and an edit is made of what the last edit left. Few people write here, and reading waits for nobody.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.prisma.$transaction(async (tx) => {
      await oneAtATime(tx);
      return work(tx);
    });
  }

  /** The texts of a kind, of one week or all, in the order of week and list. */
  async list(kind: CourseKind, weekNumber?: number, db: Pick<Transaction, 'sourceText'> = this.prisma): Promise<CourseTextRecord[]> {
    const rows = await db.sourceText.findMany({ where: { kind: STORED_KINDS[kind], weekNumber } });
    return inLists(rows.map(recordOf));
  }

  /** The texts of a week that a person has submitted to. */
  async attempted(userId: string, kind: CourseKind, weekNumber: number): Promise<Set<string>> {
    const rows = await this.prisma.attempt.findMany({ where: { userId, sourceText: { kind: STORED_KINDS[kind], weekNumber } }, select: { sourceTextId: true } });
    return new Set(rows.map((row) => row.sourceTextId));
  }

  /** Undefined when there is no such text of this kind. */
  async find(tx: Transaction, kind: CourseKind, id: string): Promise<CourseTextRecord | undefined> {
    const row = await tx.sourceText.findFirst({ where: { id, kind: STORED_KINDS[kind] }, select: { weekNumber: true } });
    const list = row ? await this.list(kind, row.weekNumber, tx) : [];
    return list.find((text) => text.id === id);
  }

  /** Adds a text behind the others of its week. */
  async add(tx: Transaction, kind: CourseKind, fields: CourseTextFields): Promise<CourseTextRecord> {
    const position = await nextPosition(tx, kind, fields.weekNumber);
    const { id } = await tx.sourceText.create({ data: { ...stored(fields), kind: STORED_KINDS[kind], position }, select: { id: true } });
    return (await this.find(tx, kind, id))!;
  }

  /** Writes the fields of a text; in another week it goes behind the others there. Undefined when it has been deleted meanwhile. */
  async change(tx: Transaction, { id, kind, weekNumber }: CourseTextRecord, fields: CourseTextFields): Promise<CourseTextRecord | undefined> {
    const position = weekNumber === fields.weekNumber ? undefined : await nextPosition(tx, kind, fields.weekNumber);
    await tx.sourceText.updateMany({ where: { id }, data: { ...stored(fields), position, version: { increment: 1 } } });
    return this.find(tx, kind, id);
  }

  /** Lets two texts of one list change places, in one statement, and answers the first; undefined when that has been deleted meanwhile. */
  async swap(tx: Transaction, one: CourseTextRecord, other: CourseTextRecord): Promise<CourseTextRecord | undefined> {
    await tx.$executeRaw`
      UPDATE source_text SET position = CASE id WHEN ${one.id}::uuid THEN ${other.position}::int ELSE ${one.position}::int END
      WHERE id IN (${one.id}::uuid, ${other.id}::uuid)`;
    return this.find(tx, one.kind, one.id);
  }
}

/** Waits until no other transaction changes course work, and keeps the others waiting until `tx` ends. */
export async function oneAtATime(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('course work', 0))`;
}

/** The position behind all others of a week; null where nobody puts texts in order. */
export async function nextPosition(tx: Transaction, kind: CourseKind, weekNumber: number): Promise<number | null> {
  if (!isOrderedByHand(kind, weekNumber)) return null;
  const { _max: last } = await tx.sourceText.aggregate({ where: { kind: STORED_KINDS[kind], weekNumber }, _max: { position: true } });
  return (last.position ?? 0) + 1;
}

function stored({ imageAlignment, ...fields }: CourseTextFields) {
  return { ...fields, imageAlignment: STORED_ALIGNMENTS[imageAlignment] };
}

/** What is kept as JSON or as a plain number was checked against the contract when it was written. */
function recordOf({ id, kind, age, position, version, createdAt, ...row }: SourceText): Omit<CourseTextRecord, 'place'> {
  return {
    id,
    kind: KINDS[kind] as CourseKind,
    age,
    position,
    version,
    createdAt,
    title: row.title,
    content: row.content,
    sourceLanguage: row.sourceLanguage,
    sourceCulture: row.sourceCulture,
    weekNumber: row.weekNumber,
    difficulty: row.difficulty,
    technique: row.technique,
    source: row.source,
    culturalNotes: row.culturalNotes as CulturalNote[],
    referenceExamples: row.referenceExamples as ReferenceExample[],
    imageUrl: row.imageUrl,
    imageAlt: row.imageAlt,
    imageSize: row.imageSize as ImageSize,
    imageAlignment: ALIGNMENTS[row.imageAlignment],
  };
}
