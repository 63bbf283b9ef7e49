import type { GroupDoc } from '@transcreate/contracts';
import { ApiError, useErrorText, useNotices } from '@transcreate/web-kit';
import { ActionFailure, Button, DeleteDialog, Form, FormActions, GROUPS, Select, TextInput, TrashIcon } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useTaskTexts } from '../locales/use-task-texts.js';
import { useDocChanges } from '../queries.js';
import { docProblem } from '../rules/group-doc.js';

interface DocsFormProps {
  week: number;
  docs: readonly GroupDoc[];
}

/** Where an admin links a group's document: one a group and week, so a second one takes the first one's place. */
export function DocsForm({ week, docs }: DocsFormProps) {
  const t = useTaskTexts();
  const { success } = useNotices();
  const errorText = useErrorText();
  const { link } = useDocChanges(week);
  const [group, setGroup] = useState<number>(firstFree(docs));
  const [url, setUrl] = useState('');
  const [problem, setProblem] = useState('');
  const linked = docs.find(({ groupNumber }) => groupNumber === group);
  // What the server refuses is about the field as well: which hosts it takes is its business.
  const isRefused = isAboutInput(link.error);

  const save = (event?: SyntheticEvent) => {
    event?.preventDefault();
    const found = docProblem(url);
    setProblem(found ? t(found) : '');
    if (found || link.isPending) return;
    const groupNumber = group;
    link.mutate(
      { groupNumber, docUrl: url.trim() },
      {
        onSuccess: () => {
          setUrl('');
          success(t('docsSaved', { group: groupNumber }));
        },
        onError: (error) => isAboutInput(error) && setProblem(errorText(error, t('docsInvalid'))),
      },
    );
  };

  return (
    <Form onSubmit={save}>
      <Select
        label={t('docsGroup')}
        data={GROUPS.map((each) => ({ value: String(each), label: t('groupNumber', { group: each }) }))}
        value={String(group)}
        onChange={(event) => setGroup(Number(event.currentTarget.value))}
      />
      <TextInput
        type="url"
        inputMode="url"
        label={t('docsLink')}
        placeholder={linked?.docUrl ?? 'https://docs.google.com/document/d/…'}
        value={url}
        error={problem === '' ? undefined : problem}
        onChange={(event) => {
          setUrl(event.currentTarget.value);
          setProblem('');
        }}
      />
      {link.error && !isRefused && <ActionFailure title={t('docsFailed')} error={link.error} onRetry={save} retrying={link.isPending} />}
      <FormActions>
        {linked && <Unlink week={week} doc={linked} />}
        <Button type="submit" loading={link.isPending}>
          {t('docsSave')}
        </Button>
      </FormActions>
    </Form>
  );
}

const isAboutInput = (error: Error | null) => error instanceof ApiError && error.status === 400;

const firstFree = (docs: readonly GroupDoc[]) => GROUPS.find((group) => docs.every(({ groupNumber }) => groupNumber !== group)) ?? GROUPS[0];

function Unlink({ week, doc }: { week: number; doc: GroupDoc }) {
  const t = useTaskTexts();
  const { unlink } = useDocChanges(week);
  const [isAsking, setIsAsking] = useState(false);
  const group = doc.groupNumber;
  return (
    <>
      <Button variant="quiet" icon={<TrashIcon size={16} aria-hidden />} aria-label={t('docsDelete', { group })} onClick={() => setIsAsking(true)}>
        {t('delete')}
      </Button>
      {isAsking && (
        <DeleteDialog
          question={t('docsDeleteAsk')}
          name={t('docsDeleteText', { group })}
          failure={t('docsDeleteFailed')}
          work={unlink}
          onDelete={(onSuccess) => unlink.mutate(doc, { onSuccess })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
