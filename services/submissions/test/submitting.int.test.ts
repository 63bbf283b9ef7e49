import { randomUUID } from 'node:crypto';
import { content, LIMITS, submissions } from '@transcreate/contracts';
import { service as contentService } from '@transcreate/content';
import { callerOf } from '@transcreate/service-kit/testing';
import { startCourse, tally, type Course } from './course.js';

let course: Course;
beforeAll(async () => {
  course = await startCourse();
});
afterAll(() => course.stop());

const UUID_V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('a practice submission', () => {
  it('has its author, its text as typed, the status submitted and no votes', async () => {
    const { _id } = await course.addExample();
    const author = callerOf({ username: '李雷' });
    const draft = {
      transcreation: ' 时间\n像箭 🏹，果蝇👨‍👩‍👧 𠮷 ', explanation: '谐音', targetCulture: 'Chinese', targetLanguage: 'Chinese', culturalAdaptations: ['箭', '🍌'],
    };
    const submission = await course.submit(_id, author, draft);
    expect(submission).toMatchObject({
      ...draft,
      sourceTextId: _id,
      status: 'submitted',
      voteCounts: { '1': 0, '2': 0, '3': 0 },
      weekNumber: 1,
      isOwner: true,
      username: '李雷',
      userId: { _id: author.userId, username: '李雷' },
    });
    expect(submission._id).toMatch(UUID_V4);
    expect(await course.list(_id, author)).toEqual([submission]);
  });

  it('is anonymous and of no group, whatever the body says', async () => {
    const { _id } = await course.addExample();
    const submission = await course.submit(_id, callerOf(), { isAnonymous: false, groupNumber: 2 });
    expect(submission).toMatchObject({ isAnonymous: true, groupNumber: null });
  });

  it('is made once by each person', async () => {
    const { _id } = await course.addExample();
    const author = callerOf();
    await course.submit(_id, author);
    await expect(course.submit(_id, author, { transcreation: '再来一次' })).rejects.toMatchObject({ code: 'already_submitted' });
    await course.submit(_id, callerOf());
    expect(await course.list(_id)).toHaveLength(2);
  });

  it('is made once when the same person submits many times at once', async () => {
    const { _id } = await course.addExample();
    const author = callerOf();
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, copy) => course.submit(_id, author, { transcreation: `译文 ${copy}` })));
    expect(tally(outcomes)).toEqual({ done: 1, refused: Array.from({ length: 19 }, () => 'already_submitted') });
    expect(await course.list(_id)).toHaveLength(1);
  });

  it('is taken from everybody when a whole class submits at once', async () => {
    const { _id } = await course.addExample();
    await Promise.all(Array.from({ length: 100 }, () => course.submit(_id, callerOf())));
    expect(await course.list(_id)).toHaveLength(100);
  });

  it('can be made again after an admin has deleted it', async () => {
    const { _id } = await course.addExample();
    const author = callerOf();
    const first = await course.submit(_id, author);
    await course.call(submissions.deleteSubmission, { id: first._id }, { as: course.admin });
    await course.submit(_id, author);
    expect(await course.list(_id)).toHaveLength(1);
  });

  it('needs an example that exists', async () => {
    await expect(course.submit(randomUUID(), callerOf())).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each([
    ['a blank translation', { transcreation: ' \n\t' }],
    ['a translation with a NUL character', { transcreation: 'a\0b' }],
    ['a translation over its limit', { transcreation: '🏹'.repeat(LIMITS.translation + 1) }],
    ['an explanation with a NUL character', { explanation: '\0' }],
    ['an adaptation with a NUL character', { culturalAdaptations: ['a\0'] }],
    ['more adaptations than a list holds', { culturalAdaptations: Array.from({ length: LIMITS.listItems + 1 }, () => 'a') }],
    ['a group after the last', { groupNumber: 9 }],
    ['a malformed id', { sourceTextId: 'wb-2' }],
  ])('is refused with %s', async (_what, draft) => {
    const { _id } = await course.addExample();
    await expect(course.submit(_id, callerOf(), draft)).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await course.list(_id)).toEqual([]);
  });

  it('may use the whole of the limit, counted in characters', async () => {
    const { _id } = await course.addExample();
    const longest = '🏹'.repeat(LIMITS.translation);
    expect((await course.submit(_id, callerOf(), { transcreation: longest })).transcreation).toBe(longest);
  });
});

