import { SUBTITLES } from '@transcreate/contracts/browser';
import { readCues } from '@transcreate/rules';
import type { CueFile, CueProblem } from '@transcreate/rules';
import { useNotices } from '@transcreate/web-kit';
import { ActionFailure, Button, ErrorNotice, FileButton, TextInput } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import { useSubtitleTexts } from '../locales/use-subtitle-texts.js';
import { useSegmentChanges } from '../queries.js';
import { decode } from '../rules/decode.js';
import { areBuiltIn } from '../rules/segment.js';
import type { Segment } from '../rules/segment.js';
import styles from './admin-tools.module.css';
import { Restore } from './restore.js';

/** How many lines that could not be used are shown. */
const SHOWN = 10;

interface Chosen {
  name: string;
  text: string;
  read: CueFile;
}

/** Gives all segments the lines and times of a subtitle file: it is read here first, so that the admin sees what will come of it. */
export function ImportSegments({ segments }: { segments: readonly Segment[] }) {
  const t = useSubtitleTexts();
  const { success } = useNotices();
  const [chosen, setChosen] = useState<Chosen>();
  const [reason, setReason] = useState('');
  const [isUnreadable, setIsUnreadable] = useState(false);
  const { fromFile: work } = useSegmentChanges();
  const count = chosen?.read.cues.length ?? 0;

  const choose = async (file: File) => {
    work.reset();
    setIsUnreadable(false);
    try {
      const text = decode(await bytesOf(file));
      setChosen({ name: file.name, text, read: readCues(text) });
    } catch {
      setIsUnreadable(true);
    }
  };
  const start = () => {
    if (chosen && !work.isPending) work.mutate({ text: chosen.text, reason }, { onSuccess: imported });
  };

  return (
    <section className={styles.part}>
      <h3>{t('importSegments')}</h3>
      <p className={styles.hint}>{t('importText')}</p>
      <div className={styles.actions}>
        <FileButton size="sm" label={t('importSegments')} accept=".srt,.vtt,text/vtt" onFile={(file) => void choose(file)}>
          {t('importFile')}
        </FileButton>
      </div>
      {isUnreadable && <ErrorNotice>{t('importUnreadable')}</ErrorNotice>}
      {chosen && count !== SUBTITLES.segments && <ErrorNotice>{t('importWrongCount', { name: chosen.name, count })}</ErrorNotice>}
      {chosen && chosen.read.problems.length > 0 && <Skipped problems={chosen.read.problems} />}
      {chosen && count === SUBTITLES.segments && (
        <>
          <p>{t('importCount', { name: chosen.name, count })}</p>
          <TextInput label={t('reason')} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
          {work.error && <ActionFailure title={t('importFailed')} error={work.error} />}
          <div className={styles.actions}>
            <Button loading={work.isPending} onClick={start}>
              {t('importStart', { name: chosen.name })}
            </Button>
            <Button variant="quiet" onClick={() => setChosen(undefined)}>
              {t('cancel')}
            </Button>
          </div>
        </>
      )}
      {!areBuiltIn(segments) && <RestoreSegments />}
    </section>
  );

  function imported(): void {
    if (chosen) success(t('imported', { name: chosen.name }));
    setChosen(undefined);
    setReason('');
  }
}

function RestoreSegments() {
  const t = useSubtitleTexts();
  const { restore } = useSegmentChanges();
  return (
    <Restore
      label={t('restoreSegments')}
      question={t('restoreSegmentsAsk')}
      text={t('restoreSegmentsText')}
      done={t('segmentsRestored')}
      failure={t('restoreSegmentsFailed')}
      work={restore}
      onRestore={(onSuccess) => restore.mutate(undefined, { onSuccess })}
    />
  );
}

function bytesOf(file: File): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')));
    reader.readAsArrayBuffer(file);
  });
}

function Skipped({ problems }: { problems: readonly CueProblem[] }) {
  const t = useSubtitleTexts();
  return (
    <div className={styles.skipped}>
      {t('importSkipped')}
      <ul>
        {problems.slice(0, SHOWN).map(({ line, content }) => (
          <li key={line}>{t('importLine', { line, content })}</li>
        ))}
        {problems.length > SHOWN && <li>{t('importMore', { count: problems.length - SHOWN })}</li>}
      </ul>
    </div>
  );
}
