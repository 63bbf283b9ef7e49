import type { OpenedText, OwnSubmission, ReferenceExample, SourceTextKind, SubtitleSubmission } from '@transcreate/contracts';
import { SUBTITLES } from '@transcreate/contracts/browser';

/** The kinds of work in the order of the choice. */
export const KINDS = ['practice', 'tutorial', 'weekly-practice'] as const satisfies readonly SourceTextKind[];

/** A source text that the person has worked on. */
export interface TextWork {
  text: OwnSubmission['sourceTextId'] & Partial<Pick<OpenedText, 'imageUrl' | 'imageAlt'>>;
  /** Newest first; none where the work was handed in as a file. */
  submissions: readonly OwnSubmission[];
  /** What the work has opened. */
  referenceExamples: readonly ReferenceExample[];
}

/** What the person has handed in for the subtitle task, in the order of its segments. */
export interface SubtitleWork {
  segments: readonly SegmentWork[];
}

/** A segment of the video, and what the person has made of it. */
export interface SegmentWork {
  id: number;
  /** What is spoken; undefined where the server does not say. */
  sourceText: string | undefined;
  /** Newest first, at least one. */
  submissions: readonly SubtitleSubmission[];
}

export type Work = TextWork | SubtitleWork;

/** What is asked for; undefined leaves it open. */
export interface Choice {
  kind?: SourceTextKind;
  week?: number;
}

/** What the page has been told of the person's work. */
export interface Known {
  /** Oldest first. */
  submissions: readonly OwnSubmission[];
  opened: readonly OpenedText[];
  /** In the order of the segments, oldest first. */
  subtitles: readonly SubtitleSubmission[];
}

/**
 * What somebody has worked on, a source text at a time and the subtitles as one: the one with the newest submission first, and at the end those
 * texts that were handed in as files, whose submissions are not here.
 */
export function worksOf({ submissions, opened, subtitles }: Known): Work[] {
  const textOf = new Map(opened.map((text) => [text._id, text]));
  const byText = newestBy(submissions, ({ sourceTextId }) => sourceTextId._id);
  const written = [...byText].map(([id, own]): TextWork => {
    const { imageUrl, imageAlt, referenceExamples = [] } = textOf.get(id) ?? {};
    return { text: { ...own[0]!.sourceTextId, imageUrl, imageAlt }, submissions: own, referenceExamples };
  });
  const byFile = opened
    .filter(({ _id }) => !byText.has(_id))
    .map((text): TextWork => ({ text, submissions: [], referenceExamples: text.referenceExamples }));
  return [...withSubtitles(written, subtitles), ...byFile];
}

/** What was handed in, newest first, by what it was handed in for; the newest of all begins. */
function newestBy<T, K>(handedIn: readonly T[], keyOf: (each: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const each of handedIn.toReversed()) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return groups;
}

function withSubtitles(written: readonly TextWork[], subtitles: readonly SubtitleSubmission[]): Work[] {
  const newest = subtitles.map(({ submissionDate }) => submissionDate).toSorted().at(-1);
  if (newest === undefined) return [...written];
  const bySegment = newestBy(subtitles, ({ segmentId }) => segmentId);
  const segments = [...bySegment].map(([id, own]): SegmentWork => ({ id, sourceText: own[0]!.sourceText, submissions: own })).toReversed();
  const isNewer = ({ submissions: [last] }: TextWork) => (last?.createdAt ?? '') > newest;
  return [...written.filter(isNewer), { segments }, ...written.filter((work) => !isNewer(work))];
}

/** Which work it is, the same at every render. */
export const keyOf = (work: Work): string => ('text' in work ? work.text._id : 'subtitles');

/** The works of a kind or a week. */
export function chosen(works: readonly Work[], { kind, week }: Choice): Work[] {
  return works.filter((work) => {
    const place = 'text' in work ? work.text : { kind: 'weekly-practice' as const, weekNumber: SUBTITLES.week };
    return (kind ?? place.kind) === place.kind && (week ?? place.weekNumber) === place.weekNumber;
  });
}