describe('a tutorial submission', () => {
  it('needs a group, and says so', async () => {
    const task = await course.addText('tutorial');
    await expect(course.submit(task, callerOf())).rejects.toMatchObject({ code: 'invalid_input', details: [{ path: 'groupNumber' }] });
    expect(await course.list(task)).toEqual([]);
  });

  it('keeps the group and the week, and can be made several times', async () => {
    const task = await course.addText('tutorial');
    const author = callerOf();
    await course.submit(task, author, { groupNumber: 8 });
    await course.submit(task, author, { groupNumber: 1 });
    const list = await course.list(task);
    expect(list.map(({ groupNumber, weekNumber, isAnonymous }) => ({ groupNumber, weekNumber, isAnonymous }))).toEqual([
      { groupNumber: 8, weekNumber: 4, isAnonymous: false },
      { groupNumber: 1, weekNumber: 4, isAnonymous: false },
    ]);
  });
});

describe('a weekly submission', () => {
  it('is anonymous if its author wants it, and can be made several times', async () => {
    const text = await course.addText('weekly-practice');
    const author = callerOf();
    await course.submit(text, author, { isAnonymous: true });
    await course.submit(text, author);
    const list = await course.list(text);
    expect(list.map(({ isAnonymous, username }) => [isAnonymous, username])).toEqual([[true, undefined], [false, author.username]]);
  });
});

describe('a submission with an idempotency key', () => {
  it('gets the first reply again, and is made once', async () => {
    const text = await course.addText('weekly-practice');
    const [author, options] = [callerOf(), { idempotencyKey: randomUUID() }];
    const first = await course.submit(text, author, {}, options);
    expect(await course.submit(text, author, {}, options)).toEqual(first);
    expect(await course.list(text)).toHaveLength(1);
    await course.submit(text, author, {}, { idempotencyKey: randomUUID() });
    await course.submit(text, callerOf(), {}, options);
    expect(await course.list(text)).toHaveLength(3);
  });

  it('is made once when many copies arrive at once', async () => {
    const text = await course.addText('weekly-practice');
    const [author, options] = [callerOf(), { idempotencyKey: randomUUID() }];
    const copies = await Promise.all(Array.from({ length: 10 }, () => course.submit(text, author, {}, options)));
    for (const copy of copies) expect(copy).toEqual(copies[0]);
    expect(await course.list(text)).toHaveLength(1);
  });

  it('is a conflict when the key comes with another body', async () => {
    const text = await course.addText('weekly-practice');
    const [author, options] = [callerOf(), { idempotencyKey: randomUUID() }];
    await course.submit(text, author, {}, options);
    await expect(course.submit(text, author, { transcreation: '另一个' }, options)).rejects.toMatchObject({ code: 'conflict' });
    expect(await course.list(text)).toHaveLength(1);
  });

  it('does not open the reference examples of a second text, when it was used for a first one', async () => {
    const [first, second] = [await course.addExample(), await course.addExample()];
    const [author, options] = [callerOf(), { idempotencyKey: randomUUID() }];
    await course.submit(first._id, author, {}, options);
    await expect(course.submit(second._id, author, {}, options)).rejects.toMatchObject({ code: 'conflict' });
    const { results } = await course.call(content.searchExamples, {}, { as: author });
    expect(results.find(({ _id }) => _id === second._id)?.referencesLocked).toBe(true);
  });

  it('is tried anew after a failed first try', async () => {
    const { _id } = await course.addExample();
    const [author, options] = [callerOf(), { idempotencyKey: randomUUID() }];
    const first = await course.submit(_id, author);
    await expect(course.submit(_id, author, {}, options)).rejects.toMatchObject({ code: 'already_submitted' });
    await course.call(submissions.deleteSubmission, { id: first._id }, { as: course.admin });
    expect(await course.submit(_id, author, {}, options)).toMatchObject({ isOwner: true });
  });

  it('gets its first reply even when the source text is gone by then, or content is down', async () => {
    const { _id } = await course.addExample();
    const [author, options] = [callerOf(), { idempotencyKey: randomUUID() }];
    const first = await course.submit(_id, author, {}, options);
    await course.call(content.deleteExample, { id: _id, force: 'true' }, { as: course.admin });
    expect(await course.submit(_id, author, {}, options)).toEqual(first);
    await stopContent();
    expect(await course.submit(_id, author, {}, options)).toEqual(first);
    await course.start(contentService);
  });
});

describe('while content is down', () => {
  it('nothing is taken, nothing is remembered, and what is there can be read', async () => {
    const { _id } = await course.addExample();
    await course.submit(_id, callerOf());
    const [author, options] = [callerOf(), { idempotencyKey: randomUUID() }];
    await stopContent();
    await expect(course.submit(_id, author, {}, options)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await course.list(_id)).toHaveLength(1);
    await course.start(contentService);
    await course.submit(_id, author, {}, options);
    expect(await course.list(_id)).toHaveLength(2);
  });
});

async function stopContent(): Promise<void> {
  await course.services.get('content')!.close();
  course.services.delete('content');
}
