import { SUBTITLES, type InputProblem } from '@transcreate/contracts';
import type { Cue, CueFile, CueProblem } from '@transcreate/rules';

const REASONS: Record<CueProblem['code'], string> = {
  unreadable_time: 'the times cannot be read',
  ends_before_start: 'the end is not after the start',
  stray_text: 'this text belongs to no times',
};

/** What a reader left out of a file, in words. */
export function inWords({ line, code }: CueProblem): { line: number; message: string } {
  return { line, message: REASONS[code] };
}

/** Why a file can't become the segments of the video, and where; undefined when it can. */
export interface ImportRefusal {
  message: string;
  details: InputProblem[];
}

/** A file becomes the segments if it has one subtitle with text for each, none runs into the next, and all lie within the video. */
export function refusalOf({ cues, problems }: CueFile, videoMs: number): ImportRefusal | undefined {
  const unread = problems.map(inWords).map(({ line, message }) => ({ path: 'text', message: `line ${line}: ${message}` }));
  if (cues.length !== SUBTITLES.segments) {
    return { message: `This file has ${counted(cues.length)}, and exactly ${SUBTITLES.segments} are needed.`, details: unread };
  }
  const details = cues.flatMap((cue, index) => {
    const message = problemOf(cue, cues[index + 1], videoMs);
    return message ? [{ path: 'text', message: `subtitle ${index + 1} ${message}` }] : [];
  });
  return details.length > 0 ? { message: 'The subtitles of this file do not fit the video.', details } : undefined;
}

function problemOf({ endMs, text }: Cue, next: Cue | undefined, videoMs: number): string | undefined {
  if (text.trim() === '') return 'has no text';
  if (endMs > videoMs) return 'ends after the video';
  return next && endMs > next.startMs ? 'ends after the next one has begun' : undefined;
}

const counted = (count: number) => (count === 1 ? '1 subtitle' : `${count} subtitles`);
