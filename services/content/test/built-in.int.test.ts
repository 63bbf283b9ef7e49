import { content, submissions, type PracticeExample } from '@transcreate/contracts';
import { startService } from '@transcreate/service-kit';
import { callerOf } from '@transcreate/service-kit/testing';
import pg from 'pg';
import { briefs } from '../src/built-in/briefs.js';
import { links } from '../src/built-in/links.js';
import { practiceExamples } from '../src/built-in/practice-examples.js';
import { tutorialTasks } from '../src/built-in/tutorial-tasks.js';
import { weeklyPractices } from '../src/built-in/weekly-practices.js';
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

describe('initialising a week', () => {
  const tasks = (week: number) => course.call(content.listTutorialTasks, { week }, { as: course.admin });
  const practices = (week: number) => course.call(content.listWeeklyPractice, { week }, { as: course.admin });
  const initialiseTasks = (week: number) => course.call(content.initializeTutorialTasks, { week }, { as: course.admin });
  const initialisePractice = (week: number) => course.call(content.initializeWeeklyPractice, { week }, { as: course.admin });
  const removeTask = (id: string) => course.call(content.deleteTutorialTask, { id, force: 'true' }, { as: course.admin });
  const ofWeek = <T extends { weekNumber: number }>(texts: readonly T[], week: number) => texts.filter(({ weekNumber }) => weekNumber === week);
  const briefOf = (type: 'tutorial' | 'weekly', week: number) => ofWeek(briefs, week).find((brief) => brief.type === type)?.translationBrief ?? '';

  it.each([1, 2, 3, 4, 5, 6])('finds everything of week %d there in a new course, in order, with its brief', async (week) => {
    const before = await tasks(week);
    expect(before.map(({ position }) => position)).toEqual(before.map((_, place) => place + 1));
    expect(titles(before).toSorted()).toEqual(titles(ofWeek(tutorialTasks, week)).toSorted());
    expect(new Set(before.map(({ translationBrief }) => translationBrief))).toEqual(new Set([briefOf('tutorial', week)]));
    expect(await initialiseTasks(week)).toEqual({ success: true, created: 0, skipped: before.length });
    expect(await tasks(week)).toEqual(before);
  });

  it.each([2, 3, 4, 5, 6])('finds the practice of week %d there as well', async (week) => {
    const before = await practices(week);
    expect(titles(before).toSorted()).toEqual(titles(ofWeek(weeklyPractices, week)).toSorted());
    expect(new Set(before.map(({ translationBrief }) => translationBrief))).toEqual(new Set([briefOf('weekly', week)]));
    expect(await initialisePractice(week)).toEqual({ success: true, created: 0, skipped: before.length });
  });

  it.each([0, 7, 1.5])('refuses week %d', async (week) => {
    await expect(initialiseTasks(week)).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(initialisePractice(week)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('has no weekly practice for week 1', async () => {
    await expect(initialisePractice(1)).rejects.toMatchObject({ code: 'invalid_input', details: [{ path: 'week' }] });
    expect(await practices(1)).toEqual([]);
  });

  it('brings back what is gone, and leaves edited texts, their order and briefs as they are', async () => {
    const [edited, gone, ...others] = await tasks(4);
    const { tutorialTask } = await course.call(content.updateTutorialTask, { id: edited!._id, title: '改过的' }, { as: course.admin });
    await course.call(content.setTutorialBrief, { week: 4, translationBrief: '' }, { as: course.admin });
    await removeTask(gone!._id);
    expect(await initialiseTasks(4)).toEqual({ success: true, created: 1, skipped: others.length + 1 });
    const after = await tasks(4);
    expect(titles(after)).toEqual(titles([tutorialTask, ...others, gone!]));
    expect(after.every(({ translationBrief }) => translationBrief === '')).toBe(true);
  });

  it('makes nothing twice when several admins do it at once', async () => {
    const all = await tasks(5);
    for (const task of all) await removeTask(task._id);
    const replies = await Promise.all(Array.from({ length: 5 }, () => initialiseTasks(5)));
    expect(replies.reduce((sum, { created }) => sum + created, 0)).toBe(all.length);
    expect(titles(await tasks(5))).toEqual(titles(all));
  });

  it('shows a picture under an address of this site, with what it shows in words', async () => {
    const pictures = (await Promise.all([4, 5, 6].map(tasks))).flat().filter(({ imageUrl }) => imageUrl !== '');
    expect(pictures.length).toBeGreaterThan(0);
    for (const { imageUrl, imageAlt } of pictures) {
      expect(imageUrl).toMatch(/^\/api\/images\/[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
      expect(imageAlt).not.toBe('');
    }
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

  const countsOn = async (url: URL) => {
    const client = new pg.Client(url.href);
    await client.connect();
    const { rows } = await client.query(`SELECT
      (SELECT count(*)::int FROM source_text WHERE kind = 'tutorial') AS tasks, (SELECT count(*)::int FROM source_text WHERE kind = 'weekly-practice') AS practices,
      (SELECT count(*)::int FROM brief) AS briefs, (SELECT count(*)::int FROM link) AS links`);
    await client.end();
    return rows[0];
  };

  it('is filled once, however many replicas start at once', async () => {
    const url = otherDatabase();
    const replicas = await Promise.all(Array.from({ length: 4 }, () => startReplica(url)));
    expect(await examplesOn(url)).toEqual(titles(practiceExamples));
    expect(await countsOn(url)).toEqual({ tasks: tutorialTasks.length, practices: weeklyPractices.length, briefs: briefs.length, links: links.length });
    await Promise.all(replicas.map((replica) => replica.close()));
  });

  it('has links, which stay as an admin left them', async () => {
    const listLinks = async () => (await course.call(content.listLinks, {}, { as: null })).links;
    const [gone, ...others] = await listLinks();
    expect(titles([gone!, ...others])).toEqual(titles(links));
    await course.call(content.deleteLink, { id: gone!._id }, { as: course.admin });
    await course.services.get('content')!.close();
    await course.start(service);
    expect(await listLinks()).toEqual(others);
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
