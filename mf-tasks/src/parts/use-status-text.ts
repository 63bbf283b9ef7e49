import type { SubmissionStatus } from '@transcreate/contracts';
import { useTaskTexts } from '../locales/use-task-texts.js';

const TEXTS = { approved: 'approved', pending: 'pending', submitted: 'statusSubmitted', rejected: 'rejected' } as const;

/** The statuses in the order of an admin's choice. */
export const STATUSES = ['submitted', 'pending', 'approved', 'rejected'] as const satisfies readonly SubmissionStatus[];

/** A status in the reader's language; one that a newer server may know as the server says it. */
export function useStatusText(): (status: SubmissionStatus) => string {
  const t = useTaskTexts();
  return (status) => (status in TEXTS ? t(TEXTS[status]) : status);
}
