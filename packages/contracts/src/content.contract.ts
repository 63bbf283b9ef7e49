import { z } from 'zod';
import { call, contract, internalCall } from './call.js';
import { Difficulty, Flag, Group, Id, LIMITS, List, Nothing, OptionalText, SourceLanguage, SourceTextKind, Success, Text, Time, Week } from './shapes.js';

/** A culturally sensitive element of a source text, explained. */
export const CulturalNote = z.object({ term: Text(LIMITS.name), note: Text(LIMITS.explanation) }).meta({ id: 'CulturalNote' });
export type CulturalNote = z.infer<typeof CulturalNote>;

/** A transcreation worth comparing with, and what it carried over or gave up. */
export const ReferenceExample = z.object({ text: Text(LIMITS.translation), comment: OptionalText(LIMITS.explanation) }).meta({ id: 'ReferenceExample' });
export type ReferenceExample = z.infer<typeof ReferenceExample>;

/** A practice example: a source text with its cultural guidance. */
export const PracticeExample = z
  .object({
    _id: Id,
    title: z.string(),
    content: z.string(),
    sourceLanguage: SourceLanguage,
    sourceCulture: z.string(),
    weekNumber: z.number().int(),
    difficulty: Difficulty,
    /** The kind of wordplay; may be empty. */
    technique: z.string(),
    /** Where the text comes from (author and work, 'traditional', ...); may be empty. */
    source: z.string(),
    culturalNotes: z.array(z.object({ term: z.string(), note: z.string() })),
    /** Empty, with `referencesLocked`, for a caller who has not submitted to this source text. */
    referenceExamples: z.array(z.object({ text: z.string(), comment: z.string() })),
    referencesLocked: z.boolean().optional(),
    createdAt: Time,
  })
  .meta({ id: 'PracticeExample' });
export type PracticeExample = z.infer<typeof PracticeExample>;

const exampleFields = {
  title: Text(LIMITS.name),
  content: Text(LIMITS.sourceText),
  sourceLanguage: SourceLanguage,
  sourceCulture: OptionalText(LIMITS.name),
  weekNumber: Week,
  difficulty: Difficulty,
  technique: OptionalText(LIMITS.name),
  source: OptionalText(LIMITS.name),
  culturalNotes: List(CulturalNote),
  referenceExamples: List(ReferenceExample),
};

/** What an admin writes; the defaults are those of contract.md, section 2. */
const NewExample = z.object({
  ...exampleFields,
  sourceCulture: exampleFields.sourceCulture.default('American'),
  weekNumber: Week.default(1),
  difficulty: Difficulty.default('beginner'),
  technique: exampleFields.technique.default(''),
  source: exampleFields.source.default(''),
  culturalNotes: exampleFields.culturalNotes.default([]),
  referenceExamples: exampleFields.referenceExamples.default([]),
});

/** What initialisation did; running it again creates nothing twice. */
const Initialised = z.object({ success: z.literal(true), created: z.number().int(), skipped: z.number().int() });

/** What other services need to know of a source text. */
const SourceTextSummary = z.object({
  _id: Id, kind: SourceTextKind, title: z.string(), content: z.string(), sourceLanguage: SourceLanguage, sourceCulture: z.string(), weekNumber: z.number().int(),
});
export type SourceTextSummary = z.infer<typeof SourceTextSummary>;

/** A source text in its list: `position` is its 1-based place among those of its kind and week. */
const ListedSourceText = SourceTextSummary.extend({ position: z.number().int() });
export type ListedSourceText = z.infer<typeof ListedSourceText>;

export const content = contract('content', {
  searchExamples: call({
    http: 'POST /api/search/auto-search', also: ['POST /search/auto-search'], access: 'reader', reads: true, summary: 'Practice examples, of one source language or all',
    input: z.object({ sourceLanguage: z.union([SourceLanguage, z.literal('')]).optional() }),
    output: z.object({ results: z.array(PracticeExample) }),
  }),
  listExamples: call({
    http: 'GET /api/auth/admin/practice-examples', access: 'admin', summary: 'All practice examples with everything an admin edits',
    input: Nothing, output: z.object({ examples: z.array(PracticeExample) }),
  }),
  createExample: call({
    http: 'POST /api/auth/admin/practice-examples', access: 'admin', success: 201, summary: 'Add a practice example',
    input: NewExample, output: z.object({ example: PracticeExample }),
  }),
  updateExample: call({
    http: 'PUT /api/auth/admin/practice-examples/:id', access: 'admin', summary: 'Change the given fields of a practice example',
    input: z.object({ id: Id, ...z.object(exampleFields).partial().shape }), output: z.object({ example: PracticeExample }),
    errors: ['not_found'],
  }),
  deleteExample: call({
    http: 'DELETE /api/auth/admin/practice-examples/:id', access: 'admin', summary: 'Delete a practice example; one with submissions only with force=true',
    input: z.object({ id: Id, force: Flag.default(false) }), output: Success,
    errors: ['not_found', 'conflict'],
  }),
  initializeExamples: call({
    http: 'POST /api/search/initialize-practice-examples', access: 'admin', summary: 'Add the built-in practice examples that are not there yet',
    input: Nothing, output: Initialised,
  }),

  recordAttempt: internalCall({
    internal: ['submissions'], summary: 'A person submits to a source text: checks what its kind requires, unlocks its reference examples for them and answers what it is',
    input: z.object({ userId: Id, sourceTextId: Id, groupNumber: Group.optional() }), output: SourceTextSummary, errors: ['not_found'],
  }),
  getSourceTexts: internalCall({
    internal: ['submissions'], reads: true, summary: 'The source texts of these ids that still exist',
    input: z.object({ ids: z.array(Id).max(10_000) }), output: z.object({ sourceTexts: z.array(SourceTextSummary) }),
  }),
  listSourceTexts: internalCall({
    internal: ['submissions'], reads: true, summary: 'Source texts in the order of kind, week and list; of one kind or week, or one text, if asked for',
    input: z.object({ kind: SourceTextKind.optional(), weekNumber: Week.optional(), id: Id.optional() }),
    output: z.object({ sourceTexts: z.array(ListedSourceText) }),
  }),
  countExamples: internalCall({
    internal: ['auth'], reads: true, summary: 'How many practice examples there are', input: Nothing, output: z.object({ count: z.number().int() }),
  }),
});
