import { useErrorText } from '@transcreate/web-kit';
import { Button, ErrorNotice } from '@transcreate/web-kit/parts';
import { useRef, useState } from 'react';
import { useSubtitleTexts } from '../locales/use-subtitle-texts.js';
import type { Segment } from '../rules/segment.js';
import { Caption } from './caption.js';
import type { Player } from './player.js';
import { useVideoAddresses } from './use-video-addresses.js';
import styles from './video-frame.module.css';

interface VideoFrameProps {
  player: Player;
  /** With the texts as they stand in the box this moment. */
  segments: readonly Segment[];
  /** Changes when there is another video. */
  version: number;
}

/** The video with the browser's own controls, and the subtitles over it: the spoken lines, or the person's own. */
export function VideoFrame({ player, segments, version }: VideoFrameProps) {
  const t = useSubtitleTexts();
  const errorText = useErrorText();
  const frame = useRef<HTMLDivElement>(null);
  const [showTranslation, setShowTranslation] = useState(false);
  const { addresses, hasFailed, error, isFetching, onFailure, retry } = useVideoAddresses(player, version);
  const { attach } = player;
  return (
    <div className={styles.place}>
      <div ref={frame} className={styles.frame}>
        <video
          ref={attach}
          className={styles.video}
          src={addresses?.video}
          aria-label={t('video')}
          controls
          controlsList="nofullscreen nodownload"
          playsInline
          preload="auto"
          onError={onFailure}
        >
          <track kind="captions" srcLang="en" label={t('captions')} src={addresses?.captions} />
        </video>
        <Caption player={player} segments={segments} showTranslation={showTranslation} />
      </div>
      {hasFailed && (
        <ErrorNotice title={t('videoFailed')} retryLabel={t('tryAgain')} onRetry={retry} retrying={isFetching}>
          {errorText(error, t('videoFailedText'))}
        </ErrorNotice>
      )}
      <div className={styles.actions}>
        <Button size="sm" onClick={() => setShowTranslation(!showTranslation)}>
          {t(showTranslation ? 'showOriginal' : 'showTranslation')}
        </Button>
        {/* The browser's own full screen would leave the subtitles behind; where a page may fill no screen, as on an iPhone, there is none. */}
        {document.fullscreenEnabled && (
          <Button size="sm" variant="quiet" onClick={() => void frame.current?.requestFullscreen().catch(() => undefined)}>
            {t('fullScreen')}
          </Button>
        )}
      </div>
    </div>
  );
}
