import { z } from 'zod';
import { Id, LIMITS, OptionalText, WholeNumber } from './shapes.js';

/** What follows a name that is taken, ' (12)', still fits. */
const LONGEST_NAME = LIMITS.name + 20;

/** The name of a slide's file: one segment of a path, never a way out of the folder. */
export const SlideFileName = OptionalText(LONGEST_NAME).refine(
  (name) => !/[\\/]/.test(name) && !/^[.\s]*$/.test(name), 'must be the name of an uploaded file',
);

/** `YYYY-MM-DD`; empty, as a form sends a date that nobody chose, where the day does not matter. */
export const SlideDate = z.union([z.literal(''), z.iso.date()], { error: 'must be a date of the form YYYY-MM-DD' });

/** Where a slide stands: the smaller number comes first. */
export const SlideOrder = WholeNumber(0, 1_000_000);

/** A set of slides to read and to take home. */
export const Slide = z
  .object({
    _id: Id,
    title: z.string(),
    /** `YYYY-MM-DD`. */
    date: z.iso.date(),
    /** It is read at `/slides/{file}`. */
    file: z.string(),
    order: z.number().int(),
    /** Of the file, in bytes. */
    size: z.number().int(),
    /** What the file is by its content. */
    mediaType: z.string(),
  })
  .meta({ id: 'Slide' });
export type Slide = z.infer<typeof Slide>;
