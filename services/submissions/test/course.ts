import { content, submissions, type Caller, type Input, type Output, type PracticeExample } from '@transcreate/contracts';
import { service as contentService } from '@transcreate/content';
import { callerOf, startTestBed, type CallOptions, type TestBed, type TestDatabase } from '@transcreate/service-kit/testing';
import { service } from '../src/service.js';

type Draft = Partial<Input<typeof submissions.createSubmission>>;
type Created = Output<typeof submissions.createSubmission>;

/** A course with its content and its submissions, an admin, and the submissions' own database. */
export interface Course extends TestBed, TestDatabase {
  admin: Caller;
  addExample(): Promise<PracticeExample>;
  /** Adds a tutorial task or a weekly practice of week 4, and answers its id. */
  addText(kind: 'tutorial' | 'weekly-practice'): Promise<string>;
  submit(sourceTextId: string, as: Caller, draft?: Draft, options?: Pick<CallOptions, 'idempotencyKey'>): Promise<Created['submission']>;
  list(sourceTextId: string, as?: Caller): Promise<Created['submission'][]>;
}

const NEW_TEXT = { title: 'ST 1', content: 'Brevity is the soul of wit.', sourceLanguage: 'English', sourceCulture: 'British', weekNumber: 4 } as const;

export async function startCourse(): Promise<Course> {
  const bed = await startTestBed({ services: [contentService, service] });
  const admin = callerOf({ role: 'admin' });
  return {
    ...bed,
    ...bed.databaseOf('submissions'),
    admin,
    addExample: async () => {
      const typed = { title: 'A pun', content: 'Time flies like an arrow.', sourceLanguage: 'English' } as const;
      return (await bed.call(content.createExample, typed, { as: admin })).example;
    },
    addText: async (kind) => {
      if (kind === 'tutorial') return (await bed.call(content.createTutorialTask, NEW_TEXT, { as: admin })).tutorialTask._id;
      return (await bed.call(content.createWeeklyPractice, NEW_TEXT, { as: admin })).weeklyPractice._id;
    },
    submit: async (sourceTextId, as, draft = {}, options = {}) => {
      const typed = { sourceTextId, transcreation: '光阴似箭', ...draft };
      return (await bed.call(submissions.createSubmission, typed, { as, ...options })).submission;
    },
    list: async (sourceTextId, as = callerOf()) => (await bed.call(submissions.listSubmissions, { sourceTextId }, { as })).submissions,
  };
}

/** The codes of the failures among some outcomes, and how many calls succeeded. */
export function tally(outcomes: PromiseSettledResult<unknown>[]): { done: number; refused: string[] } {
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason.code)] : []));
  return { done: outcomes.length - refused.length, refused };
}
