import { setTimeout as sleep } from 'node:timers/promises';
import { connectNats, Bus, Log, Metrics, Settings } from '@transcreate/service-kit';
import { callerOf, startTestBed, type TestBed } from '@transcreate/service-kit/testing';
import { content, type Caller, type Input, type PracticeExample, type Sent, type ServiceName, type TutorialTask, type WeeklyPractice } from '@transcreate/contracts';
import { service as submissionsService } from '@transcreate/submissions';
import pg from 'pg';
import { service } from '../src/service.js';

const NEW_TEXT = { title: 'ST 1', content: 'Brevity is the soul of wit.', sourceLanguage: 'English', sourceCulture: 'British', weekNumber: 4 } as const;

/** A course with its content and its submissions, and an admin. */
export interface Course extends TestBed {
  admin: Caller;
  /** Adds a practice example with the given fields. */
  addExample(fields?: Partial<Input<typeof content.createExample>>): Promise<PracticeExample>;
  /** Adds a tutorial task with the given fields, in week 4 unless they say otherwise. */
  addTask(fields?: Partial<Sent<typeof content.createTutorialTask>>): Promise<TutorialTask>;
  /** The same for a weekly practice. */
  addPractice(fields?: Partial<Sent<typeof content.createWeeklyPractice>>): Promise<WeeklyPractice>;
  /** Takes away the course work, briefs and links that a new course has. */
  clearCourseWork(): Promise<void>;
  /** SQL in content's own database. */
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** A connection of its own to this service's database, to hold something up there. */
  connect(): Promise<pg.Client>;
  /** The bus as another service has it, for internal calls. */
  busOf(process: ServiceName): Promise<Bus>;
}

export async function startCourse(): Promise<Course> {
  const bed = await startTestBed({ services: [service, submissionsService], env: { AUTH_NATS_PASSWORD: 'auth', FILES_NATS_PASSWORD: 'files' } });
  const pool = new pg.Pool({ connectionString: bed.databaseUrl('content'), max: 2 });
  const admin = callerOf({ role: 'admin' });
  const sql = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) => (await pool.query<Row>(text, values)).rows;
  const undo: (() => Promise<void>)[] = [() => pool.end()];
  return {
    ...bed,
    admin,
    addExample: async (fields = {}) => {
      const typed = { title: 'A pun', content: 'Time flies like an arrow.', sourceLanguage: 'English', ...fields } as const;
      return (await bed.call(content.createExample, typed, { as: admin })).example;
    },
    addTask: async (fields = {}) => (await bed.call(content.createTutorialTask, { ...NEW_TEXT, ...fields }, { as: admin })).tutorialTask,
    addPractice: async (fields = {}) => (await bed.call(content.createWeeklyPractice, { ...NEW_TEXT, ...fields }, { as: admin })).weeklyPractice,
    clearCourseWork: async () => {
      await sql(`DELETE FROM source_text WHERE kind <> 'practice'`);
      await sql('TRUNCATE brief, link, group_doc');
    },
    sql,
    connect: async () => {
      const client = new pg.Client(bed.databaseUrl('content'));
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
