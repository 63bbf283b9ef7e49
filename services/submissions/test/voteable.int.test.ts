import { randomUUID } from 'node:crypto';
import { content, LIMITS, submissions, type Caller, type Input } from '@transcreate/contracts';
import { service as contentService } from '@transcreate/content';
import { callerOf } from '@transcreate/service-kit/testing';
import { startCourse, type Course } from './course.js';

let course: Course;
beforeEach(async () => {
  course = await startCourse();
});
afterEach(() => course.stop());

type Filter = Partial<Input<typeof submissions.listVoteable>>;
const list = async (filter: Filter = {}, as: Caller = callerOf()) => (await course.call(submissions.listVoteable, filter, { as })).examples;
const idsOf = async (filter: Filter = {}) => (await list(filter)).map(({ example }) => example.id);
const add = async (weekNumber: number) => {
  const typed = { title: 'A pun', content: 'Time flies like an arrow.', sourceLanguage: 'English', weekNumber } as const;
  return (await course.call(content.createExample, typed, { as: course.admin })).example._id;
};

describe('what can be voted for', () => {
  it('comes in the order of category, week and list', async () => {
    const [weekly, task] = [await course.addText('weekly-practice'), await course.addText('tutorial')];
    const [later, first, second] = [await add(2), await add(1), await add(1)];
    for (const id of [second, later, first, weekly]) await course.submit(id, callerOf());
    await course.submit(task, callerOf(), { groupNumber: 1 });
    expect(await idsOf()).toEqual([first, second, later, task, weekly]);
  });

  it('can be asked for by category, week and example', async () => {
    const [one, two, task] = [await add(1), await add(4), await course.addText('tutorial')];
    for (const id of [one, two]) await course.submit(id, callerOf());
    await course.submit(task, callerOf(), { groupNumber: 1 });
    expect(await idsOf({ category: 'practice' })).toEqual([one, two]);
    expect(await idsOf({ week: 4 })).toEqual([two, task]);
    expect(await idsOf({ week: 4, category: 'practice' })).toEqual([two]);
    expect(await idsOf({ exampleId: two })).toEqual([two]);
    expect(await idsOf({ category: 'weekly-practice' })).toEqual([]);
  });

  it('follows an example that moved to another week', async () => {
    const id = await add(1);
    await course.submit(id, callerOf());
    await course.call(content.updateExample, { id, weekNumber: 5 }, { as: course.admin });
    expect(await idsOf({ week: 1 })).toEqual([]);
    expect(await idsOf({ week: 5 })).toEqual([id]);
  });

  it('leaves out rejected translations, examples without any, and what was deleted', async () => {
    const [kept, empty, rejected, gone] = [await add(1), await add(1), await add(1), await add(1)];
    await course.submit(kept, callerOf());
    await course.submit(gone, callerOf());
    const submission = await course.submit(rejected, callerOf());
    await course.call(submissions.setStatus, { id: submission._id, status: 'rejected' }, { as: course.admin });
    await course.call(content.deleteExample, { id: gone, force: 'true' }, { as: course.admin });
    expect(await idsOf()).toEqual([kept]);
    expect(await idsOf({ exampleId: empty })).toEqual([]);
    await expect(idsOf({ exampleId: gone })).rejects.toMatchObject({ code: 'not_found' });
    await expect(idsOf({ exampleId: randomUUID() })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('has its texts, or in a summary none', async () => {
    await course.submit(await add(1), callerOf(), { transcreation: '光阴似箭 🏹' });
    expect(await list()).toMatchObject([{ example: { content: 'Time flies like an arrow.' }, translations: [{ translation: '光阴似箭 🏹' }] }]);
    const [summary] = await list({ summary: true });
    expect(summary).toMatchObject({ example: { content: 'Time flies like an arrow.' }, translations: [{ score: 0, hasVoted: false }] });
    expect(summary?.translations[0]).not.toHaveProperty('translation');
  });

  it('tells nobody who wrote what: a peer sees the same when two authors change places', async () => {
    const [first, second, peer] = [callerOf({ username: 'aaa' }), callerOf({ username: 'zzz' }), callerOf()];
    const seen = async (authors: Caller[]) => {
      const exampleId = await add(1);
      for (const [place, author] of authors.entries()) await course.submit(exampleId, author, { transcreation: `译文 ${place}` });
      const [voteable] = await list({ exampleId }, peer);
      return JSON.stringify({ ...voteable, example: {}, translations: voteable!.translations.map((translation) => ({ ...translation, id: '' })) });
    };
    const there = await seen([first, second]);
    expect(await seen([second, first])).toBe(there);
    for (const { userId, username } of [first, second]) expect([there.includes(userId), there.includes(username)]).toEqual([false, false]);
  });

  it('tells an author which one is theirs', async () => {
    const exampleId = await add(1);
    const author = callerOf();
    await course.submit(exampleId, callerOf());
    await course.submit(exampleId, author);
    expect((await list({ exampleId }, author))[0]?.translations.map(({ isOwner }) => isOwner)).toEqual([false, true]);
  });

  it('asks for a filter when it would be too much', async () => {
    const exampleId = await add(1);
    const longest = { transcreation: '𠮷'.repeat(LIMITS.translation) };
    await Promise.all(Array.from({ length: 200 }, () => course.submit(exampleId, callerOf(), longest)));
    await expect(list()).rejects.toMatchObject({ code: 'invalid_input', message: expect.stringContaining('choose') });
    expect((await list({ summary: true }))[0]?.translations).toHaveLength(200);
  });

  it('can be shown only when content can be asked', async () => {
    await course.services.get('content')!.close();
    course.services.delete('content');
    await expect(list()).rejects.toMatchObject({ code: 'unavailable' });
    await course.start(contentService);
    expect(await list()).toEqual([]);
  });
});
