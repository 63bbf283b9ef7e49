import type { CourseKind } from '@transcreate/contracts';

/** Under which keys the page's queries keep course work, so that what a form has changed is asked anew wherever it stands. */
export const courseKeys = {
  /** Every list of source texts of a kind. */
  kind: (kind: CourseKind) => ['course', 'texts', kind] as const,
  /** A week's source texts; `'all'`: those of every week, as admins see them. */
  texts: (kind: CourseKind, week: number | 'all') => ['course', 'texts', kind, week] as const,
  /** Everything that shows what the person has submitted. */
  mine: ['mine'] as const,
  brief: (kind: CourseKind, week: number) => ['course', 'brief', kind, week] as const,
};
