import type { Span } from '@transcreate/rules';
import type { Segment } from '../rules/segment.js';
import styles from './admin-tools.module.css';
import { ImportSegments } from './import-segments.js';
import { TimeCodes } from './time-codes.js';
import { useSubtitleTexts } from '../locales/use-subtitle-texts.js';
import { VideoTools } from './video-tools.js';

interface AdminToolsProps {
  segment: Segment;
  segments: readonly Segment[];
  /** Time codes that the server could not be told yet count on this page; undefined: the server has them. */
  onMoved(span?: Span): void;
  /** There is another video. */
  onVideo(): void;
}

/** What admins alone do at the desk: one piece of its own, that nobody else's first view waits for. */
export function AdminTools({ segment, segments, onMoved, onVideo }: AdminToolsProps) {
  const t = useSubtitleTexts();
  return (
    <div className={styles.tools}>
      <TimeCodes key={segment.id} segment={segment} segments={segments} onMoved={onMoved} />
      <details className={styles.manage}>
        <summary>{t('manage')}</summary>
        <div className={styles.columns}>
          <VideoTools onVideo={onVideo} />
          <ImportSegments segments={segments} />
        </div>
      </details>
    </div>
  );
}
