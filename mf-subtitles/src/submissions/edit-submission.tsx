import type { SubtitleSubmission } from '@transcreate/contracts';
import { LIMITS } from '@transcreate/contracts/browser';
import { DraftNote, useDraft, useNotices } from '@transcreate/web-kit';
import { ActionFailure, Button, Modal, Textarea } from '@transcreate/web-kit/parts';
import { useId } from 'react';
import type { SyntheticEvent } from 'react';
import { useSubtitleTexts } from '../locales/use-subtitle-texts.js';
import { useSubmissionChanges } from '../queries.js';
import styles from './edit-submission.module.css';

interface EditSubmissionProps {
  submission: SubtitleSubmission;
  segmentId: number;
  onClose(): void;
}

/** Changes a submission. What is typed stays a draft until it is saved or cancelled. */
export function EditSubmission({ submission, segmentId, onClose }: EditSubmissionProps) {
  const t = useSubtitleTexts();
  const { success } = useNotices();
  const reasonId = useId();
  const draft = useDraft(`subtitle-edit:${submission._id}`, submission.chineseTranslation);
  const { edit } = useSubmissionChanges(segmentId);
  const isBlank = draft.text.trim() === '';
  const length = [...draft.text].length;
  const isTooLong = length > LIMITS.translation;

  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBlank && !isTooLong && !edit.isPending) edit.mutate({ id: submission._id, text: draft.text }, { onSuccess: saved });
  };

  return (
    <Modal opened onClose={onClose} title={t('editTitle')} closeLabel={t('close')} size="lg">
      <form className={styles.form} onSubmit={save} noValidate>
        <Textarea
          label={t('editLabel')}
          language="zh-Hans"
          rows={3}
          value={draft.text}
          error={isTooLong ? t('tooLong', { limit: LIMITS.translation, length }) : undefined}
          onChange={(event) => draft.setText(event.currentTarget.value)}
        />
        <DraftNote draft={draft} />
        {edit.error && <ActionFailure title={t('editFailed')} error={edit.error} />}
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
    success(t('editSaved'));
    onClose();
  }

  function cancel(): void {
    draft.clear();
    onClose();
  }
}
