import type { OpenedText, OwnSubmission, ReferenceExample, SourceTextKind } from '@transcreate/contracts';

/** The kinds of work in the order of the choice. */
export const KINDS = ['practice', 'tutorial', 'weekly-practice'] as const satisfies readonly SourceTextKind[];

/** A source text that the person has worked on. */
export interface Work {
  text: OwnSubmission['sourceTextId'] & Partial<Pick<OpenedText, 'imageUrl' | 'imageAlt'>>;
  /** Newest first; none where the work was handed in as a file. */
  submissions: readonly OwnSubmission[];
  /** What the work has opened. */
  referenceExamples: readonly ReferenceExample[];
}

/** What is asked for; undefined leaves it open. */
export interface Choice {
  kind?: SourceTextKind;
  week?: number;
}

/**
 * What somebody has worked on, a source text at a time: the one with the newest submission first, and at the end those that were handed in as
 * files, whose submissions are not here.
 * @param submissions oldest first
 */
export function worksOf(submissions: readonly OwnSubmission[], opened: readonly OpenedText[]): Work[] {
  const textOf = new Map(opened.map((text) => [text._id, text]));
  const byText = new Map<string, OwnSubmission[]>();
  for (const submission of submissions.toReversed()) {
    const id = submission.sourceTextId._id;
    byText.set(id, [...(byText.get(id) ?? []), submission]);
  }
  const written = [...byText].map(([id, own]): Work => {
    const { imageUrl, imageAlt, referenceExamples = [] } = textOf.get(id) ?? {};
    return { text: { ...own[0]!.sourceTextId, imageUrl, imageAlt }, submissions: own, referenceExamples };
  });
  const byFile = opened
    .filter(({ _id }) => !byText.has(_id))
    .map((text): Work => ({ text, submissions: [], referenceExamples: text.referenceExamples }));
  return [...written, ...byFile];
}

/** The works of a kind or a week. */
export function chosen(works: readonly Work[], { kind, week }: Choice): Work[] {
  return works.filter(({ text }) => (kind ?? text.kind) === text.kind && (week ?? text.weekNumber) === text.weekNumber);
}
