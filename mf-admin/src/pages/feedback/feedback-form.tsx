import { LIMITS } from '@transcreate/contracts/browser';
import { DraftNote, useDraft, useSession } from '@transcreate/web-kit';
import { ActionFailure, Button, Card, CheckIcon, isSubmitKey, SubmitKey, Textarea } from '@transcreate/web-kit/parts';
import { useId, useRef } from 'react';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { useFeedbackTexts } from '../../locales/use-feedback-texts.js';
import styles from './feedback-form.module.css';
import { useSendMessage } from './queries.js';

/** Where a message is written. It stays on the device until it is sent; a failure leaves it as it is. */
export function FeedbackForm() {
  const t = useFeedbackTexts();
  const draft = useDraft('feedback');
  const sending = useSendMessage();
  const field = useRef<HTMLTextAreaElement>(null);
  const reasonId = useId();
  const { ready } = useSession();
  const length = [...draft.text].length;
  const isBlank = draft.text.trim() === '';
  const problem = length > LIMITS.feedback ? t('tooLong', { limit: LIMITS.feedback, length }) : undefined;

  const send = (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (sending.isPending || !ready) return;
    if (isBlank || problem) return field.current?.focus();
    sending.mutate(draft.text, { onSuccess: draft.clear });
  };
  const sendOnChord = (event: KeyboardEvent) => {
    if (isSubmitKey(event)) send(event);
  };

  return (
    <Card component="form" className={styles.form} onSubmit={send} noValidate>
      <Textarea
        ref={field}
        label={t('write')}
        placeholder={t('placeholder')}
        rows={6}
        value={draft.text}
        error={problem}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={sendOnChord}
      />
      <DraftNote draft={draft} />
      <Sender />
      {sending.error && <ActionFailure title={t('failed')} error={sending.error} onRetry={send} retrying={sending.isPending} />}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" disabled={isBlank} aria-describedby={reasonId} loading={sending.isPending}>
          {sending.isPending ? t('sending') : t('send')}
        </Button>
        {!isBlank && <SubmitKey />}
        <p role="status" className={styles.sent}>
          {sending.isSuccess && (
            <>
              <CheckIcon size={16} aria-hidden />
              <span>{t('sent')}</span>
            </>
          )}
        </p>
        <p id={reasonId} className={styles.reason}>
          {isBlank && !sending.isSuccess && t('blank')}
        </p>
      </div>
    </Card>
  );

  function write(text: string): void {
    draft.setText(text);
    if (!sending.isIdle && !sending.isPending) sending.reset();
  }
}

/** Under which name the message will stand. */
function Sender() {
  const t = useFeedbackTexts();
  const { user, isLoggedIn } = useSession();
  if (!user) return null;
  return <p className={styles.reason}>{isLoggedIn ? t('named', { name: user.username }) : t('nameless')}</p>;
}
