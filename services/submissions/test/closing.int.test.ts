import { randomUUID } from 'node:crypto';
import { submissions } from '@transcreate/contracts';
import type { Bus } from '@transcreate/service-kit';
import { callerOf, untilBlocked } from '@transcreate/service-kit/testing';
import { startCourse, tally, type Course } from './course.js';

let course: Course;
let bus: Bus;
beforeAll(async () => {
  course = await startCourse();
  bus = await course.busOf('content');
});
afterAll(() => course.stop());

const close = (sourceTextId: string, force = false) => bus.call(submissions.closeSourceText, { sourceTextId, force });

describe('closing a source text', () => {
  it('without submissions refuses those that come later', async () => {
    const { _id } = await course.addExample();
    expect(await close(_id)).toEqual({ closed: true, submissions: 0 });
    await expect(course.submit(_id, callerOf())).rejects.toMatchObject({ code: 'not_found' });
  });

  it('with submissions only counts them, unless it is told to', async () => {
    const { _id } = await course.addExample();
    await course.submit(_id, callerOf());
    await course.submit(_id, callerOf());
    expect(await close(_id)).toEqual({ closed: false, submissions: 2 });
    await course.submit(_id, callerOf());
    expect(await course.list(_id)).toHaveLength(3);
    expect(await close(_id, true)).toEqual({ closed: true, submissions: 3 });
    expect(await course.list(_id)).toEqual([]);
  });

  it('can be repeated, when the deletion that it was for failed half-way', async () => {
    const { _id } = await course.addExample();
    await course.submit(_id, callerOf());
    await close(_id, true);
    expect(await close(_id)).toEqual({ closed: true, submissions: 1 });
  });

  it.each(['the first', 'a later'])('waits for %s submission that is being written, and counts it', async (which) => {
    const { _id } = await course.addExample();
    if (which === 'a later') await course.call(submissions.deleteSubmission, { id: (await course.submit(_id, callerOf()))._id }, { as: course.admin });
    const client = await course.connect();
    await client.query('BEGIN');
    await client.query('LOCK TABLE submission IN SHARE MODE');
    const submitting = course.submit(_id, callerOf());
    await untilBlocked(client, 1);
    const closing = close(_id);
    await Promise.race([closing, untilBlocked(client, 2)]);
    await client.query('COMMIT');
    await submitting;
    expect(await closing).toEqual({ closed: false, submissions: 1 });
  });

  it('counts every submission that was taken at the same moment', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { _id } = await course.addExample();
      const students = Array.from({ length: 6 }, () => course.submit(_id, callerOf()));
      const [closing, ...outcomes] = await Promise.allSettled([close(_id, true), ...students]);
      const { done, refused } = tally(outcomes);
      expect(closing).toMatchObject({ status: 'fulfilled', value: { closed: true, submissions: done } });
      expect(new Set(['not_found', ...refused])).toEqual(new Set(['not_found']));
      expect(await course.list(_id)).toEqual([]);
    }
  });

  it('without force happens before any submission of that moment, or not at all', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { _id } = await course.addExample();
      const students = Array.from({ length: 6 }, () => course.submit(_id, callerOf()));
      const [closing, outcomes] = await Promise.all([close(_id), Promise.allSettled(students)]);
      expect(tally(outcomes).done).toBe(closing.closed ? 0 : 6);
      expect(closing.submissions > 0).toBe(!closing.closed);
    }
  });
});

describe('the count of all submissions', () => {
  it('leaves out those to texts that are gone', async () => {
    const auth = await course.busOf('auth');
    const { count } = await auth.call(submissions.countSubmissions, {});
    const [kept, gone] = [await course.addExample(), await course.addExample()];
    for (const { _id } of [kept, gone, gone]) await course.submit(_id, callerOf());
    expect(await auth.call(submissions.countSubmissions, {})).toEqual({ count: count + 3 });
    await close(gone._id, true);
    expect(await auth.call(submissions.countSubmissions, {})).toEqual({ count: count + 1 });
  });
});

describe('the calls between services', () => {
  it('are out of reach for people', async () => {
    const call = course.call(submissions.closeSourceText, { sourceTextId: randomUUID(), force: true }, { deadlineMs: 300 });
    await expect(call).rejects.toMatchObject({ code: 'unavailable' });
  });
});
