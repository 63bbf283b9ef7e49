import { ErrorNotice } from '@transcreate/web-kit/parts';
import { useEffect, useRef, useState } from 'react';
import { useSlidesTexts } from '../../locales/use-slides-texts.js';
import type { OpenPdf } from './pdf-document.js';
import styles from './pdf-sheet.module.css';

interface PdfSheetProps {
  pdf: OpenPdf;
  /** Counted from 1. */
  page: number;
  /** What is shown, for those who do not see it. */
  label: string;
}

/** One page of a document, as wide as its place. */
export function PdfSheet({ pdf, page, label }: PdfSheetProps) {
  const t = useSlidesTexts();
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const [failedPage, setFailedPage] = useState<number>();
  useEffect(() => {
    if (width === 0) return undefined;
    const stop = new AbortController();
    pdf.draw(page, { canvas: canvas.current!, words: words.current! }, width, stop.signal).catch(() => {
      if (!stop.signal.aborted) setFailedPage(page);
    });
    return () => stop.abort();
  }, [pdf, page, width]);
  return (
    <div ref={place} className={styles.place}>
      {failedPage === page && <ErrorNotice>{t('previewDamaged')}</ErrorNotice>}
      <div className={styles.sheet} role="group" aria-label={label}>
        <canvas ref={canvas} className={styles.picture} aria-hidden />
        <div ref={words} className={styles.words} />
      </div>
    </div>
  );
}

/** How wide an element is, in whole CSS pixels; 0 until it is known. */
function useWidth(element: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry!.contentRect.width)));
    watch.observe(element.current!);
    return () => watch.disconnect();
  }, [element]);
  return width;
}
