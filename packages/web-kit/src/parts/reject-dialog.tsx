import { LIMITS } from '@transcreate/contracts/browser';
import { Button, Form, FormActions, Modal, Textarea } from '@transcreate/ui';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { ActionFailure } from './action-failure.js';
import styles from './reject-dialog.module.css';
import { usePartTexts } from './use-part-texts.js';

interface RejectDialogProps {
  /** How many submissions would be rejected. */
  count: number;
  /** What is rejected, by its words, where it is one. */
  name?: string;
  work: { error: Error | null; isPending: boolean };
  onReject(reason: string): void;
  onClose(): void;
}

/** Asks for the reason of a rejection, which its author sees. It may be left empty. */
export function RejectDialog({ count, name, work, onReject, onClose }: RejectDialogProps) {
  const t = usePartTexts();
  const [reason, setReason] = useState('');
  const length = [...reason].length;
  const isTooLong = length > LIMITS.reason;
  const reject = (event: SyntheticEvent) => {
    event.preventDefault();
    // The dialog may stand inside of a form, as far as React knows.
    event.stopPropagation();
    if (!isTooLong && !work.isPending) onReject(reason.trim());
  };
  return (
    <Modal opened onClose={onClose} title={t('rejectTitle', { count })} closeLabel={t('close')}>
      <Form onSubmit={reject}>
        {name !== undefined && <p className={styles.name}>{name}</p>}
        <Textarea
          data-autofocus
          label={t('rejectReason')}
          description={t('rejectReasonText')}
          rows={3}
          value={reason}
          error={isTooLong ? t('tooLong', { limit: LIMITS.reason, length }) : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {work.error && <ActionFailure title={t('rejectFailed')} error={work.error} />}
        <FormActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="danger" disabled={isTooLong} loading={work.isPending}>
            {t('reject')}
          </Button>
        </FormActions>
      </Form>
    </Modal>
  );
}
