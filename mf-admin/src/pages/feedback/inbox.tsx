import { Badge, Button, Card, EmptyState, FeedbackIcon, LoadFailure, Skeleton } from '@transcreate/web-kit/parts';
import { useRef, useState } from 'react';
import { useFeedbackTexts } from '../../locales/use-feedback-texts.js';
import styles from './inbox.module.css';
import { MessageItem } from './message-item.js';
import { useInbox } from './queries.js';

/** What people have said, newest first. */
export function Inbox() {
  const t = useFeedbackTexts();
  const newest = useInbox(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const [parts, setParts] = useState(1);
  return (
    <Card component="section" className={styles.inbox} aria-labelledby="inbox">
      <div className={styles.head}>
        <h2 id="inbox" ref={heading} tabIndex={-1}>
          {t('inbox')}
        </h2>
        {newest.data && <Badge>{t('count', { count: newest.data.total })}</Badge>}
      </div>
      {newest.data?.total === 0 ? (
        <EmptyState icon={<FeedbackIcon size={28} aria-hidden />} title={t('none')} />
      ) : (
        <Part before={undefined} parts={parts} onMore={() => setParts(parts + 1)} onDeleted={() => heading.current?.focus()} />
      )}
    </Card>
  );
}

interface PartProps {
  before: number | undefined;
  /** How many parts are to be shown, this one and those that follow. */
  parts: number;
  onMore(): void;
  onDeleted(): void;
}

/** A part of the inbox, and below it the older ones that were asked for: what arrives at the top moves the borders of all. */
function Part({ before, parts, onMore, onDeleted }: PartProps) {
  const t = useFeedbackTexts();
  const part = useInbox(before);
  return (
    <>
      <LoadFailure title={t('inboxFailed')} query={part} />
      {part.isPending && <Skeleton label={t('loading')} lines={6} />}
      {part.data && part.data.messages.length > 0 && (
        <ul className={styles.list} aria-label={t('inbox')}>
          {part.data.messages.map((message) => (
            <MessageItem key={message._id} message={message} onDeleted={onDeleted} />
          ))}
        </ul>
      )}
      {part.data?.older !== undefined && parts > 1 && <Part before={part.data.older} parts={parts - 1} onMore={onMore} onDeleted={onDeleted} />}
      {part.data?.older !== undefined && parts === 1 && (
        <Button className={styles.more} onClick={onMore}>
          {t('older')}
        </Button>
      )}
    </>
  );
}
