import { z } from 'zod';
import { call, contract, internalCall } from './call.js';
import { personLines } from './person-lines.js';
import { Flag, Group, Id, LIMITS, Nothing, OptionalText, SourceLanguage, SourceTextKind, Success, Text, Time, Url, Week, WholeNumber } from './shapes.js';
import {
  CourseTextChanges, ExampleChanges, NewCourseText, NewExample, PracticeExample, TutorialTask, WeekBriefId, WeeklyPractice, WeeklyPracticeRow,
} from './source-text.shapes.js';

/** What initialisation did; running it again creates nothing twice. */
const Initialised = z.object({ success: z.literal(true), created: z.number().int(), skipped: z.number().int() });

/** What course work is for: group work in a tutorial, or practice that everybody does alone. Each has a brief for each week. */
const CourseKind = SourceTextKind.extract(['tutorial', 'weekly-practice']);
export type CourseKind = z.infer<typeof CourseKind>;

const BriefText = OptionalText(LIMITS.brief);

/** What a week's translations are for: text type, audience, purpose, constraints. */
export const TranslationBrief = z.object({ translationBrief: z.string(), weekNumber: z.number().int(), type: CourseKind }).meta({ id: 'TranslationBrief' });
export type TranslationBrief = z.infer<typeof TranslationBrief>;

/** The shared document of a group in a week. */
export const GroupDoc = z.object({ _id: Id, weekNumber: z.number().int(), groupNumber: z.number().int(), docUrl: z.string() }).meta({ id: 'GroupDoc' });
export type GroupDoc = z.infer<typeof GroupDoc>;

/** A site that is useful to translators. */
export const Link = z.object({ _id: Id, title: z.string(), url: z.string(), desc: z.string() }).meta({ id: 'Link' });
export type Link = z.infer<typeof Link>;

const linkFields = { title: Text(LIMITS.name), url: Url, desc: OptionalText(LIMITS.explanation) };

/** Weekly practice is initialised from the second week on. */
const PracticeWeek = WholeNumber(2, 6);

/** Largest body of a call that may bring a picture as a `data:` URL, in bytes. */
const IMAGE_BODY = 12_000_000;

/** What other services need to know of a source text. */
const SourceTextSummary = z.object({
  _id: Id, kind: SourceTextKind, title: z.string(), content: z.string(), sourceLanguage: SourceLanguage, sourceCulture: z.string(), weekNumber: z.number().int(),
});
export type SourceTextSummary = z.infer<typeof SourceTextSummary>;

/** A source text in its list: `position` is its 1-based place among those of its kind and week. */
const ListedSourceText = SourceTextSummary.extend({ position: z.number().int() });
export type ListedSourceText = z.infer<typeof ListedSourceText>;

/** How many source texts of a kind there are (in a week), and for how many of them a person has handed in work, also such as was deleted since. */
export const Work = z.object({ texts: z.number().int(), handedIn: z.number().int() });
export type Work = z.infer<typeof Work>;

/** The source texts that a person has submitted to, which opened their reference examples. */
const OwnAttempts = z.object({ attempts: z.array(z.object({ sourceTextId: Id, createdAt: Time })) });

