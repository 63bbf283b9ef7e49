import { randomUUID } from 'node:crypto';
import { content, LIMITS, type CourseKind } from '@transcreate/contracts';
import { callerOf } from '@transcreate/service-kit/testing';
import { service } from '../src/service.js';
import { startCourse, type Course } from './course.js';

let course: Course;
beforeAll(async () => {
  course = await startCourse();
});
beforeEach(() => course.clearCourseWork());
afterAll(() => course.stop());

describe('a brief', () => {
  const setTutorial = (week: number, translationBrief: string) => course.call(content.setTutorialBrief, { week, translationBrief }, { as: course.admin });
  const setWeekly = (week: number, translationBrief: string) => course.call(content.setWeeklyBrief, { week, translationBrief }, { as: course.admin });
  const set = (weekNumber: number, translationBrief: string, type: CourseKind) =>
    course.call(content.setBrief, { weekNumber, translationBrief, type }, { as: course.admin });
  const read = async (week: number) => {
    const [tutorial, weekly] = await Promise.all([
      course.call(content.getTutorialBrief, { week }, { as: callerOf() }), course.call(content.getWeeklyBrief, { week }, { as: callerOf() }),
    ]);
    return [tutorial.translationBrief, weekly.translationBrief];
  };
  const rows = async () => (await course.call(content.listAllWeeklyPractice, {}, { as: course.admin })).weeklyPractice;

  it('belongs to a week of tutorial tasks or of practice; a week without one has an empty one', async () => {
    expect(await setTutorial(1, '海报 🏮\n**Audience** shoppers')).toEqual({ translationBrief: '海报 🏮\n**Audience** shoppers', weekNumber: 1, type: 'tutorial' });
    expect(await setWeekly(2, 'A slogan')).toEqual({ translationBrief: 'A slogan', weekNumber: 2, type: 'weekly-practice' });
    expect([await read(1), await read(2), await read(3)]).toEqual([['海报 🏮\n**Audience** shoppers', ''], ['', 'A slogan'], ['', '']]);
  });

  it('is written over, or cleared, by either call', async () => {
    await setWeekly(3, 'First');
    await set(3, 'Second', 'weekly-practice');
    await set(3, 'For the tutorial', 'tutorial');
    expect(await read(3)).toEqual(['For the tutorial', 'Second']);
    expect(await setWeekly(3, ' \n')).toMatchObject({ translationBrief: '' });
    expect(await read(3)).toEqual(['For the tutorial', '']);
  });

  it('stands on each text of its week and kind', async () => {
    await setTutorial(4, 'For tutorials');
    const task = await course.addTask();
    expect(task.translationBrief).toBe('For tutorials');
    expect(await course.addTask({ weekNumber: 5 })).toMatchObject({ translationBrief: '' });
    expect(await course.addPractice()).toMatchObject({ translationBrief: '' });
    await setTutorial(4, 'Anew');
    expect(await course.call(content.listTutorialTasks, { week: 4 }, { as: callerOf() })).toMatchObject([{ _id: task._id, translationBrief: 'Anew', version: 1 }]);
    const { tutorialTasks } = await course.call(content.listAllTutorialTasks, {}, { as: course.admin });
    expect(tutorialTasks.map(({ translationBrief }) => translationBrief)).toEqual(['Anew', '']);
  });

  it('alone in its week stands in the list of practice, where nobody can change or delete it', async () => {
    await setWeekly(5, 'Alone');
    await setWeekly(3, 'With a practice');
    await setTutorial(6, 'For tutorials');
    const practice = await course.addPractice({ weekNumber: 3 });
    expect(await rows()).toMatchObject([practice, { _id: 'wb-5', weekNumber: 5, translationBrief: 'Alone', content: '', category: 'weekly-practice' }]);
    for (const id of ['wb-5', 'wb-2', 'wb-none']) {
      await expect(course.call(content.updateWeeklyPractice, { id, title: 'Mine' }, { as: course.admin })).rejects.toMatchObject({ code: 'protected' });
      await expect(course.call(content.deleteWeeklyPractice, { id, force: 'true' }, { as: course.admin })).rejects.toMatchObject({ code: 'protected' });
    }
    await course.addPractice({ weekNumber: 5 });
    expect((await rows()).map(({ _id }) => _id)).not.toContain('wb-5');
    expect(await course.call(content.listWeeklyPractice, { week: 6 }, { as: callerOf() })).toEqual([]);
  });

  it('of two that are written at once is one of the two', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, admin) => setWeekly(6, `Brief ${admin}`)));
    expect((await read(6))[1]).toMatch(/^Brief \d$/);
  });

  it('is refused for a week that is none, with a NUL character, and over its limit', async () => {
    for (const [week, text] of [[0, 'a'], [7, 'a'], [1, 'a\0'], [1, '🏮'.repeat(LIMITS.brief + 1)]] as const) {
      await expect(setTutorial(week, text)).rejects.toMatchObject({ code: 'invalid_input' });
      await expect(set(week, text, 'tutorial')).rejects.toMatchObject({ code: 'invalid_input' });
    }
    await expect(set(1, 'a', 'practice' as CourseKind)).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await setTutorial(1, '🏮'.repeat(LIMITS.brief))).toMatchObject({ weekNumber: 1 });
  });
});

