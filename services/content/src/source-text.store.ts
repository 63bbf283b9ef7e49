import { Injectable } from '@nestjs/common';
import type { content, CulturalNote, Input, ListedSourceText, ReferenceExample, SourceLanguage, SourceTextKind, SourceTextSummary } from '@transcreate/contracts';
import type { BuiltInSourceText } from './built-in/built-in.types.js';
import type { SourceText, SourceTextKind as StoredKind } from './generated/client.js';
import { Prisma } from './prisma.store.js';

/** What a person writes of a source text. */
export type SourceTextFields = Input<typeof content.createExample>;

/** A source text as it is kept. */
export interface SourceTextRecord extends SourceTextFields {
  id: string;
  createdAt: Date;
}

/** Prisma's names must be identifiers, so one kind is called differently there. */
const STORED_KINDS: Record<SourceTextKind, StoredKind> = { practice: 'practice', tutorial: 'tutorial', 'weekly-practice': 'weeklyPractice' };
const KINDS: Record<StoredKind, SourceTextKind> = { practice: 'practice', tutorial: 'tutorial', weeklyPractice: 'weekly-practice' };

const SUMMARY = { id: true, kind: true, title: true, content: true, sourceLanguage: true, sourceCulture: true, weekNumber: true } as const;

/** The table of source texts, of all kinds. */
@Injectable()
export class SourceTextStore {
  constructor(private readonly prisma: Prisma) {}

  /** The texts of a kind, oldest first. */
  async list(kind: SourceTextKind, sourceLanguage?: SourceLanguage): Promise<SourceTextRecord[]> {
    const rows = await this.prisma.sourceText.findMany({ where: { kind: STORED_KINDS[kind], sourceLanguage }, orderBy: { age: 'asc' } });
    return rows.map(recordOf);
  }

  count(kind: SourceTextKind): Promise<number> {
    return this.prisma.sourceText.count({ where: { kind: STORED_KINDS[kind] } });
  }

  /** What these ids name, of any kind; ids that name nothing are left out. */
  async summaries(ids: string[]): Promise<SourceTextSummary[]> {
    const rows = await this.prisma.sourceText.findMany({ where: { id: { in: ids } }, select: SUMMARY });
    return rows.map(summaryOf);
  }

  /** In the order of kind, week and age: all, or those of a kind or a week. */
  async listSummaries({ kind, weekNumber }: { kind?: SourceTextKind; weekNumber?: number }): Promise<ListedSourceText[]> {
    const where = { kind: kind && STORED_KINDS[kind], weekNumber };
    const rows = await this.prisma.sourceText.findMany({ where, orderBy: [{ kind: 'asc' }, { weekNumber: 'asc' }, { age: 'asc' }], select: SUMMARY });
    let position = 0;
    return rows.map((row, index) => {
      const last = rows[index - 1];
      position = last?.kind === row.kind && last.weekNumber === row.weekNumber ? position + 1 : 1;
      return { ...summaryOf(row), position };
    });
  }

  /** The text of an id, with its place in its list; undefined when there is none. */
  async listedSummary(id: string): Promise<ListedSourceText | undefined> {
    const row = await this.prisma.sourceText.findUnique({ where: { id }, select: { ...SUMMARY, age: true } });
    if (!row) return undefined;
    const { age, ...rest } = row;
    const position = await this.prisma.sourceText.count({ where: { kind: row.kind, weekNumber: row.weekNumber, age: { lte: age } } });
    return { ...summaryOf(rest), position };
  }

  async exists(kind: SourceTextKind, id: string): Promise<boolean> {
    return (await this.prisma.sourceText.count({ where: { id, kind: STORED_KINDS[kind] } })) > 0;
  }

  async create(kind: SourceTextKind, fields: SourceTextFields): Promise<SourceTextRecord> {
    return recordOf(await this.prisma.sourceText.create({ data: { kind: STORED_KINDS[kind], ...fields } }));
  }

  /** Changes the fields that are given; undefined when there is no such text of this kind. */
  async update(kind: SourceTextKind, id: string, changes: Partial<SourceTextFields>): Promise<SourceTextRecord | undefined> {
    const [row] = await this.prisma.sourceText.updateManyAndReturn({ where: { id, kind: STORED_KINDS[kind] }, data: changes });
    return row && recordOf(row);
  }

  /** False when there was no such text of this kind. */
  async delete(kind: SourceTextKind, id: string): Promise<boolean> {
    const { count } = await this.prisma.sourceText.deleteMany({ where: { id, kind: STORED_KINDS[kind] } });
    return count > 0;
  }

  /** Adds the built-in texts whose key is not there yet and answers how many; an edited text keeps its key, so it stays as it is. */
  async addBuiltIn(kind: SourceTextKind, texts: readonly BuiltInSourceText[]): Promise<number> {
    return addMissing(this.prisma, kind, texts);
  }

  /**
   * Adds the built-in texts the first time that this is asked for a kind, and never again. Of several replicas that start at once the first
   * to write the mark does it; the others wait at the mark's primary key and find it written.
   */
  async fillOnce(kind: SourceTextKind, texts: readonly BuiltInSourceText[]): Promise<number> {
    return this.prisma.$transaction(async (tx) => {
      const { count: isFirst } = await tx.firstFill.createMany({ data: [{ kind: STORED_KINDS[kind] }], skipDuplicates: true });
      return isFirst ? addMissing(tx, kind, texts) : 0;
    });
  }
}

async function addMissing(db: Pick<Prisma, 'sourceText'>, kind: SourceTextKind, texts: readonly BuiltInSourceText[]): Promise<number> {
  const data = texts.map(({ key, culturalNotes, referenceExamples, ...fields }) => ({
    ...fields,
    kind: STORED_KINDS[kind],
    builtInKey: key,
    culturalNotes: [...culturalNotes],
    referenceExamples: [...referenceExamples],
  }));
  const { count } = await db.sourceText.createMany({ data, skipDuplicates: true });
  return count;
}

function summaryOf({ id, kind, ...rest }: Pick<SourceText, keyof typeof SUMMARY>): SourceTextSummary {
  return { _id: id, kind: KINDS[kind], ...rest };
}

/** The two lists were checked against the contract when they were written. */
function recordOf(row: SourceText): SourceTextRecord {
  return { ...row, culturalNotes: row.culturalNotes as CulturalNote[], referenceExamples: row.referenceExamples as ReferenceExample[] };
}
