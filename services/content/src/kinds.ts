import type { ImageAlignment, SourceTextKind } from '@transcreate/contracts';
import type { ImageAlignment as StoredAlignment, SourceTextKind as StoredKind } from './generated/client.js';

/** Prisma's names must be identifiers, so one kind is called differently there. */
export const STORED_KINDS = { practice: 'practice', tutorial: 'tutorial', 'weekly-practice': 'weeklyPractice' } as const satisfies Record<SourceTextKind, StoredKind>;
export const KINDS: Record<StoredKind, SourceTextKind> = { practice: 'practice', tutorial: 'tutorial', weeklyPractice: 'weekly-practice' };

/** One alignment is called differently for the same reason. */
export const STORED_ALIGNMENTS: Record<ImageAlignment, StoredAlignment> = {
  left: 'left', center: 'center', right: 'right', 'portrait-split': 'portraitSplit',
};
export const ALIGNMENTS: Record<StoredAlignment, ImageAlignment> = { left: 'left', center: 'center', right: 'right', portraitSplit: 'portrait-split' };