/** A source text that a person has handed in work for, with the reference examples that this has opened to them. */
const OpenedText = SourceTextSummary.extend({
  referenceExamples: PracticeExample.shape.referenceExamples,
  /** Empty without a picture. */
  imageUrl: z.string(),
  imageAlt: z.string(),
}).meta({ id: 'OpenedText' });
export type OpenedText = z.infer<typeof OpenedText>;

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
    http: 'POST /api/auth/admin/practice-examples', access: 'admin', success: 201, summary: 'Add a practice example', versionOf: 'example',
    input: NewExample, output: z.object({ example: PracticeExample }),
  }),
  updateExample: call({
    http: 'PUT /api/auth/admin/practice-examples/:id', access: 'admin', summary: 'Change the given fields of a practice example', versionOf: 'example',
    input: ExampleChanges.extend({ id: Id }), output: z.object({ example: PracticeExample }),
    errors: ['not_found', 'conflict'],
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

  listTutorialTasks: call({
    http: 'GET /api/search/tutorial-tasks/:week', access: 'reader', summary: "A week's tutorial tasks, in their order",
    input: z.object({ week: Week }), output: z.array(TutorialTask), errors: ['not_found'],
  }),
  getTutorialBrief: call({
    http: 'GET /api/search/tutorial-tasks/:week/brief', access: 'reader', summary: "The brief of a week's tutorial tasks",
    input: z.object({ week: Week }), output: z.object({ translationBrief: z.string() }), errors: ['not_found'],
  }),
  listWeeklyPractice: call({
    http: 'GET /api/search/weekly-practice/:week', access: 'reader', summary: "A week's practice, in its order",
    input: z.object({ week: Week }), output: z.array(WeeklyPractice), errors: ['not_found'],
  }),
  getWeeklyBrief: call({
    http: 'GET /api/search/weekly-practice/:week/brief', access: 'reader', summary: "The brief of a week's practice",
    input: z.object({ week: Week }), output: z.object({ translationBrief: z.string() }), errors: ['not_found'],
  }),

  listAllTutorialTasks: call({
    http: 'GET /api/auth/admin/tutorial-tasks', access: 'admin', summary: 'The tutorial tasks of all weeks with everything an admin edits',
    input: Nothing, output: z.object({ tutorialTasks: z.array(TutorialTask) }),
  }),
  createTutorialTask: call({
    http: 'POST /api/auth/admin/tutorial-tasks', access: 'admin', success: 201, summary: 'Add a tutorial task, with content or a picture',
    versionOf: 'tutorialTask', storesImages: ['imageUrl'], bodyLimit: IMAGE_BODY,
    input: NewCourseText, output: z.object({ tutorialTask: TutorialTask }), errors: ['unsupported_type', 'storage_full'],
  }),
  updateTutorialTask: call({
    http: 'PUT /api/auth/admin/tutorial-tasks/:id', access: 'admin', summary: 'Change the given fields of a tutorial task',
    versionOf: 'tutorialTask', storesImages: ['imageUrl'], bodyLimit: IMAGE_BODY,
    input: CourseTextChanges.extend({ id: Id }), output: z.object({ tutorialTask: TutorialTask }),
    errors: ['not_found', 'conflict', 'unsupported_type', 'storage_full'],
  }),
  moveTutorialTask: call({
    http: 'PUT /api/auth/admin/tutorial-tasks/:id/position', access: 'admin',
    summary: 'Let a tutorial task of week 4 or later change places with the one at a 1-based position of its week; past the ends it stops there',
    input: z.object({ id: Id, position: z.int('must be a whole number') }), output: z.object({ tutorialTask: TutorialTask }), errors: ['not_found'],
  }),
  deleteTutorialTask: call({
    http: 'DELETE /api/auth/admin/tutorial-tasks/:id', access: 'admin', summary: 'Delete a tutorial task; one with submissions only with force=true',
    input: z.object({ id: Id, force: Flag.default(false) }), output: Success, errors: ['not_found', 'conflict'],
  }),
  initializeTutorialTasks: call({
    http: 'POST /api/search/initialize-tutorial-tasks/:week', access: 'admin', summary: "Add a week's built-in tutorial tasks that are not there yet",
    input: z.object({ week: Week }), output: Initialised, errors: ['not_found'],
  }),
  setTutorialBrief: call({
    http: 'PUT /api/auth/admin/tutorial-brief/:week', access: 'admin', summary: "Write the brief of a week's tutorial tasks; an empty one clears it",
    input: z.object({ week: Week, translationBrief: BriefText }), output: TranslationBrief, errors: ['not_found'],
  }),

  listAllWeeklyPractice: call({
    http: 'GET /api/auth/admin/weekly-practice', access: 'admin',
    summary: 'The weekly practice of all weeks with everything an admin edits, and a placeholder for each week that has a brief and no practice',
    input: Nothing, output: z.object({ weeklyPractice: z.array(WeeklyPracticeRow) }),
  }),
  createWeeklyPractice: call({
    http: 'POST /api/auth/admin/weekly-practice', access: 'admin', success: 201, summary: 'Add a weekly practice, with content or a picture',
    versionOf: 'weeklyPractice', storesImages: ['imageUrl'], bodyLimit: IMAGE_BODY,
    input: NewCourseText, output: z.object({ weeklyPractice: WeeklyPractice }), errors: ['unsupported_type', 'storage_full'],
  }),
  updateWeeklyPractice: call({
    http: 'PUT /api/auth/admin/weekly-practice/:id', access: 'admin', summary: 'Change the given fields of a weekly practice',
    versionOf: 'weeklyPractice', storesImages: ['imageUrl'], bodyLimit: IMAGE_BODY,
    input: CourseTextChanges.extend({ id: z.union([Id, WeekBriefId]) }), output: z.object({ weeklyPractice: WeeklyPractice }),
    errors: ['not_found', 'conflict', 'protected', 'unsupported_type', 'storage_full'],
  }),
  deleteWeeklyPractice: call({
    http: 'DELETE /api/auth/admin/weekly-practice/:id', access: 'admin', summary: 'Delete a weekly practice; one with submissions only with force=true',
    input: z.object({ id: z.union([Id, WeekBriefId]), force: Flag.default(false) }), output: Success, errors: ['not_found', 'conflict', 'protected'],
  }),
  initializeWeeklyPractice: call({
    http: 'POST /api/search/initialize-weekly-practice/:week', access: 'admin', summary: "Add a week's built-in practice that is not there yet; weeks 2 to 6",
    input: z.object({ week: PracticeWeek }), output: Initialised, errors: ['not_found'],
  }),
  setWeeklyBrief: call({
    http: 'PUT /api/auth/admin/weekly-brief/:week', access: 'admin', summary: "Write the brief of a week's practice; an empty one clears it",
    input: z.object({ week: Week, translationBrief: BriefText }), output: TranslationBrief, errors: ['not_found'],
  }),
  setBrief: call({
    http: 'POST /api/auth/admin/translation-brief', access: 'admin', summary: "Write the brief of a week's tutorial tasks or practice",
    input: z.object({ weekNumber: Week, translationBrief: BriefText, type: CourseKind }), output: TranslationBrief,
  }),

  listDocs: call({
    http: 'GET /api/docs/list', access: 'reader', summary: "The groups' documents, of one week or all, in the order of week and group",
    input: z.object({ weekNumber: Week.optional() }), output: z.object({ docs: z.array(GroupDoc) }),
  }),
  createDoc: call({
    http: 'POST /api/docs/create', access: 'admin', success: 201, successWith: { field: 'replaced', status: 200 },
    summary: "Set the link to a group's document in a week; one that is there is replaced",
    input: z.object({ weekNumber: Week, groupNumber: Group, docUrl: OptionalText(LIMITS.url) }),
    output: z.object({ doc: GroupDoc, replaced: z.literal(true).optional() }),
  }),
  deleteDoc: call({
    http: 'DELETE /api/docs/:id', access: 'admin', summary: "Delete the link to a group's document", input: z.object({ id: Id }), output: Success, errors: ['not_found'],
  }),

  listLinks: call({
    http: 'GET /api/links', access: 'public', summary: 'Sites that are useful to translators, oldest entry first',
    input: Nothing, output: z.object({ links: z.array(Link) }),
  }),
  createLink: call({
    http: 'POST /api/links', access: 'admin', success: 201, summary: 'Add a link',
    input: z.object({ ...linkFields, desc: linkFields.desc.default('') }), output: z.object({ link: Link }),
  }),
  updateLink: call({
    http: 'PUT /api/links/:id', access: 'admin', summary: 'Change the given fields of a link',
    input: z.object({ id: Id, ...z.object(linkFields).partial().shape }), output: z.object({ link: Link }), errors: ['not_found'],
  }),
  deleteLink: call({
    http: 'DELETE /api/links/:id', access: 'admin', summary: 'Delete a link', input: z.object({ id: Id }), output: Success, errors: ['not_found'],
  }),

  listOpenedTexts: call({
    http: 'GET /api/search/opened-texts', access: 'reader',
    summary: 'The source texts that the caller has handed in work for, with their reference examples, in the order of kind and week',
    input: Nothing, output: z.object({ texts: z.array(OpenedText) }),
  }),

  recordAttempt: internalCall({
    internal: ['submissions'], summary: 'A person submits to a source text: checks what its kind requires, unlocks its reference examples for them and answers what it is',
    input: z.object({ userId: Id, sourceTextId: Id, groupNumber: Group.optional() }), output: SourceTextSummary, errors: ['not_found'],
  }),
  recordWeekAttempt: internalCall({
    internal: ['files', 'subtitles'], repeatable: true,
    summary: 'A person hands in work of a week whose texts have no box on the page (a file, subtitles): unlocks the reference examples of those texts for them',
    input: z.object({ userId: Id, weekNumber: Week }), output: z.object({ texts: z.number().int() }),
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
  getSourceTextVersion: internalCall({
    internal: ['submissions'], reads: true, summary: 'A number that changes with everything that changes in a source text: lists of them hold as long as it does',
    input: Nothing, output: z.object({ version: z.number().int() }),
  }),
  countWork: internalCall({
    internal: ['submissions'], reads: true, summary: 'What there is to do, and what of it a person has done: practice examples, and course work of one week each',
    input: z.object({ userId: Id, tutorialWeek: Week, practiceWeek: Week }), output: z.object({ practice: Work, tutorial: Work, weeklyPractice: Work }),
  }),
  countExamples: internalCall({
    internal: ['auth'], reads: true, summary: 'How many practice examples there are', input: Nothing, output: z.object({ count: z.number().int() }),
  }),
  ...personLines(OwnAttempts),
});
