import { z } from 'zod';
import { Difficulty, Id, IMAGES, ImageUrl, LIMITS, List, OptionalText, SourceLanguage, Text, Time, Week, WholeNumber } from './shapes.js';

/** A culturally sensitive element of a source text, explained. */
export const CulturalNote = z.object({ term: Text(LIMITS.name), note: Text(LIMITS.explanation) }).meta({ id: 'CulturalNote' });
export type CulturalNote = z.infer<typeof CulturalNote>;

/** A transcreation worth comparing with, and what it carried over or gave up. */
export const ReferenceExample = z.object({ text: Text(LIMITS.translation), comment: OptionalText(LIMITS.explanation) }).meta({ id: 'ReferenceExample' });
export type ReferenceExample = z.infer<typeof ReferenceExample>;

/** What a source text of any kind shows. */
const sourceText = {
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
  /** Grows with each edit. An edit that names it (`If-Match`, or the field) is refused when the text was changed since. */
  version: z.number().int(),
};

/** A practice example: a source text with its cultural guidance. */
export const PracticeExample = z.object(sourceText).meta({ id: 'PracticeExample' });
export type PracticeExample = z.infer<typeof PracticeExample>;

const ImageSize = z.literal(IMAGES.sizes);
const ImageAlignment = z.enum(IMAGES.alignments);
export type ImageSize = z.infer<typeof ImageSize>;
export type ImageAlignment = z.infer<typeof ImageAlignment>;

/** What a source text of course work shows beside: its picture, its week's brief and its place. */
const courseText = {
  ...sourceText,
  /** An address that a browser can load; empty without a picture. A text with `content` equal to `IMAGES.placeholders` is the picture alone. */
  imageUrl: z.string(),
  imageAlt: z.string(),
  imageSize: ImageSize,
  imageAlignment: ImageAlignment,
  /** The brief of the text's week; may be empty. */
  translationBrief: z.string(),
  /** 1-based place in the list of its week. */
  position: z.number().int(),
};

/** A source text for group work. */
export const TutorialTask = z.object({ ...courseText, category: z.literal('tutorial') }).meta({ id: 'TutorialTask' });
export type TutorialTask = z.infer<typeof TutorialTask>;

/** A source text that everybody works on alone. */
export const WeeklyPractice = z.object({ ...courseText, category: z.literal('weekly-practice') }).meta({ id: 'WeeklyPractice' });
export type WeeklyPractice = z.infer<typeof WeeklyPractice>;

/** The id of a row that stands for a week with a brief and no practice; such a row can't be changed or deleted. */
export const WeekBriefId = z.string().regex(/^wb-[\w-]*$/);

/** A row of the admins' list: a weekly practice, or the placeholder of a week (`wb-3`) that has a brief and nothing else. */
export const WeeklyPracticeRow = WeeklyPractice.extend({ _id: z.union([Id, WeekBriefId]) }).meta({ id: 'WeeklyPracticeRow' });
export type WeeklyPracticeRow = z.infer<typeof WeeklyPracticeRow>;

/** What an admin writes of a practice example. */
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

/** What an admin writes of a source text of course work. An empty `imageUrl` takes the picture away; text or picture must be left. */
export const courseTextFields = {
  ...exampleFields,
  content: OptionalText(LIMITS.sourceText),
  imageUrl: z.union([ImageUrl, z.literal('')]),
  imageAlt: OptionalText(LIMITS.explanation),
  imageSize: WholeNumber(IMAGES.sizes[0], IMAGES.sizes[2]).pipe(z.literal(IMAGES.sizes, { error: `must be ${IMAGES.sizes.join(', ')}` })),
  imageAlignment: ImageAlignment,
};

const defaults = <T extends typeof exampleFields>(fields: T) => ({
  sourceCulture: fields.sourceCulture.default('American'),
  weekNumber: fields.weekNumber.default(1),
  difficulty: fields.difficulty.default('beginner'),
  technique: fields.technique.default(''),
  source: fields.source.default(''),
  culturalNotes: fields.culturalNotes.default([]),
  referenceExamples: fields.referenceExamples.default([]),
});

/** A new practice example; the defaults are those of the product. */
export const NewExample = z.object({ ...exampleFields, ...defaults(exampleFields) });

/** A new source text of course work. Content or a picture is required, which the service checks, as it does for an edit. */
export const NewCourseText = z.object({
  ...courseTextFields,
  ...defaults(exampleFields),
  content: courseTextFields.content.default(''),
  imageUrl: courseTextFields.imageUrl.default(''),
  imageAlt: courseTextFields.imageAlt.default(''),
  imageSize: courseTextFields.imageSize.default(200),
  imageAlignment: ImageAlignment.default('center'),
});

/**
 * The version that changes were made from, if an edit in between is to be noticed. Not called `version`: whoever sends back a whole text that
 * they got earlier means none by it.
 */
const basedOn = WholeNumber(1, 2_147_483_647).optional();

/** The changed fields of a practice example. */
export const ExampleChanges = z.object({ ...z.object(exampleFields).partial().shape, basedOn });

/** The changed fields of a source text of course work. */
export const CourseTextChanges = z.object({ ...z.object(courseTextFields).partial().shape, basedOn });
