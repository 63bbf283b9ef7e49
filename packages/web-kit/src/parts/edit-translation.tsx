import { LIMITS } from '@transcreate/contracts/browser';
import { DraftNote, useDraft, useNotices } from '@transcreate/web-kit';
import { Button, Form, FormActions, Modal, Textarea } from '@transcreate/ui';
import { useId } from 'react';
import type { SyntheticEvent } from 'react';
import { ActionFailure } from './action-failure.js';
import styles from './edit-translation.module.css';
import { isSubmitKey } from './submit-key.js';
import { usePartTexts } from './use-part-texts.js';
import { WritingField } from './writing-field.js';

interface EditTranslationProps {
  /** Under which what is typed is kept: 'edit:<id>'. */
  draftKey: string;
  /** The translation as it is saved. */
  text: string;
  language: 'en' | 'zh-Hans';
  /** It may have bold, italic and links. */
  isFormatted?: boolean;
  work: { error: Error | null; isPending: boolean };
  onSave(text: string, done: () => void): void;
  onClose(): void;
}

/** Changes a translation that was handed in. What is typed stays a draft until it is saved or cancelled. */
export function EditTranslation({ draftKey, text, language, isFormatted = false, work, onSave, onClose }: EditTranslationProps) {
  const t = usePartTexts();
  const { success } = useNotices();
  const reasonId = useId();
  const draft = useDraft(draftKey, text);
  const isBlank = draft.text.trim() === '';
  const length = [...draft.text].length;
  const problem = length > LIMITS.translation ? t('tooLong', { limit: LIMITS.translation, length }) : '';

  const save = (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (!isBlank && problem === '' && !work.isPending) onSave(draft.text, saved);
  };

  return (
    <Modal opened onClose={onClose} title={t('editTitle')} closeLabel={t('close')} size="lg">
      <Form onSubmit={save}>
        {isFormatted ? (
          <WritingField isFirst label={t('editLabel')} language={language} rows={6} draft={draft} problem={problem} onSubmit={save} />
        ) : (
          <Textarea
            data-autofocus
            label={t('editLabel')}
            language={language}
            rows={3}
            value={draft.text}
            error={problem === '' ? undefined : problem}
            onChange={(event) => draft.setText(event.currentTarget.value)}
            onKeyDown={(event) => isSubmitKey(event) && save(event)}
          />
        )}
        <DraftNote draft={draft} />
        {work.error && <ActionFailure title={t('editFailed')} error={work.error} onRetry={save} retrying={work.isPending} />}
        <p id={reasonId} className={styles.reason}>
          {isBlank && t('editBlank')}
        </p>
        <FormActions>
          <Button onClick={cancel}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" disabled={isBlank} aria-describedby={reasonId} loading={work.isPending}>
            {t('editSave')}
          </Button>
        </FormActions>
      </Form>
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
