import type { SourceLanguage, Submission } from '@transcreate/contracts';
import { DraftNote, useDraft, useNotices } from '@transcreate/web-kit';
import { ActionFailure, Button, Modal, tagOf, targetOf, WritingField } from '@transcreate/web-kit/parts';
import { useId } from 'react';
import type { SyntheticEvent } from 'react';
import { useTaskTexts } from '../locales/use-task-texts.js';
import { useSubmissionChanges } from '../queries.js';
import { lengthProblem } from '../rules/problem-of-text.js';
import styles from './edit-submission.module.css';

interface EditSubmissionProps {
  submission: Submission;
  /** The source text. */
  text: { sourceLanguage: SourceLanguage };
  onClose(): void;
}

/** Changes a translation. What is typed stays a draft until it is saved or cancelled. */
export function EditSubmission({ submission, text, onClose }: EditSubmissionProps) {
  const t = useTaskTexts();
  const { success } = useNotices();
  const reasonId = useId();
  const draft = useDraft(`edit:${submission._id}`, submission.transcreation);
  const { edit } = useSubmissionChanges(submission.sourceTextId);
  const isBlank = draft.text.trim() === '';
  const problem = lengthProblem(draft.text, t);

  const save = (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (isBlank || problem !== '' || edit.isPending) return;
    edit.mutate({ id: submission._id, text: draft.text }, { onSuccess: saved });
  };

  return (
    <Modal opened onClose={onClose} title={t('editTitle')} closeLabel={t('close')} size="lg">
      <form className={styles.form} onSubmit={save} noValidate>
        <WritingField
          label={t('editLabel')}
          language={tagOf(targetOf(text.sourceLanguage))}
          rows={6}
          draft={draft}
          problem={problem}
          onSubmit={save}
        />
        <DraftNote draft={draft} />
        {edit.error && <ActionFailure title={t('editFailed')} error={edit.error} onRetry={save} retrying={edit.isPending} />}
        <p id={reasonId} className={styles.reason}>
          {isBlank && t('editBlank')}
        </p>
        <div className={styles.actions}>
          <Button onClick={cancel}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" disabled={isBlank} aria-describedby={reasonId} loading={edit.isPending}>
            {t('editSave')}
          </Button>
        </div>
      </form>
    </Modal>
  );

  function saved(): void {
    draft.clear();
    success(t('saved'));
    onClose();
  }

  function cancel(): void {
    draft.clear();
    onClose();
  }
}
