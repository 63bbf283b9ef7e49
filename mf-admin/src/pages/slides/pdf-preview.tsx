import type { Slide } from '@transcreate/contracts';
import { ActionFailure, Button, ErrorNotice, ProgressBar } from '@transcreate/web-kit/parts';
import { useEffect, useRef, useState } from 'react';
import { downloadSlide } from '../../api/slides.js';
import { useSlidesTexts } from '../../locales/use-slides-texts.js';
import { openPdf } from './pdf-document.js';
import type { OpenPdf } from './pdf-document.js';
import styles from './pdf-preview.module.css';
import { PdfSheet } from './pdf-sheet.js';
import { useTurningKeys } from './use-turning-keys.js';

/** What there is of a document: how much has come, the document itself, or why there is none. */
type State = { share: number } | { pdf: OpenPdf } | { error: unknown } | { damaged: true };

/** A PDF in the page, one page at a time. */
export function PdfPreview({ slide }: { slide: Slide }) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={`${slide.file} ${attempt}`} slide={slide} onRetry={() => setAttempt(attempt + 1)} />;
}

function Attempt({ slide: { title, file }, onRetry }: { slide: Slide; onRetry(): void }) {
  const t = useSlidesTexts();
  const state = usePdf(file);
  if ('error' in state) return <ActionFailure title={t('previewFailed')} error={state.error} onRetry={onRetry} />;
  if ('damaged' in state) return <ErrorNotice title={t('previewFailed')}>{t('previewDamaged')}</ErrorNotice>;
  if ('share' in state) return <Opening label={t('opening', { title, percent: Math.floor(state.share * 100) })} share={state.share} />;
  return <Pages title={title} pdf={state.pdf} />;
}

function Opening({ label, share }: { label: string; share: number }) {
  return (
    <div className={styles.opening}>
      <ProgressBar value={share} max={1} label={label} />
      <p>{label}</p>
    </div>
  );
}

function Pages({ title, pdf }: { title: string; pdf: OpenPdf }) {
  const t = useSlidesTexts();
  const place = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(1);
  const { pages } = pdf;
  const turn = (to: number) => setPage(Math.min(pages, Math.max(1, to)));
  useTurningKeys(place, { page, pages, turn });
  return (
    <div ref={place} className={styles.pages}>
      <PdfSheet pdf={pdf} page={page} label={t('pageOf', { title, page, pages })} />
      <div className={styles.turn}>
        <Turn label={t('previous')} isEnd={page === 1} onClick={() => turn(page - 1)} />
        <p role="status" className={styles.number}>
          {t('page', { page, pages })}
        </p>
        <Turn label={t('next')} isEnd={page === pages} onClick={() => turn(page + 1)} />
        {pages > 1 && <p className={styles.keys}>{t('pageKeys')}</p>}
      </div>
    </div>
  );
}

/** At an end it does nothing, but stays where the keyboard's focus is. */
function Turn({ label, isEnd, onClick }: { label: string; isEnd: boolean; onClick(): void }) {
  return (
    <Button size="sm" className={isEnd ? styles.end : undefined} aria-disabled={isEnd} onClick={onClick}>
      {label}
    </Button>
  );
}

/** Fetches and opens a document. */
function usePdf(file: string): State {
  const [state, setState] = useState<State>({ share: 0 });
  useEffect(() => {
    const stop = new AbortController();
    const reading = read(file, stop.signal, setState);
    return () => {
      stop.abort();
      void reading.then((pdf) => pdf?.close());
    };
  }, [file]);
  return state;
}

/** Tells `tell` how far it is and what came of it, until it is given up; answers the document, which is the caller's to close. */
async function read(file: string, signal: AbortSignal, tell: (state: State) => void): Promise<OpenPdf | undefined> {
  const onProgress = ({ done, total }: { done: number; total: number }) => tell({ share: total === 0 ? 0 : done / total });
  const fetched = await downloadSlide(file, { signal, onProgress }).catch((error: unknown) => ({ error }));
  if (signal.aborted) return undefined;
  if ('error' in fetched) return void tell(fetched);
  const pdf = await openPdf(fetched.blob).catch(() => undefined);
  if (!signal.aborted) tell(pdf ? { pdf } : { damaged: true });
  return pdf;
}
