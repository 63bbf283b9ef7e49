import { formatTimeCode } from '@transcreate/rules';
import { Button } from '@transcreate/web-kit/parts';
import { useSubtitleTexts } from '../locales/use-subtitle-texts.js';
import { inSeconds } from '../rules/segment.js';
import type { Segment } from '../rules/segment.js';
import styles from './current-segment.module.css';

interface CurrentSegmentProps {
  segment: Segment;
  total: number;
  onPlay(): void;
  onMove(by: 1 | -1): void;
}

/** Which segment is being worked on, from when to when it goes, and the ways to its neighbours. */
export function CurrentSegment({ segment, total, onPlay, onMove }: CurrentSegmentProps) {
  const t = useSubtitleTexts();
  const { id, startMs, endMs } = segment;
  return (
    <section className={styles.line} aria-label={t('current')}>
      <h3 className={styles.name}>{t('segment', { segment: id })}</h3>
      <dl className={styles.times}>
        <Fact name={t('startTime')} value={formatTimeCode(startMs)} />
        <Fact name={t('endTime')} value={formatTimeCode(endMs)} />
        <Fact name={t('duration')} value={t('seconds', { seconds: inSeconds(endMs - startMs) })} />
      </dl>
      <div className={styles.actions}>
        <Button size="sm" aria-label={t('previous')} title={t('previous')} disabled={id === 1} onClick={() => onMove(-1)}>
          ‹
        </Button>
        <Button size="sm" onClick={onPlay}>
          {t('playSegment')}
        </Button>
        <Button size="sm" aria-label={t('next')} title={t('next')} disabled={id === total} onClick={() => onMove(1)}>
          ›
        </Button>
      </div>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
