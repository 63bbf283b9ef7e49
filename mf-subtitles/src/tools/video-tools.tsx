import { FILES } from '@transcreate/contracts/browser';
import type { Video } from '@transcreate/contracts';
import { useNotices } from '@transcreate/web-kit';
import { ActionFailure, Button, ErrorNotice, FileButton, LoadFailure, ProgressBar } from '@transcreate/web-kit/parts';
import { useEffect, useRef, useState } from 'react';
import { replaceVideo } from '../api.js';
import { useSubtitleTexts } from '../locales/use-subtitle-texts.js';
import { useVideoChanges, useVideoFacts } from '../queries.js';
import { clock } from '../rules/segment.js';
import styles from './admin-tools.module.css';
import { Restore } from './restore.js';

const LIMIT_MB = FILES.largest / 1024 / 1024;

/** Which video there is, and another one in its place. */
export function VideoTools({ onVideo }: { onVideo(): void }) {
  const t = useSubtitleTexts();
  const facts = useVideoFacts();
  return (
    <section className={styles.part}>
      <h3>{t('replaceVideo')}</h3>
      <LoadFailure title={t('videoFactsFailed')} query={facts} />
      {facts.data && <p>{factsText(facts.data)}</p>}
      <p className={styles.hint}>{t('replaceVideoText')}</p>
      <Replace onVideo={onVideo} />
      {facts.data?.isBuiltIn === false && <RestoreVideo onVideo={onVideo} />}
    </section>
  );

  function factsText({ isBuiltIn, fileName, durationMs }: Video): string {
    const time = clock(durationMs);
    return isBuiltIn ? t('videoNowBuiltIn', { time }) : t('videoNow', { name: fileName, time });
  }
}

/** A video on its way to the server. Leaving the page gives it up. */
function useReplacement(onDone: () => void) {
  const [file, setFile] = useState<File>();
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const send = async (chosen: File) => {
    const stop = new AbortController();
    running.current = stop;
    setFile(chosen);
    setError(null);
    setShare(0);
    const onProgress = ({ done, total }: { done: number; total: number }) => setShare(total === 0 ? 0 : done / total);
    try {
      await replaceVideo(chosen, { onProgress, signal: stop.signal });
      onDone();
    } catch (reason) {
      if (!stop.signal.aborted) setError(reason);
    }
    setShare(null);
  };
  return { file, share, error, send: (chosen: File) => void send(chosen), cancel: () => running.current?.abort() };
}

function Replace({ onVideo }: { onVideo(): void }) {
  const t = useSubtitleTexts();
  const { success } = useNotices();
  const { changed } = useVideoChanges();
  const [tooLarge, setTooLarge] = useState('');
  const { file, share, error, send, cancel } = useReplacement(() => {
    success(t('videoReplaced'));
    void changed();
    onVideo();
  });
  const name = file?.name ?? '';
  const choose = (chosen: File) => {
    const isTooLarge = chosen.size > FILES.largest;
    setTooLarge(isTooLarge ? chosen.name : '');
    if (!isTooLarge) send(chosen);
  };
  const uploading = t('uploading', { name, percent: Math.floor((share ?? 0) * 100) });
  return (
    <>
      {tooLarge !== '' && <ErrorNotice>{t('videoTooLarge', { name: tooLarge, limit: LIMIT_MB })}</ErrorNotice>}
      {error !== null && <ActionFailure title={t('videoReplaceFailed', { name })} error={error} onRetry={() => file && send(file)} />}
      {share !== null && (
        <>
          <ProgressBar value={share} max={1} label={uploading} />
          <p className={styles.hint}>{uploading}</p>
        </>
      )}
      <div className={styles.actions}>
        <FileButton size="sm" label={t('replaceVideo')} accept=".mp4,.webm" disabled={share !== null} onFile={choose}>
          {t('replaceVideo')}
        </FileButton>
        {share !== null && (
          <Button size="sm" variant="quiet" onClick={cancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </>
  );
}

function RestoreVideo({ onVideo }: { onVideo(): void }) {
  const t = useSubtitleTexts();
  const { restore } = useVideoChanges();
  const run = (done: () => void) =>
    restore.mutate(undefined, {
      onSuccess: () => {
        done();
        onVideo();
      },
    });
  return (
    <Restore
      label={t('restoreVideo')}
      question={t('restoreAsk')}
      text={t('restoreText')}
      done={t('restored')}
      failure={t('restoreFailed')}
      work={restore}
      onRestore={run}
    />
  );
}
