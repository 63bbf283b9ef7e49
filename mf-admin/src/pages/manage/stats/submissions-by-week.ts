import type { SubmissionActivity } from '@transcreate/contracts';

export const KINDS = ['practice', 'tutorial', 'weekly-practice'] as const;
const WEEKS = [1, 2, 3, 4, 5, 6] as const;

export interface WeekOfSubmissions {
  week: number;
  counts: Record<(typeof KINDS)[number], number>;
}

/** The submissions of every week of the course by kind, also of a week that has none. */
export function submissionsByWeek(byWeek: SubmissionActivity['byWeek']): WeekOfSubmissions[] {
  return WEEKS.map((week) => {
    const of = (kind: (typeof KINDS)[number]) =>
      byWeek.filter((entry) => entry.kind === kind && entry.weekNumber === week).reduce((sum, { submissions }) => sum + submissions, 0);
    return { week, counts: { practice: of('practice'), tutorial: of('tutorial'), 'weekly-practice': of('weekly-practice') } };
  });
}
