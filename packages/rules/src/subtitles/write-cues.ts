import type { Cue } from './cue.js';
import { guarded } from './cue-line.js';
import { formatTimeCode, formatVttTime } from './timecode.js';

/**
 * A SubRip file (.srt): numbered from 1, times with a comma, UTF-8 without a byte order mark, lines ended by '\n'. Texts stand as they are,
 * but for an invisible guard where a line would be mistaken for the format's own. `readCues` gives the same cues back.
 */
export function writeSubRip(cues: readonly Cue[]): string {
  const blocks = cues.map(({ startMs, endMs, text }, index) =>
    [String(index + 1), `${formatTimeCode(startMs)} --> ${formatTimeCode(endMs)}`, ...linesOf(text).map(guarded), ''].join('\n'));
  return blocks.map((block) => `${block}\n`).join('');
}

/** A WebVTT file (.vtt) as the W3C's WebVTT describes it: `&`, `<` and `>` escaped, so that markup is shown as text. Otherwise as `writeSubRip`. */
export function writeWebVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ startMs, endMs, text }, index) =>
    [String(index + 1), `${formatVttTime(startMs)} --> ${formatVttTime(endMs)}`, ...linesOf(text).map(vttLine), ''].join('\n'));
  return ['WEBVTT\n', ...blocks].map((block) => `${block}\n`).join('');
}

const linesOf = (text: string) => text.split(/\r\n|\r|\n/);
const vttLine = (line: string) => guarded(line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
