import type { TimeCodeChange } from '@transcreate/contracts';
import { DateText } from '@transcreate/web-kit';
import { LoadFailure, Skeleton } from '@transcreate/web-kit/parts';
import { useSubtitleTexts } from '../locales/use-subtitle-texts.js';
import { useTimeCodeChanges } from '../queries.js';
import styles from './admin-tools.module.css';

/** Who changed a segment's time codes, when and why, newest first. */
export function TimeCodeHistory({ segmentId }: { segmentId: number }) {
  const t = useSubtitleTexts();
  const changes = useTimeCodeChanges(segmentId);
  return (
    <section className={styles.history} aria-label={t('history')}>
      <h4>{t('history')}</h4>
      <LoadFailure title={t('historyFailed')} query={changes} />
      {changes.isPending && <Skeleton label={t('loading')} lines={2} />}
      {changes.data?.length === 0 && <p className={styles.none}>{t('historyNone')}</p>}
      {changes.data && changes.data.length > 0 && (
        <ul>
          {changes.data.map((change) => (
            <Change key={change._id} change={change} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Change({ change: { from, to, reason, changedBy, changedAt } }: { change: TimeCodeChange }) {
  const t = useSubtitleTexts();
  const times = (span: TimeCodeChange['from']) => t('historyTimes', { start: span.startTime, end: span.endTime });
  return (
    <li>
      <DateText value={changedAt} />
      <span>{t('historyBy', { name: changedBy })}</span>
      <span>{times(to)}</span>
      <span className={styles.before}>{t('historyFrom', { times: times(from) })}</span>
      {reason !== '' && <q>{reason}</q>}
    </li>
  );
}
