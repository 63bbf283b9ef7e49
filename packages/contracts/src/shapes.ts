import { z } from 'zod';

/** Limits of texts in Unicode code points (contract.md, section 2). */
export const LIMITS = {
  translation: 5_000,
  sourceText: 20_000,
  brief: 20_000,
  explanation: 5_000,
  /** Why an admin gave a submission its status. */
  reason: 500,
  feedback: 5_000,
  /** What is looked up in a translation memory: it travels in an address. */
  lookup: 1_000,
  name: 200,
  email: 254,
  url: 2_000,
  listItems: 50,
} as const;

const codePoints = (text: string) => [...text].length;

/** A text that may be empty: no NUL, no half surrogate pair (neither survives a database), at most `max` code points, stored NFC-normalised. */
export const OptionalText = (max: number) =>
  z
    .string()
    .refine((text) => !text.includes('\0'), 'must not contain a NUL character')
    .refine((text) => text.isWellFormed(), 'must be valid Unicode')
    .transform((text) => text.normalize('NFC'))
    .refine((text) => codePoints(text) <= max, `must not be longer than ${max} characters`);

/** A text that must say something: as `OptionalText`, and not blank. It is stored as typed, outer spaces included. */
export const Text = (max: number) => OptionalText(max).refine((text) => text.trim() !== '', 'must not be blank');

/** An entity's id. */
export const Id = z.uuid();

/** A point in time, ISO 8601 in UTC. */
export const Time = z.iso.datetime();

/** An e-mail address in the form that a browser's e-mail field accepts; addresses compare case-insensitively and are kept in lower case. */
export const Email = z
  .string()
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.email({ pattern: z.regexes.html5Email, error: 'must be an e-mail address' }).max(LIMITS.email));

/** What course work knows of pictures. Plain data, so that a page can offer it. */
export const IMAGES = {
  /** Widths in pixels. */
  sizes: [150, 200, 300],
  alignments: ['left', 'center', 'right', 'portrait-split'],
  /** The first week in which text and picture may stand side by side (`portrait-split`). */
  splitFromWeek: 4,
  /** The content of a source text that is its picture alone, by kind. */
  placeholders: { tutorial: 'Image-based task', 'weekly-practice': 'Image-based practice' },
} as const;

/** `http:` or `https:` alone: a `javascript:` link would run in the reader's session. */
export const Url = OptionalText(LIMITS.url).pipe(z.url({ protocol: /^https?$/, error: 'must be an http or https address' }));

/**
 * Where a picture comes from: another site, this one, or the picture itself as a `data:` URL, which the gateway stores as a file before any
 * service sees it (`storesImages` of a line). Of which type the data is shows in the data.
 */
export const ImageUrl = z.union(
  [Url, z.string().regex(/^\/api\/images\/[\w.-]{1,200}$/), z.string().regex(/^data:[\x21-\x7e]+$/)],
  { error: 'must be an http or https address, a picture of this site, or the data of a picture' },
);

/**
 * A whole number of a range, also as the text that it is in a path or a query. Coercion would take `true`, `[3]` and `''` for numbers, which
 * are the wrong types.
 */
export const WholeNumber = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  const inRange = z.int(error).min(min, error).max(max, error);
  const asText = z.string().regex(/^\d{1,16}$/, error).transform(Number).pipe(inRange);
  return z.union([inRange, asText], { error });
};

/** Yes or no, also as the text that it is in a query. */
export const Flag = z.union([z.boolean(), z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] })], { error: 'must be true or false' });

/** Weeks 1 to 6 (specification, section 9). */
export const Week = WholeNumber(1, 6);

/** Groups 1 to 8 (specification, section 9). */
export const Group = WholeNumber(1, 8);

/** At most 50 items in a list of a request's body. */
export const List = <T extends z.ZodType>(item: T) => z.array(item).max(LIMITS.listItems);

export const Success = z.object({ success: z.literal(true) });

export const Nothing = z.object({});

export const SourceLanguage = z.enum(['English', 'Chinese']);
export type SourceLanguage = z.infer<typeof SourceLanguage>;

export const Difficulty = z.enum(['beginner', 'intermediate', 'advanced']);
export type Difficulty = z.infer<typeof Difficulty>;

/** What a source text is for; it decides the rules of its submissions. */
export const SourceTextKind = z.enum(['practice', 'tutorial', 'weekly-practice']);
export type SourceTextKind = z.infer<typeof SourceTextKind>;
