import { content, submissions } from '@transcreate/contracts/browser';
import type {
  CourseKind, Output, OwnSubmission, PracticeExample, Rank, Sent, SourceLanguage, submissions as submissionCalls, TutorialTask, Voteable,
  VoteState, WeeklyPractice,
} from '@transcreate/contracts';
import { createClient } from '@transcreate/web-kit';

const texts = createClient(content);
const works = createClient(submissions);

/** Which examples are asked for: those of one source language, or all. */
export type Filter = SourceLanguage | '';

export type NewSubmission = Sent<typeof submissionCalls.createSubmission>;

/** The practice examples; their reference examples only where the caller has submitted. */
export async function searchExamples(sourceLanguage: Filter, signal?: AbortSignal): Promise<PracticeExample[]> {
  const { results } = await texts.searchExamples({ sourceLanguage }, { signal });
  return results;
}

/** The source texts of a week of course work; their reference examples only where the caller has submitted. */
export function listCourseTexts(kind: CourseKind, week: number, signal?: AbortSignal): Promise<(TutorialTask | WeeklyPractice)[]> {
  return kind === 'tutorial' ? texts.listTutorialTasks({ week }, { signal }) : texts.listWeeklyPractice({ week }, { signal });
}

/** What the caller has submitted to practice examples. */
export async function listOwnSubmissions(signal?: AbortSignal): Promise<OwnSubmission[]> {
  const { submissions: own } = await works.listOwnSubmissions({}, { signal });
  return own.filter(({ sourceTextId }) => sourceTextId.kind === 'practice');
}

/** Submits a transcreation. Repeating it after a failure submits nothing twice. */
export async function submitTranscreation(submission: NewSubmission): Promise<Output<typeof submissionCalls.createSubmission>['submission']> {
  const reply = await works.createSubmission(submission);
  return reply.submission;
}

/** Which examples are asked for; what is left out asks for all. */
export type VoteableFilter = Pick<Sent<typeof submissionCalls.listVoteable>, 'category' | 'week'>;

/** The examples whose translations can be voted for, without the texts of these. */
export async function listVoteable(filter: VoteableFilter, signal?: AbortSignal): Promise<Voteable[]> {
  const { examples } = await works.listVoteable({ ...filter, summary: true }, { signal });
  return examples;
}

/** One example with its translations; null if there is nothing left in it to vote for. */
export async function getVoteable(exampleId: string, signal?: AbortSignal): Promise<Voteable | null> {
  const { examples } = await works.listVoteable({ exampleId }, { signal });
  return examples[0] ?? null;
}

/** Gives a translation a rank, or takes one's own back (null); answers how it stands then. */
export function castVote(id: string, rank: Rank | null): Promise<VoteState> {
  return works.castVote(rank === null ? { id, cancel: true } : { id, rank });
}
