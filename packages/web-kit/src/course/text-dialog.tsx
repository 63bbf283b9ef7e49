import { DraftNote, useNotices } from '@transcreate/web-kit';
import { ActionFailure, Button, Form, FormActions, Modal } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import type { CourseText } from './api.js';
import { useCourseWords } from './use-course-words.js';
import { useTextChanges } from './changes.js';
import type { Place } from './changes.js';
import { ConflictNotice, isConflictError } from './conflict-notice.js';
import styles from './form.module.css';
import { TextFields } from './text-fields.js';
import { draftOfNew, draftOfText, newValues, problemOf, sentValues, valuesOf } from './text-values.js';
import { useTextForm } from './use-text-form.js';

interface TextDialogProps extends Place {
  /** The text to change, as it is now in the list; none for a new one. */
  text?: CourseText;
  /** A new text is for a picture. */
  wantsImage?: boolean;
  /** How many texts the week has. */
  count: number;
  onClose(): void;
}

/** Where an admin writes a source text. If somebody else has changed it meanwhile, nothing is overwritten unasked. */
export function TextDialog({ kind, week, text, wantsImage = false, count, onClose }: TextDialogProps) {
  const t = useCourseWords();
  const { success } = useNotices();
  const begin = text ? valuesOf(text) : newValues(count);
  const { values, version, change, draft } = useTextForm(text ? draftOfText(text._id) : draftOfNew(kind, week, wantsImage), begin, text?.version);
  const { create, update } = useTextChanges(kind);
  const [isChecked, setIsChecked] = useState(false);
  const problem = problemOf(values, { wantsImage });
  const words = wordsOf(kind, text !== undefined);
  const { error, isPending } = text ? update : create;
  const isConflict = text !== undefined && isConflictError(error);

  const send = (from = version) => {
    setIsChecked(true);
    if (problem || isPending) return;
    const sent = sentValues(values);
    if (text) update.mutate({ id: text._id, change: { ...sent, basedOn: from } }, { onSuccess: saved });
    else create.mutate({ ...sent, weekNumber: week }, { onSuccess: saved });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send();
  };

  return (
    <Modal opened onClose={onClose} title={t(text || !wantsImage ? words.title : 'addImage')} closeLabel={t('close')} size="xl">
      <Form onSubmit={submit}>
        <TextFields kind={kind} week={week} values={values} wantsImage={wantsImage} problem={isChecked ? problem : null} onChange={change} />
        <DraftNote draft={draft} />
        {isConflict && <ConflictNotice onTheirs={cancel} onMine={() => send(text.version)} working={isPending} />}
        {error && !isConflict && <ActionFailure title={t(words.failed)} error={error} onRetry={() => send()} retrying={isPending} />}
        {isChecked && problem && (
          <p className={styles.problem} role="alert">
            {t(problem)}
          </p>
        )}
        <FormActions>
          <Button onClick={cancel}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" loading={isPending}>
            {t('save')}
          </Button>
        </FormActions>
      </Form>
    </Modal>
  );

  function saved(): void {
    draft.clear();
    success(t(words.done));
    onClose();
  }

  /** What was typed is thrown away; the page shows the newest version. */
  function cancel(): void {
    draft.clear();
    onClose();
  }
}

function wordsOf(kind: Place['kind'], isEdit: boolean) {
  if (kind === 'tutorial') {
    return isEdit
      ? ({ title: 'editTask', done: 'taskUpdated', failed: 'taskUpdateFailed' } as const)
      : ({ title: 'addTask', done: 'taskAdded', failed: 'taskAddFailed' } as const);
  }
  return isEdit
    ? ({ title: 'editPractice', done: 'practiceUpdated', failed: 'practiceUpdateFailed' } as const)
    : ({ title: 'addPractice', done: 'practiceAdded', failed: 'practiceAddFailed' } as const);
}
