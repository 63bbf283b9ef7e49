import { LIMITS } from '@transcreate/contracts/browser';
import { DraftNote, useDraft, useNotices } from '@transcreate/web-kit';
import { ActionFailure, Button, Form, FormActions, WritingField } from '@transcreate/web-kit/parts';
import type { SyntheticEvent } from 'react';
import { useCourseWords } from './use-course-words.js';
import { useBriefChange } from './changes.js';
import type { Place } from './changes.js';

interface BriefFormProps extends Place {
  brief: string;
  onDone(): void;
}

/** Where an admin writes a week's brief; an empty one takes it away. */
export function BriefForm({ kind, week, brief, onDone }: BriefFormProps) {
  const t = useCourseWords();
  const { success } = useNotices();
  const draft = useDraft(`brief:${kind}:${week}`, brief);
  const change = useBriefChange({ kind, week });
  const length = [...draft.text].length;
  const problem = length > LIMITS.brief ? t('tooLong', { limit: LIMITS.brief, length }) : '';
  const save = (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (problem !== '' || change.isPending) return;
    change.mutate(draft.text, { onSuccess: saved });
  };
  return (
    <Form onSubmit={save}>
      <WritingField label={t('briefLabel', { week })} placeholder={t('briefHint')} rows={6} draft={draft} problem={problem} onSubmit={save} />
      <DraftNote draft={draft} />
      {change.error && <ActionFailure title={t('briefFailed')} error={change.error} onRetry={save} retrying={change.isPending} />}
      <FormActions>
        <Button onClick={cancel}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" loading={change.isPending}>
          {t('save')}
        </Button>
      </FormActions>
    </Form>
  );

  function saved(): void {
    draft.clear();
    success(t('briefSaved'));
    onDone();
  }

  function cancel(): void {
    draft.clear();
    onDone();
  }
}
