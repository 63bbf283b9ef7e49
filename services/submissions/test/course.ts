import { setTimeout as sleep } from 'node:timers/promises';
import { content, submissions, type Caller, type Input, type Output, type PracticeExample, type ServiceName } from '@transcreate/contracts';
import { service as contentService } from '@transcreate/content';
import { Bus, connectNats, Log, Metrics, Settings } from '@transcreate/service-kit';
import { callerOf, startTestBed, type CallOptions, type TestBed } from '@transcreate/service-kit/testing';
import pg from 'pg';
import { service } from '../src/service.js';

type Draft = Partial<Input<typeof submissions.createSubmission>>;
type Created = Output<typeof submissions.createSubmission>;

/** A course with its content and its submissions, and an admin. */
export interface Course extends TestBed {
  admin: Caller;
  addExample(): Promise<PracticeExample>;
  /** Adds a tutorial task or a weekly practice of week 4, and answers its id. */
  addText(kind: 'tutorial' | 'weekly-practice'): Promise<string>;
  submit(sourceTextId: string, as: Caller, draft?: Draft, options?: Pick<CallOptions, 'idempotencyKey'>): Promise<Created['submission']>;
  list(sourceTextId: string, as?: Caller): Promise<Created['submission'][]>;
  /** A connection of its own to this service's database, to hold something up there. */
  connect(): Promise<pg.Client>;
  /** The bus as another service has it, for internal calls. */
  busOf(process: ServiceName): Promise<Bus>;
}

const NEW_TEXT = { title: 'ST 1', content: 'Brevity is the soul of wit.', sourceLanguage: 'English', sourceCulture: 'British', weekNumber: 4 } as const;

export async function startCourse(): Promise<Course> {
  const bed = await startTestBed({ services: [contentService, service], env: { AUTH_NATS_PASSWORD: 'auth', TOOLKIT_NATS_PASSWORD: 'toolkit' } });
  const admin = callerOf({ role: 'admin' });
  const undo: (() => Promise<void>)[] = [];
  return {
    ...bed,
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
    connect: async () => {
      const client = new pg.Client(bed.databaseUrl('submissions'));
      await client.connect();
      undo.push(() => client.end());
      return client;
    },
    busOf: async (process) => {
      const connection = await connectNats(process, new Settings(bed.env), new Log('test', 'silent'));
      undo.push(() => connection.close());
      return new Bus(connection, new Metrics('test'));
    },
    stop: async () => {
      await Promise.all(undo.map((step) => step()));
      await bed.stop();
    },
  };
}

/** The codes of the failures among some outcomes, and how many calls succeeded. */
export function tally(outcomes: PromiseSettledResult<unknown>[]): { done: number; refused: string[] } {
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason.code)] : []));
  return { done: outcomes.length - refused.length, refused };
}

/** Waits until `count` statements in the client's database wait for a lock. */
export async function untilBlocked(client: pg.Client, count: number): Promise<void> {
  for (;;) {
    // Within a transaction the list of connections stays as it was first seen.
    await client.query('SELECT pg_stat_clear_snapshot()');
    const { rows } = await client.query(`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    if (rows.length >= count) return;
    await sleep(5);
  }
}
