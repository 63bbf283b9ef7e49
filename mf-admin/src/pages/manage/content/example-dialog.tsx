import type { PracticeExample } from '@transcreate/contracts';
import { DraftNote, useDraft, useNotices } from '@transcreate/web-kit';
import { ConflictNotice, isConflictError, newValues, problemOf, sentValues, TextFields, useTextForm } from '@transcreate/web-kit/course';
import type { TextValues } from '@transcreate/web-kit/course';
import { ActionFailure, Button, Form, FormActions, Modal, Select, WEEKS } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useManageTexts } from '../../../locales/use-manage-texts.js';
import layout from '../parts/layout.module.css';
import { useExampleChanges } from '../queries.js';

/** Where an admin writes a practice example with its cultural guidance: a new one, or one that is there. */
export function ExampleDialog({ example, onClose }: { example?: PracticeExample; onClose(): void }) {
  const t = useManageTexts();
  const { success } = useNotices();
  const { create, update } = useExampleChanges();
  const key = example ? `text:${example._id}` : 'new:practice';
  const { values, version, change, draft } = useTextForm(key, begin(example), example?.version);
  const weekDraft = useDraft(`${key}:week`, String(example?.weekNumber ?? 1));
  const [isChecked, setIsChecked] = useState(false);
  const problem = problemOf(values, { wantsImage: false });
  const { error, isPending } = example ? update : create;
  const isConflict = example !== undefined && isConflictError(error);
  const send = (from = version) => {
    setIsChecked(true);
    if (problem || isPending) return;
    const sent = { ...wordsOf(sentValues(values)), weekNumber: Number(weekDraft.text) };
    if (example) update.mutate({ id: example._id, ...sent, basedOn: from }, { onSuccess: saved });
    else create.mutate(sent, { onSuccess: saved });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <Modal opened onClose={onClose} title={t(example ? 'editExample' : 'addExample')} closeLabel={t('close')} size="xl">
      <Form onSubmit={submit}>
        <TextFields kind="practice" week={Number(weekDraft.text)} values={values} wantsImage={false} problem={isChecked ? problem : null} onChange={change} />
        <Select
          label={t('week')}
          data={WEEKS.map((each) => ({ value: String(each), label: t('weekNumber', { week: each }) }))}
          value={weekDraft.text}
          onChange={(event) => weekDraft.setText(event.currentTarget.value)}
        />
        <DraftNote draft={draft} />
        {isConflict && <ConflictNotice onTheirs={cancel} onMine={() => send(example.version)} working={isPending} />}
        {error && !isConflict && (
          <ActionFailure title={t(example ? 'exampleUpdateFailed' : 'exampleAddFailed')} error={error} onRetry={() => send()} retrying={isPending} />
        )}
        {isChecked && problem && (
          <p className={layout.problem} role="alert">
            {t(problem === 'imageMissing' || problem === 'imageInvalid' ? 'contentMissing' : problem)}
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
    forget();
    success(t(example ? 'exampleUpdated' : 'exampleAdded'));
    onClose();
  }

  function cancel(): void {
    forget();
    onClose();
  }

  function forget(): void {
    draft.clear();
    weekDraft.clear();
  }
}

function begin(example?: PracticeExample): TextValues {
  const empty = { ...newValues(0), title: '' };
  if (!example) return empty;
  const { title, content, sourceLanguage, sourceCulture, difficulty, technique, source, culturalNotes, referenceExamples } = example;
  return { ...empty, title, content, sourceLanguage, sourceCulture, difficulty, technique, source, culturalNotes, referenceExamples };
}

/** Without what only course work has. */
function wordsOf({ title, content, sourceLanguage, sourceCulture, difficulty, technique, source, culturalNotes, referenceExamples }: TextValues) {
  return { title, content, sourceLanguage, sourceCulture, difficulty, technique, source, culturalNotes, referenceExamples };
}
