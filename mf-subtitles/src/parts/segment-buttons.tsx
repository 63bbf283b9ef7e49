import { SUBTITLES } from '@transcreate/contracts/browser';
import { CheckIcon, classNames, VisuallyHidden } from '@transcreate/web-kit/parts';
import { memo } from 'react';
import { useSubtitleTexts } from '../locales/use-subtitle-texts.js';
import { isDone } from '../rules/segment.js';
import type { Segment } from '../rules/segment.js';
import styles from './segment-buttons.module.css';

interface SegmentButtonsProps {
  segments: readonly Segment[];
  currentId: number;
  onSelect(id: number): void;
}

/** A button for each segment: which one is being worked on, and which ones have a saved text. */
export const SegmentButtons = memo(({ segments, currentId, onSelect }: SegmentButtonsProps) => {
  const t = useSubtitleTexts();
  return (
    <ol className={styles.list} aria-label={t('segments')}>
      {segments.map((segment) => {
        const { id } = segment;
        const done = isDone(segment);
        return (
          <li key={id}>
            <button
              type="button"
              className={classNames(styles.button, done && styles.done, id === currentId && styles.current)}
              aria-label={t(done ? 'segmentDone' : 'segment', { segment: id })}
              aria-current={id === currentId ? 'true' : undefined}
              title={segment.sourceText}
              onClick={() => onSelect(id)}
            >
              {id}
              {done && <CheckIcon size={12} strokeWidth={3} aria-hidden className={styles.check} />}
            </button>
          </li>
        );
      })}
    </ol>
  );
});
SegmentButtons.displayName = 'SegmentButtons';

/** The places of the buttons, until the segments are there. */
export function SegmentSkeletons() {
  const t = useSubtitleTexts();
  return (
    <div role="status">
      <VisuallyHidden>{t('segmentsLoading')}</VisuallyHidden>
      <div className={styles.list} aria-hidden="true">
        {Array.from({ length: SUBTITLES.segments }, (_, place) => (
          <span key={place} className={styles.skeleton} />
        ))}
      </div>
    </div>
  );
}
