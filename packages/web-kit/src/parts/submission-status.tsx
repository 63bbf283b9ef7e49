import type { SubmissionStatus } from '@transcreate/contracts';
import { StatusBadge } from '@transcreate/ui';
import styles from './submission-status.module.css';
import { tagIn } from './languages-of.js';
import { usePartTexts } from './use-part-texts.js';

const TEXTS = { approved: 'approved', pending: 'pending', submitted: 'statusSubmitted', rejected: 'rejected' } as const;

/** The statuses in the order of an admin's choice. */
export const STATUSES = ['submitted', 'pending', 'approved', 'rejected'] as const satisfies readonly SubmissionStatus[];

/** A status in the reader's language; one that a newer server may know as the server says it. */
export function useStatusText(): (status: SubmissionStatus) => string {
  const t = usePartTexts();
  return (status) => (status in TEXTS ? t(TEXTS[status]) : status);
}

/** How a submission was judged. */
export function SubmissionStatusBadge({ status }: { status: SubmissionStatus }) {
  const statusText = useStatusText();
  return <StatusBadge status={status} label={statusText(status)} />;
}

/** Why it has this status, in the words of the admin who gave it; nothing where none were said or the reader is not told. */
export function StatusReason({ reason = '' }: { reason?: string }) {
  const t = usePartTexts();
  if (reason === '') return null;
  return (
    <p className={styles.reason}>
      <b>{t('statusReason')}</b> <span lang={tagIn(reason)}>{reason}</span>
    </p>
  );
}
