import { AnnotationMode, getDocument, GlobalWorkerOptions, RenderingCancelledException, TextLayer, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The worker is a file of the room's own: the page runs scripts from here alone. */
const WORKER = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;
/** What the worker fetches when a document needs it (rspack.config.mjs). */
const ASSETS = new URL('pdfjs/', WORKER).href;

/** More pixels than this show no more detail, and exhaust a phone. */
const MOST_PIXELS = 8_000_000;

GlobalWorkerOptions.workerSrc = WORKER;

/** Where a page is drawn: its picture, and over it its words, for those who select or listen. */
export interface Sheet {
  canvas: HTMLCanvasElement;
  words: HTMLElement;
}

/** An open document. */
export interface OpenPdf {
  pages: number;
  /** Draws a page, counted from 1, as wide as `width` CSS pixels. Rejects with the signal's reason when it is given up. */
  draw(page: number, sheet: Sheet, width: number, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** Opens a PDF. Rejects for what is none, or is locked by a password. */
export async function openPdf(blob: Blob): Promise<OpenPdf> {
  const loading = getDocument({
    data: await blob.arrayBuffer(),
    cMapUrl: `${ASSETS}cmaps/`,
    wasmUrl: `${ASSETS}wasm/`,
    // The page's policy lets nothing make code out of text, WebAssembly included.
    useWasm: false,
    isEvalSupported: false,
    enableXfa: false,
    // What it says of fonts and the like is of no use to a reader.
    verbosity: VerbosityLevel.ERRORS,
  });
  const pdf = await loading.promise;
  return { pages: pdf.numPages, draw: (...about) => draw(pdf, ...about), close: () => void loading.destroy() };
}

async function draw(pdf: PDFDocumentProxy, number: number, { canvas, words }: Sheet, width: number, signal: AbortSignal): Promise<void> {
  const page = await pdf.getPage(number);
  signal.throwIfAborted();
  const scale = width / page.getViewport({ scale: 1 }).width;
  await paint(page, canvas, scale, signal);
  await write(page, words, scale, signal);
}

async function paint(page: PDFPageProxy, canvas: HTMLCanvasElement, scale: number, signal: AbortSignal): Promise<void> {
  const size = page.getViewport({ scale });
  const density = Math.min(window.devicePixelRatio || 1, Math.sqrt(MOST_PIXELS / (size.width * size.height)));
  const viewport = page.getViewport({ scale: scale * density });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const task = page.render({ canvas, viewport, annotationMode: AnnotationMode.ENABLE });
  const cancel = () => task.cancel();
  signal.addEventListener('abort', cancel);
  try {
    await task.promise;
  } catch (error) {
    throw error instanceof RenderingCancelledException ? signal.reason : error;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

async function write(page: PDFPageProxy, words: HTMLElement, scale: number, signal: AbortSignal): Promise<void> {
  words.replaceChildren();
  words.style.setProperty('--total-scale-factor', String(scale));
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport: page.getViewport({ scale }) });
  const cancel = () => layer.cancel();
  signal.addEventListener('abort', cancel);
  await layer.render().finally(() => signal.removeEventListener('abort', cancel));
}
