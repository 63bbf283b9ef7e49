import type { Submission, SubmissionStatus } from '@transcreate/contracts';
import { useErrorText, useNotices } from '@transcreate/web-kit';
import { RejectDialog, Select, STATUSES, useStatusText } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import { useTaskTexts } from '../locales/use-task-texts.js';
import { useSubmissionChanges } from '../queries.js';

/** Where an admin approves a submission, or does not. Who rejects one is asked why. */
export function StatusChoice({ submission }: { submission: Submission }) {
  const t = useTaskTexts();
  const statusText = useStatusText();
  const errorText = useErrorText();
  const notices = useNotices();
  const [isRejecting, setIsRejecting] = useState(false);
  const { judge } = useSubmissionChanges(submission.sourceTextId);
  const choose = (status: SubmissionStatus) => {
    if (status === 'rejected') return setIsRejecting(true);
    judge.mutate(
      { id: submission._id, status },
      { onError: (error) => notices.error(`${t('statusFailed')} ${errorText(error, '')}`.trim()) },
    );
  };
  const close = () => {
    judge.reset();
    setIsRejecting(false);
  };
  return (
    <>
      <Select
        size="xs"
        aria-label={t('statusLabel')}
        data={STATUSES.map((status) => ({ value: status, label: statusText(status) }))}
        value={judge.isPending ? judge.variables.status : submission.status}
        disabled={judge.isPending}
        onChange={(event) => choose(event.currentTarget.value as SubmissionStatus)}
      />
      {isRejecting && (
        <RejectDialog
          count={1}
          name={submission.transcreation}
          work={judge}
          onReject={(reason) => judge.mutate({ id: submission._id, status: 'rejected', reason }, { onSuccess: close })}
          onClose={close}
        />
      )}
    </>
  );
}
