import { randomUUID } from 'node:crypto';
import { content, type Caller, type Input } from '@transcreate/contracts';
import type { Bus } from '@transcreate/service-kit';
import { callerOf, untilBlocked } from '@transcreate/service-kit/testing';
import { startCourse, type Course } from './course.js';

let course: Course;
let bus: Bus;
beforeAll(async () => {
  course = await startCourse();
  await course.clearCourseWork();
  bus = await course.busOf('submissions');
});
afterAll(() => course.stop());

describe('recording an attempt', () => {
  it('answers what the source text is, and changes nothing the second time', async () => {
    const example = await course.addExample({ title: '谐音', weekNumber: 2 });
    const attempt = { userId: randomUUID(), sourceTextId: example._id };
    const { _id, title, content: text, sourceLanguage, sourceCulture, weekNumber } = example;
    const summary = { _id, kind: 'practice', title, content: text, sourceLanguage, sourceCulture, weekNumber };
    expect(await bus.call(content.recordAttempt, attempt)).toEqual(summary);
    expect(await bus.call(content.recordAttempt, attempt)).toEqual(summary);
    expect(await course.sql('SELECT 1 FROM attempt WHERE user_id = $1', [attempt.userId])).toHaveLength(1);
  });

  it('requires the group for a tutorial task, and unlocks nothing without it', async () => {
    const attempt = { userId: randomUUID(), sourceTextId: (await course.addTask())._id };
    await expect(bus.call(content.recordAttempt, attempt)).rejects.toMatchObject({ code: 'invalid_input', details: [{ path: 'groupNumber' }] });
    expect(await course.sql('SELECT 1 FROM attempt WHERE user_id = $1', [attempt.userId])).toEqual([]);
    expect(await bus.call(content.recordAttempt, { ...attempt, groupNumber: 8 })).toMatchObject({ kind: 'tutorial', weekNumber: 4 });
  });

  it('knows nothing of a text that is not there', async () => {
    await expect(bus.call(content.recordAttempt, { userId: randomUUID(), sourceTextId: randomUUID() })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('knows nothing of a text that is being deleted', async () => {
    const { _id } = await course.addExample();
    const client = await course.connect();
    await client.query('BEGIN');
    await client.query('DELETE FROM source_text WHERE id = $1', [_id]);
    const attempt = bus.call(content.recordAttempt, { userId: randomUUID(), sourceTextId: _id });
    await untilBlocked(client, 1);
    await client.query('COMMIT');
    await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
  });

  it('leaves nothing behind when the text is deleted at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { _id: sourceTextId } = await course.addExample();
      const attempts = Array.from({ length: 4 }, () => bus.call(content.recordAttempt, { userId: randomUUID(), sourceTextId }));
      const deletion = course.call(content.deleteExample, { id: sourceTextId, force: 'true' }, { as: course.admin });
      const outcomes = await Promise.allSettled([...attempts, deletion]);
      const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
      expect(new Set(['not_found', ...refusals])).toEqual(new Set(['not_found']));
      expect(await course.sql('SELECT 1 FROM attempt WHERE source_text_id = $1', [sourceTextId])).toEqual([]);
    }
  });
});

describe('what other services ask', () => {
  it('names the source texts that exist, of every kind', async () => {
    const [example, { _id: task }] = [await course.addExample(), await course.addTask()];
    const { sourceTexts } = await bus.call(content.getSourceTexts, { ids: [example._id, randomUUID(), task] });
    expect(new Map(sourceTexts.map(({ _id, kind }) => [_id, kind]))).toEqual(new Map([[example._id, 'practice'], [task, 'tutorial']]));
    expect(await bus.call(content.getSourceTexts, { ids: [] })).toEqual({ sourceTexts: [] });
  });

  it('lists source texts by kind, week and age; of one kind or week, or one text', async () => {
    const { _id: late } = await course.addExample({ weekNumber: 6 });
    const { _id: task } = await course.addTask();
    const { _id: early } = await course.addExample({ weekNumber: 4 });
    const { _id: last } = await course.addExample({ weekNumber: 4 });
    const added = new Set([late, task, early, last]);
    const list = async (filter: Input<typeof content.listSourceTexts>) => {
      const { sourceTexts } = await bus.call(content.listSourceTexts, filter);
      return sourceTexts.map(({ _id }) => _id).filter((id) => added.has(id));
    };
    expect(await list({})).toEqual([early, last, late, task]);
    expect(await list({ kind: 'practice' })).toEqual([early, last, late]);
    expect(await list({ weekNumber: 4 })).toEqual([early, last, task]);
    expect(await list({ kind: 'tutorial', weekNumber: 4 })).toEqual([task]);
    expect(await list({ id: late })).toEqual([late]);
    expect(await list({ id: randomUUID() })).toEqual([]);
  });

  it('tells the place of a text among those of its kind and week, whether it is listed or asked for', async () => {
    const [second, first, ofAnotherWeek] = [await course.addTask({ title: 'ST 2', weekNumber: 3 }), await course.addTask({ weekNumber: 3 }), await course.addTask({ weekNumber: 6 })];
    await course.addExample({ weekNumber: 3 });
    const placeOf = async (filter: Input<typeof content.listSourceTexts>, id: string) => {
      const { sourceTexts } = await bus.call(content.listSourceTexts, filter);
      return sourceTexts.find(({ _id }) => _id === id)?.position;
    };
    for (const [id, place] of [[first._id, 1], [second._id, 2], [ofAnotherWeek._id, 1]] as const) {
      expect([await placeOf({}, id), await placeOf({ kind: 'tutorial' }, id), await placeOf({ id }, id)]).toEqual([place, place, place]);
    }
  });

  it('counts practice examples alone', async () => {
    const auth = await course.busOf('auth');
    const { count } = await auth.call(content.countExamples, {});
    await course.addExample();
    await course.addTask();
    expect(await auth.call(content.countExamples, {})).toEqual({ count: count + 1 });
    const { examples } = await course.call(content.listExamples, {}, { as: course.admin });
    expect(examples).toHaveLength(count + 1);
  });

  it('is nothing that a person can reach', async () => {
    const { _id } = await course.addExample();
    const attempt = { userId: callerOf().userId, sourceTextId: _id };
    await expect(course.call(content.recordAttempt, attempt, { deadlineMs: 300 })).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('work of a week that is handed in as a file', () => {
  const isLocked = async (caller: Caller, weekNumber: number) => {
    const texts = await course.call(content.listWeeklyPractice, { week: weekNumber }, { as: caller });
    return new Map(texts.map(({ _id, referencesLocked }) => [_id, referencesLocked === true]));
  };

  it('opens the reference examples of the texts that the page has no box for, to that person alone', async () => {
    const picture = { imageUrl: 'https://example.org/poster.png' };
    const [boxed, alone, split, other] = [
      await course.addPractice({ ...picture, weekNumber: 5 }),
      await course.addPractice({ ...picture, weekNumber: 5, content: '' }),
      await course.addPractice({ ...picture, weekNumber: 5, imageAlignment: 'portrait-split' }),
      await course.addPractice({ ...picture, weekNumber: 6, content: '' }),
    ];
    const files = await course.busOf('files');
    const author = callerOf();
    expect(await files.call(content.recordWeekAttempt, { userId: author.userId, weekNumber: 5 })).toEqual({ texts: 2 });
    expect(await files.call(content.recordWeekAttempt, { userId: author.userId, weekNumber: 5 })).toEqual({ texts: 2 });
    expect(await isLocked(author, 5)).toEqual(new Map([[boxed._id, true], [alone._id, false], [split._id, false]]));
    expect((await isLocked(author, 6)).get(other._id)).toBe(true);
    expect(await isLocked(callerOf(), 5)).toEqual(new Map([[boxed._id, true], [alone._id, true], [split._id, true]]));
  });

  it('opens those of every text of week 2, and nothing of a tutorial', async () => {
    const practice = await course.addPractice({ weekNumber: 2 });
    const task = await course.addTask({ weekNumber: 2 });
    const author = callerOf();
    await (await course.busOf('files')).call(content.recordWeekAttempt, { userId: author.userId, weekNumber: 2 });
    expect((await isLocked(author, 2)).get(practice._id)).toBe(false);
    const tasks = await course.call(content.listTutorialTasks, { week: 2 }, { as: author });
    expect(tasks.find(({ _id }) => _id === task._id)?.referencesLocked).toBe(true);
  });
});

describe('the texts that somebody has handed in work for', () => {
  const opened = async (caller: Caller) => (await course.call(content.listOpenedTexts, {}, { as: caller })).texts;

  it('come with their reference examples, to that person alone, by kind and week', async () => {
    const referenceExamples = [{ text: '言以简洁为贵', comment: 'A proverb for a proverb.' }];
    const practice = await course.addPractice({ weekNumber: 3, referenceExamples, imageUrl: 'https://example.org/sign.png', imageAlt: 'A sign' });
    const example = await course.addExample({ referenceExamples });
    await course.addExample({ referenceExamples });
    const author = callerOf();
    for (const { _id } of [practice, example]) await bus.call(content.recordAttempt, { userId: author.userId, sourceTextId: _id });
    expect(await opened(author)).toMatchObject([
      { _id: example._id, kind: 'practice', referenceExamples, imageUrl: '' },
      { _id: practice._id, kind: 'weekly-practice', weekNumber: 3, title: practice.title, referenceExamples, imageUrl: practice.imageUrl, imageAlt: 'A sign' },
    ]);
    expect(await opened(callerOf())).toEqual([]);
    expect(await opened(callerOf({ role: 'visitor', guest: true }))).toEqual([]);
  });
});
