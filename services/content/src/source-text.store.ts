import { Injectable } from '@nestjs/common';
import type { content, CulturalNote, Input, ListedSourceText, OpenedText, ReferenceExample, SourceLanguage, SourceTextKind, SourceTextSummary } from '@transcreate/contracts';
import { Database } from '@transcreate/service-kit';
import type { SourceText } from './generated/client.js';
import { KINDS, STORED_KINDS } from './kinds.js';
import { inLists } from './list-order.js';
import { Prisma } from './prisma.store.js';

/** What a person writes of a source text. */
export type SourceTextFields = Input<typeof content.createExample>;

/** A source text as it is kept. */
export interface SourceTextRecord extends SourceTextFields {
  id: string;
  createdAt: Date;
  /** Grows with each edit. */
  version: number;
}

const SUMMARY = { id: true, kind: true, title: true, content: true, sourceLanguage: true, sourceCulture: true, weekNumber: true } as const;

const SUMMARIES = {
  name: 'source-text-summaries',
  text: `
    SELECT id AS "_id", kind, title, content, source_language AS "sourceLanguage", source_culture AS "sourceCulture", week_number AS "weekNumber"
    FROM source_text WHERE id = ANY($1::uuid[])`,
};

/** The table of source texts, of all kinds. */
@Injectable()
export class SourceTextStore {
  constructor(
    private readonly prisma: Prisma,
    private readonly database: Database,
  ) {}

  /** The texts of a kind, oldest first. */
  async list(kind: SourceTextKind, sourceLanguage?: SourceLanguage): Promise<SourceTextRecord[]> {
    const rows = await this.prisma.sourceText.findMany({ where: { kind: STORED_KINDS[kind], sourceLanguage }, orderBy: { age: 'asc' } });
    return rows.map(recordOf);
  }

  count(kind: SourceTextKind): Promise<number> {
    return this.prisma.sourceText.count({ where: { kind: STORED_KINDS[kind] } });
  }

  /** What these ids name, of any kind; ids that name nothing are left out. Plain SQL: every submission asks. */
  async summaries(ids: string[]): Promise<SourceTextSummary[]> {
    return (await this.database.pool.query<SourceTextSummary>({ ...SUMMARIES, values: [ids] })).rows;
  }

  /** What a person has submitted to or handed in, with its reference examples, in the order of kind and week. */
  async attemptedBy(userId: string): Promise<OpenedText[]> {
    const rows = await this.prisma.sourceText.findMany({
      where: { attempts: { some: { userId } } },
      select: { ...SUMMARY, referenceExamples: true, imageUrl: true, imageAlt: true },
      orderBy: [{ kind: 'asc' }, { weekNumber: 'asc' }, { age: 'asc' }],
    });
    return rows.map(({ referenceExamples, imageUrl, imageAlt, ...text }) => ({
      ...summaryOf(text), referenceExamples: referenceExamples as ReferenceExample[], imageUrl, imageAlt,
    }));
  }

  /** In the order of kind, week and list: all, or those of a kind or a week. */
  async listSummaries({ kind, weekNumber }: { kind?: SourceTextKind; weekNumber?: number }): Promise<ListedSourceText[]> {
    const where = { kind: kind && STORED_KINDS[kind], weekNumber };
    const rows = await this.prisma.sourceText.findMany({ where, select: { ...SUMMARY, age: true, position: true } });
    const texts = rows.map(({ age, position, ...row }) => ({ ...summaryOf(row), age, position }));
    return inLists(texts).map(({ place, age: _, ...text }) => ({ ...text, position: place }));
  }

  /** The text of an id, with its place in its list; undefined when there is none. */
  async listedSummary(id: string): Promise<ListedSourceText | undefined> {
    const row = await this.prisma.sourceText.findUnique({ where: { id }, select: { kind: true, weekNumber: true } });
    const list = row ? await this.listSummaries({ kind: KINDS[row.kind], weekNumber: row.weekNumber }) : [];
    return list.find((text) => text._id === id);
  }

  async exists(kind: SourceTextKind, id: string): Promise<boolean> {
    return (await this.prisma.sourceText.count({ where: { id, kind: STORED_KINDS[kind] } })) > 0;
  }

  async create(kind: SourceTextKind, fields: SourceTextFields): Promise<SourceTextRecord> {
    return recordOf(await this.prisma.sourceText.create({ data: { kind: STORED_KINDS[kind], ...fields } }));
  }

  /** Changes the fields that are given; undefined when there is no such text of this kind, or none of this version. */
  async update(kind: SourceTextKind, id: string, changes: Partial<SourceTextFields>, version?: number): Promise<SourceTextRecord | undefined> {
    const where = { id, kind: STORED_KINDS[kind], version };
    const [row] = await this.prisma.sourceText.updateManyAndReturn({ where, data: { ...changes, version: { increment: 1 } } });
    return row && recordOf(row);
  }

  /** False when there was no such text of this kind. */
  async delete(kind: SourceTextKind, id: string): Promise<boolean> {
    const { count } = await this.prisma.sourceText.deleteMany({ where: { id, kind: STORED_KINDS[kind] } });
    return count > 0;
  }
}

function summaryOf({ id, kind, ...rest }: Pick<SourceText, keyof typeof SUMMARY>): SourceTextSummary {
  return { _id: id, kind: KINDS[kind], ...rest };
}

/** The two lists were checked against the contract when they were written. */
function recordOf(row: SourceText): SourceTextRecord {
  return { ...row, culturalNotes: row.culturalNotes as CulturalNote[], referenceExamples: row.referenceExamples as ReferenceExample[] };
}
