import type { Submission } from '@transcreate/contracts';
import { DeleteDialog } from '@transcreate/web-kit/parts';
import { useTaskTexts } from '../locales/use-task-texts.js';
import { useSubmissionChanges } from '../queries.js';

/** Asks before a submission goes; it shows which one. */
export function DeleteSubmission({ submission, onClose }: { submission: Submission; onClose(): void }) {
  const t = useTaskTexts();
  const { remove } = useSubmissionChanges(submission.sourceTextId);
  return (
    <DeleteDialog
      question={t('deleteSubmission')}
      name={submission.transcreation}
      failure={t('deleteFailed')}
      work={remove}
      onDelete={(onSuccess) => remove.mutate(submission._id, { onSuccess })}
      onClose={onClose}
    />
  );
}
