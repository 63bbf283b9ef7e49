import { LIMITS } from '@transcreate/contracts/browser';
import type { SubmissionStatus } from '@transcreate/contracts';
import { DraftNote, useDraft, useNotices } from '@transcreate/web-kit';
import { ActionFailure, Button, Form, FormActions, isSubmitKey, Modal, Notice, Textarea } from '@transcreate/web-kit/parts';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { useManageTexts } from '../../../locales/use-manage-texts.js';
import { useJudgement } from '../queries.js';

interface JudgeDialogProps {
  ids: string[];
  status: SubmissionStatus;
  onDone(): void;
  onClose(): void;
}

const TITLES = { approved: 'approveTitle', rejected: 'rejectTitle', pending: 'holdTitle', submitted: 'holdTitle' } as const;
const ACTIONS = { approved: 'approve', rejected: 'reject', pending: 'hold', submitted: 'hold' } as const;

/** Asks for the reason of a decision, which its author reads. */
export function JudgeDialog({ ids, status, onDone, onClose }: JudgeDialogProps) {
  const t = useManageTexts();
  const { success } = useNotices();
  const judging = useJudgement();
  const draft = useDraft(`reason:${status}:${ids.toSorted().join(',')}`);
  const length = [...draft.text].length;
  const problem = length > LIMITS.reason ? t('tooLong', { limit: LIMITS.reason, length }) : undefined;
  const send = (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (problem || judging.isPending) return;
    judging.mutate({ ids, status, reason: draft.text }, { onSuccess: ({ updated }) => done(updated) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isSubmitKey(event)) send(event);
  };
  return (
    <Modal opened onClose={onClose} title={t(TITLES[status], { count: ids.length })} closeLabel={t('close')}>
      <Form onSubmit={send}>
        {status === 'rejected' && <Notice tone="amber">{t('rejectNote')}</Notice>}
        <Textarea
          data-autofocus
          label={t('reason')}
          description={t('reasonHint')}
          rows={3}
          value={draft.text}
          error={problem}
          onChange={(event) => draft.setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <DraftNote draft={draft} />
        {judging.error && <ActionFailure title={t('judgeFailed')} error={judging.error} onRetry={send} retrying={judging.isPending} />}
        <FormActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant={status === 'rejected' ? 'danger' : 'primary'} loading={judging.isPending}>
            {t(ACTIONS[status])}
          </Button>
        </FormActions>
      </Form>
    </Modal>
  );

  function done(updated: number): void {
    draft.clear();
    success(t('judged', { count: updated }));
    onDone();
  }
}
