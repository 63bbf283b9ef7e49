import { content, submissions, type PracticeExample } from '@transcreate/contracts';
import { startService } from '@transcreate/service-kit';
import { callerOf } from '@transcreate/service-kit/testing';
import pg from 'pg';
import { practiceExamples } from '../src/built-in/practice-examples.js';
import { service } from '../src/service.js';
import { startCourse, type Course } from './course.js';

const COUNT = practiceExamples.length;

let course: Course;
beforeEach(async () => {
  course = await startCourse();
});
afterEach(() => course.stop());

const list = async () => (await course.call(content.listExamples, {}, { as: course.admin })).examples;
const initialise = () => course.call(content.initializeExamples, {}, { as: course.admin });
const remove = ({ _id }: PracticeExample) => course.call(content.deleteExample, { id: _id, force: 'true' }, { as: course.admin });
const titles = (examples: readonly { title: string }[]) => examples.map(({ title }) => title);

describe('initialising', () => {
  it('finds everything there in a new course', async () => {
    const before = await list();
    expect(titles(before)).toEqual(titles(practiceExamples));
    expect(await initialise()).toEqual({ success: true, created: 0, skipped: COUNT });
    expect(await list()).toEqual(before);
  });

  it('brings a deleted example back, and leaves an edited one and its submissions as they are', async () => {
    const [edited, gone] = await list();
    const author = callerOf();
    await course.call(submissions.createSubmission, { sourceTextId: edited!._id, transcreation: '译文' }, { as: author });
    const { example } = await course.call(content.updateExample, { id: edited!._id, title: '改过的' }, { as: course.admin });
    await remove(gone!);

    expect(await initialise()).toEqual({ success: true, created: 1, skipped: COUNT - 1 });
    const after = await list();
    expect(after[0]).toEqual(example);
    const { _id, createdAt, ...fields } = gone!;
    expect(after.at(-1)).toMatchObject(fields);
    const own = await course.call(submissions.listOwnSubmissions, {}, { as: author });
    expect(own.submissions.map(({ sourceTextId }) => sourceTextId.title)).toEqual(['改过的']);
  });

  it('makes nothing twice when several admins do it at once', async () => {
    for (const example of (await list()).slice(0, 2)) await remove(example);
    const replies = await Promise.all(Array.from({ length: 5 }, initialise));
    expect(replies.reduce((sum, { created }) => sum + created, 0)).toBe(2);
    expect(await list()).toHaveLength(COUNT);
  });
});

describe('a new course', () => {
  const otherDatabase = () => {
    const url = new URL(course.databaseUrl('content'));
    url.pathname += '_new';
    return url;
  };
  const startReplica = (url: URL) => startService(service, { ...course.env, CONTENT_DATABASE_URL: url.href });
  const examplesOn = async (url: URL) => {
    const client = new pg.Client(url.href);
    await client.connect();
    const { rows } = await client.query<{ title: string }>(`SELECT title FROM source_text WHERE kind = 'practice' ORDER BY age`);
    await client.end();
    return titles(rows);
  };

  it('is filled once, however many replicas start at once', async () => {
    const url = otherDatabase();
    const replicas = await Promise.all(Array.from({ length: 4 }, () => startReplica(url)));
    expect(await examplesOn(url)).toEqual(titles(practiceExamples));
    await Promise.all(replicas.map((replica) => replica.close()));
  });

  it('stays as an admin left it when the service starts again, empty or not', async () => {
    const [kept, ...others] = await list();
    for (const example of others) await remove(example);
    const restart = async () => {
      await course.services.get('content')!.close();
      await course.start(service);
    };
    await restart();
    expect(await list()).toEqual([kept]);
    await remove(kept!);
    await restart();
    expect(await list()).toEqual([]);
  });
});
