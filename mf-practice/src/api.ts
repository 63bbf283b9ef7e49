import { content, submissions } from '@transcreate/contracts/browser';
import type { Output, OwnSubmission, PracticeExample, Sent, SourceLanguage, submissions as submissionCalls } from '@transcreate/contracts';
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
