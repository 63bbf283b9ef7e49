import type { ImageAlignment, SourceTextKind } from '@transcreate/contracts';

/** Prisma's names must be identifiers, so one kind is called differently in the database client. */
export const STORED_KINDS = { practice: 'practice', tutorial: 'tutorial', 'weekly-practice': 'weeklyPractice' } as const satisfies Record<SourceTextKind, string>;
export const KINDS = { practice: 'practice', tutorial: 'tutorial', weeklyPractice: 'weekly-practice' } as const satisfies Record<string, SourceTextKind>;

/** One alignment is called differently for the same reason. */
export const STORED_ALIGNMENTS = {
  left: 'left', center: 'center', right: 'right', 'portrait-split': 'portraitSplit',
} as const satisfies Record<ImageAlignment, string>;
export const ALIGNMENTS = { left: 'left', center: 'center', right: 'right', portraitSplit: 'portrait-split' } as const satisfies Record<string, ImageAlignment>;
