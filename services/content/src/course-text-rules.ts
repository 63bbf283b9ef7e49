import { IMAGES, type CourseKind, type ImageAlignment, type InputProblem } from '@transcreate/contracts';

/** What the rules of course work look at. */
export interface Shown {
  content: string;
  imageUrl: string;
  imageAlignment: ImageAlignment;
  weekNumber: number;
}

/** The first week whose tutorial tasks an admin puts in order. */
const ORDERED_FROM_WEEK = 4;

/** Whether a text has the place that an admin gives it. */
export function isOrderedByHand(kind: CourseKind, weekNumber: number): boolean {
  return kind === 'tutorial' && weekNumber >= ORDERED_FROM_WEEK;
}

/** The content of a source text: what was written, or the placeholder of a text that is its picture alone. */
export function contentOf(kind: CourseKind, { content, imageUrl }: Pick<Shown, 'content' | 'imageUrl'>): string {
  return content.trim() === '' && imageUrl !== '' ? IMAGES.placeholders[kind] : content;
}

/** What is wrong with a source text of course work; an empty list means that it may be kept. */
export function problemsOfText(kind: CourseKind, { content, imageUrl, imageAlignment, weekNumber }: Shown): InputProblem[] {
  const says = content.trim() !== '' && content !== IMAGES.placeholders[kind];
  return [
    ...(says || imageUrl !== '' ? [] : [{ path: 'content', message: 'is required where there is no picture' }]),
    ...(imageUrl.startsWith('data:') ? [{ path: 'imageUrl', message: 'must have been stored as a picture' }] : []),
    ...(imageAlignment === 'portrait-split' && weekNumber < IMAGES.splitFromWeek
      ? [{ path: 'imageAlignment', message: `may be portrait-split from week ${IMAGES.splitFromWeek} on` }]
      : []),
  ];
}
