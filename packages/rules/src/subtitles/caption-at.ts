/** How long a caption stays after its segment's end, in milliseconds. */
export const CAPTION_TOLERANCE_MS = 500;
/** Where a caption's line is broken at the latest, in characters. */
export const CAPTION_WRAP = 60;

/** When something is on the screen, in whole milliseconds of the video. */
export interface Span {
  startMs: number;
  endMs: number;
}

/**
 * The segment whose caption shows at a time: the range is start to end plus 0.5 s, both included. Where ranges overlap, as they do within
 * the half second after a segment, the one that starts later wins: a line is shown as soon as it is spoken.
 */
export function captionAt<S extends Span>(segments: readonly S[], timeMs: number): S | undefined {
  const shown = segments.filter(({ startMs, endMs }) => startMs <= timeMs && timeMs <= endMs + CAPTION_TOLERANCE_MS);
  return shown.reduce<S | undefined>((best, segment) => (best === undefined || segment.startMs >= best.startMs ? segment : best), undefined);
}

const words = new Intl.Segmenter('zh', { granularity: 'word' });
const characters = new Intl.Segmenter('zh', { granularity: 'grapheme' });
/** Chinese, Japanese, and their punctuation: a line may break beside these where there is no space. */
const HAN = '[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\u3000-\\u303F\\uFF01-\\uFF60]';
const HAN_FIRST = new RegExp(`^${HAN}`, 'u');
const HAN_LAST = new RegExp(`${HAN}$`, 'u');
/** Closing punctuation never begins a line. */
const CLOSING_FIRST = /^[\p{Pe}\p{Pf}\p{Po}\p{Pd}]/u;
/** Opening punctuation never ends one. */
const OPENING_LAST = /[\p{Ps}\p{Pi}]$/u;

/** A caption's lines: those of the text, broken between words so that none is longer than `width` characters. A longer word is cut. */
export function wrapCaption(text: string, width = CAPTION_WRAP): string[] {
  return text.trim().split(/\r\n|\r|\n/).flatMap((line) => wrapLine(line.trim(), width));
}

function wrapLine(line: string, width: number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const piece of piecesOf(line).flatMap((each) => cut(each, width))) {
    if (lengthOf(current + piece.trimEnd()) > width) {
      lines.push(current.trimEnd());
      current = piece.trimStart();
    } else {
      current += piece;
    }
  }
  return [...lines, current.trimEnd()];
}

/** The parts of a line between which it may break. */
function piecesOf(line: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of words.segment(line)) {
    const before = pieces.at(-1);
    if (before === undefined || mayBreak(before, segment)) pieces.push(segment);
    else pieces[pieces.length - 1] += segment;
  }
  return pieces;
}

function mayBreak(before: string, after: string): boolean {
  if (/^\s/.test(after)) return false;
  if (/\s$/.test(before)) return true;
  return !CLOSING_FIRST.test(after) && !OPENING_LAST.test(before) && (HAN_LAST.test(before) || HAN_FIRST.test(after));
}

function cut(piece: string, width: number): string[] {
  if (lengthOf(piece) <= width) return [piece];
  const signs = [...characters.segment(piece)].map(({ segment }) => segment);
  return Array.from({ length: Math.ceil(signs.length / width) }, (_, index) => signs.slice(index * width, (index + 1) * width).join(''));
}

const lengthOf = (text: string) => [...characters.segment(text)].length;
