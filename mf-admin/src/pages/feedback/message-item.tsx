import type { Message } from '@transcreate/contracts';
import { ApiError, DateText } from '@transcreate/web-kit';
import { ActionFailure, Badge, Button, CheckIcon, CircleIcon, DeleteDialog, tagIn, TrashIcon } from '@transcreate/web-kit/parts';
import { useId, useRef, useState } from 'react';
import { useFeedbackTexts } from '../../locales/use-feedback-texts.js';
import styles from './message-item.module.css';
import { useMessageChanges } from './queries.js';

interface MessageItemProps {
  message: Message;
  onDeleted(): void;
}

/** A message: who wrote it, when, what, and what an admin does with it. */
export function MessageItem({ message, onDeleted }: MessageItemProps) {
  const t = useFeedbackTexts();
  const { read, erase } = useMessageChanges(message);
  const [isAsking, setIsAsking] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const senderId = useId();
  // The button goes with what it has done; whoever was on it is not thrown to the top of the page.
  const markRead = () => read.mutate(undefined, { onSuccess: () => item.current?.focus() });
  return (
    <li ref={item} tabIndex={-1} className={styles.item} aria-labelledby={senderId}>
      <div className={styles.head}>
        <p id={senderId} className={styles.sender}>
          <strong>{message.userName}</strong>
          {message.userEmail !== '' && <span className={styles.address}>{message.userEmail}</span>}
        </p>
        <span className={styles.when}>
          <DateText value={message.createdAt} />
        </span>
        {!message.read && (
          <Badge tone="seal" icon={<CircleIcon size={10} fill="currentColor" aria-hidden />}>
            {t('unread')}
          </Badge>
        )}
      </div>
      <p className={styles.content} lang={tagIn(message.content)}>
        {message.content}
      </p>
      {read.error && !isGone(read.error) && <ActionFailure title={t('markReadFailed')} error={read.error} onRetry={markRead} retrying={read.isPending} />}
      <div className={styles.actions}>
        {!message.read && (
          <Button size="sm" icon={<CheckIcon size={16} aria-hidden />} aria-describedby={senderId} loading={read.isPending} onClick={markRead}>
            {t('markRead')}
          </Button>
        )}
        <Button size="sm" variant="quiet" icon={<TrashIcon size={16} aria-hidden />} aria-describedby={senderId} onClick={() => setIsAsking(true)}>
          {t('delete')}
        </Button>
      </div>
      {isAsking && (
        <DeleteDialog
          question={t('deleteAsk')}
          name={message.content}
          failure={t('deleteFailed')}
          work={erase}
          onDelete={(close) => void remove(close)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </li>
  );

  async function remove(close: () => void): Promise<void> {
    try {
      await erase.mutateAsync();
    } catch {
      return; // It stands in `erase.error`, in the dialog.
    }
    close();
    onDeleted();
  }
}

function isGone(error: Error): boolean {
  return error instanceof ApiError && error.status === 404;
}
