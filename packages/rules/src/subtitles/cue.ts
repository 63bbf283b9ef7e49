/** A subtitle on its way into a file or out of one. */
export interface Cue {
  /** Whole milliseconds from the video's beginning. */
  startMs: number;
  /** Later than `startMs`. */
  endMs: number;
  /** Plain text: what looks like markup is text. Lines are parted by '\n'. */
  text: string;
}

/**
 * What a reader could not use.
 *
 * - `unreadable_time`: the line stands where times belong and can't be read; the text below it is left out.
 * - `ends_before_start`: the times leave nothing to show; the text below is left out.
 * - `stray_text`: text that belongs to no times.
 */
export type CueProblemCode = 'unreadable_time' | 'ends_before_start' | 'stray_text';

/** A line of a file that could not be used; everything around it was. */
export interface CueProblem {
  code: CueProblemCode;
  /** Counted from 1. */
  line: number;
  /** The line as it stands in the file. */
  content: string;
}

/** What was read: the cues in the order of their starts, and what could not be read in the order of the lines. */
export interface CueFile {
  format: 'srt' | 'vtt';
  cues: Cue[];
  problems: CueProblem[];
}
