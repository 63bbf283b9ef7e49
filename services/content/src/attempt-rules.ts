import type { InputProblem, SourceTextKind } from '@transcreate/contracts';

/** What a kind of source text requires of a submission to it, beside a text; an empty list means that it may go on. */
export function problemsOfAttempt(kind: SourceTextKind, attempt: { groupNumber?: number }): InputProblem[] {
  const isGroupWork = kind === 'tutorial';
  return isGroupWork && attempt.groupNumber === undefined ? [{ path: 'groupNumber', message: 'is required for a tutorial task' }] : [];
}
