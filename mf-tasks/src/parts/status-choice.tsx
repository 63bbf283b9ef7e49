import type { Submission, SubmissionStatus } from '@transcreate/contracts';
import { useErrorText, useNotices } from '@transcreate/web-kit';
import { Select } from '@transcreate/web-kit/parts';
import { useTaskTexts } from '../locales/use-task-texts.js';
import { useSubmissionChanges } from '../queries.js';
import { STATUSES, useStatusText } from './use-status-text.js';

/** Where an admin approves a submission, or does not. */
export function StatusChoice({ submission }: { submission: Submission }) {
  const t = useTaskTexts();
  const statusText = useStatusText();
  const errorText = useErrorText();
  const notices = useNotices();
  const { judge } = useSubmissionChanges(submission.sourceTextId);
  const choose = (status: SubmissionStatus) =>
    judge.mutate(
      { id: submission._id, status },
      { onError: (error) => notices.error(`${t('statusFailed')} ${errorText(error, '')}`.trim()) },
    );
  return (
    <Select
      size="xs"
      aria-label={t('statusLabel')}
      data={STATUSES.map((status) => ({ value: status, label: statusText(status) }))}
      value={judge.isPending ? judge.variables.status : submission.status}
      disabled={judge.isPending}
      onChange={(event) => choose(event.currentTarget.value as SubmissionStatus)}
    />
  );
}
