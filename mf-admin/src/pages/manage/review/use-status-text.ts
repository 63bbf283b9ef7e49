import type { SubmissionStatus } from '@transcreate/contracts';
import { useManageTexts } from '../../../locales/use-manage-texts.js';

const KEYS = { approved: 'approved', rejected: 'rejected', pending: 'pending', submitted: 'statusSubmitted' } as const;

/** A submission's status in the interface's language. */
export function useStatusText(): (status: SubmissionStatus) => string {
  const t = useManageTexts();
  return (status) => t(KEYS[status]);
}
