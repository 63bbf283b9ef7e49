import { captionAt, wrapCaption } from '@transcreate/rules';
import { useSyncExternalStore } from 'react';
import type { Segment } from '../rules/segment.js';
import styles from './video-frame.module.css';
import type { Player } from './player.js';

interface CaptionProps {
  player: Player;
  segments: readonly Segment[];
  /** Shows the person's own texts, and the spoken line where there is none yet. */
  showTranslation: boolean;
}

/** The subtitle over the picture. It renders anew when the segment changes, and not with every picture. */
export function Caption({ player, segments, showTranslation }: CaptionProps) {
  const id = useSyncExternalStore(player.subscribe, () => captionAt(segments, player.timeMs())?.id);
  const segment = segments.find((each) => each.id === id);
  if (!segment) return null;
  const isTranslated = showTranslation && segment.saved.trim() !== '';
  const lines = wrapCaption(isTranslated ? segment.saved : segment.sourceText);
  return (
    <div className={styles.caption} lang={isTranslated ? 'zh-Hans' : 'en'} data-caption={id}>
      <span>{lines.join('\n')}</span>
    </div>
  );
}