describe('the document of a group', () => {
  const LINK = 'https://docs.google.com/document/d/1AbC/edit';
  const put = (weekNumber: number, groupNumber: number, docUrl = LINK) =>
    course.call(content.createDoc, { weekNumber, groupNumber, docUrl }, { as: course.admin });
  const list = async (weekNumber?: number) => (await course.call(content.listDocs, { weekNumber }, { as: callerOf() })).docs;

  it('is listed by week and group', async () => {
    await put(2, 8);
    await put(2, 1);
    await put(1, 3);
    expect((await list()).map(({ weekNumber, groupNumber }) => [weekNumber, groupNumber])).toEqual([[1, 3], [2, 1], [2, 8]]);
    expect(await list(2)).toMatchObject([{ groupNumber: 1, docUrl: LINK }, { groupNumber: 8 }]);
    expect(await list(6)).toEqual([]);
  });

  it('is replaced by the next one, which says so', async () => {
    const first = await put(3, 4);
    expect(first).toEqual({ doc: { _id: expect.any(String), weekNumber: 3, groupNumber: 4, docUrl: LINK } });
    const second = await put(3, 4, 'docs.google.com/document/d/2');
    expect(second).toEqual({ doc: { ...first.doc, docUrl: 'https://docs.google.com/document/d/2' }, replaced: true });
    expect(await list(3)).toEqual([second.doc]);
  });

  it('is one, and new once, however many admins set it at once', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, (_, admin) => put(4, 4, `${LINK}?admin=${admin}`)));
    expect(replies.filter(({ replaced }) => !replaced)).toHaveLength(1);
    expect(new Set(replies.map(({ doc }) => doc._id)).size).toBe(1);
    expect(await list(4)).toHaveLength(1);
  });

  it.each([
    ['', 'Please paste a Google Doc link.'],
    [' ', 'Please paste a Google Doc link.'],
    ['https://example.org/document/d/1', 'Provide a valid Google Doc link (docs.google.com/document/d/...).'],
    ['javascript:alert(1)', 'Provide a valid Google Doc link (docs.google.com/document/d/...).'],
  ])('is not %j', async (docUrl, message) => {
    await expect(put(1, 1, docUrl)).rejects.toMatchObject({ code: 'invalid_input', message, details: [{ path: 'docUrl', message }] });
    expect(await list(1)).toEqual([]);
  });

  it.each([[0, 1], [7, 1], [1, 0], [1, 9]])('is of a week and a group, which %d and %d are not', async (week, group) => {
    await expect(put(week, group)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('is deleted once', async () => {
    const { doc } = await put(1, 1);
    const remove = () => course.call(content.deleteDoc, { id: doc._id }, { as: course.admin });
    expect(await remove()).toEqual({ success: true });
    await expect(remove()).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is where the operator keeps documents', async () => {
    await course.services.get('content')!.close();
    course.env['DOC_HOSTS'] = 'office.example.edu, docs.example.cn';
    await course.start(service);
    expect(await put(1, 1, 'https://docs.example.cn/document/d/1')).toMatchObject({ doc: { weekNumber: 1 } });
    await expect(put(1, 2)).rejects.toMatchObject({ message: 'Provide a valid Google Doc link (office.example.edu/document/d/...).' });
  });
});

describe('a link', () => {
  const add = async (fields: object = {}) =>
    (await course.call(content.createLink, { title: '汉典', url: 'https://www.zdic.net', ...fields }, { as: course.admin })).link;
  const update = (id: string, changes: object) => course.call(content.updateLink, { id, ...changes }, { as: course.admin });
  const list = async () => (await course.call(content.listLinks, {}, { as: null })).links;

  it('is read by everybody, oldest first', async () => {
    const [first, second] = [await add(), await add({ desc: 'A dictionary\nof characters' })];
    expect(first).toEqual({ _id: first._id, title: '汉典', url: 'https://www.zdic.net', desc: '' });
    await update(first._id, { title: 'zdic' });
    expect(await list()).toEqual([{ ...first, title: 'zdic' }, second]);
  });

  it('changes in the given fields alone, and is deleted once', async () => {
    const link = await add({ desc: 'Old' });
    expect(await update(link._id, { desc: 'New' })).toEqual({ link: { ...link, desc: 'New' } });
    const remove = () => course.call(content.deleteLink, { id: link._id }, { as: course.admin });
    await remove();
    await expect(remove()).rejects.toMatchObject({ code: 'not_found' });
    await expect(update(randomUUID(), {})).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each([
    ['a blank title', { title: ' ' }],
    ['a script', { url: 'javascript:alert(1)' }],
    ['data', { url: 'data:text/html,<script>alert(1)</script>' }],
    ['no address', { url: 'zdic' }],
    ['an address over its limit', { url: `https://example.org/${'a'.repeat(LIMITS.url)}` }],
  ])('is not %s', async (_what, fields) => {
    await expect(add(fields)).rejects.toMatchObject({ code: 'invalid_input' });
    const link = await add();
    await expect(update(link._id, fields)).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await list()).toEqual([link]);
  });
});
