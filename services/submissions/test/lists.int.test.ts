import { randomUUID } from 'node:crypto';
import { content, LIMITS, submissions, type Caller, type SubmissionStatus } from '@transcreate/contracts';
import { service as contentService } from '@transcreate/content';
import { callerOf } from '@transcreate/service-kit/testing';
import { startCourse, type Course } from './course.js';

let course: Course;
beforeAll(async () => {
  course = await startCourse();
});
afterAll(() => course.stop());

const own = async (as = callerOf()) => (await course.call(submissions.listOwnSubmissions, {}, { as })).submissions;
const setStatus = (id: string, status: SubmissionStatus, reason?: string) =>
  course.call(submissions.setStatus, { id, status, reason }, { as: course.admin });

describe('the submissions to a source text', () => {
  it('are listed oldest first, to the guest as well', async () => {
    const text = await course.addText('weekly-practice');
    for (const transcreation of ['一', '二', '三']) await course.submit(text, callerOf(), { transcreation });
    const guest = callerOf({ role: 'visitor', guest: true });
    expect((await course.list(text, guest)).map(({ transcreation }) => transcreation)).toEqual(['一', '二', '三']);
  });

  it('are none for a text that nobody has submitted to', async () => {
    const { _id } = await course.addExample();
    expect(await course.list(_id)).toEqual([]);
  });

  it('are not found for a text that is not there', async () => {
    await expect(course.list(randomUUID())).rejects.toMatchObject({ code: 'not_found' });
    const { _id } = await course.addExample();
    await course.submit(_id, callerOf());
    await course.call(content.deleteExample, { id: _id, force: 'true' }, { as: course.admin });
    await expect(course.list(_id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('include the rejected ones, with their status', async () => {
    const { _id } = await course.addExample();
    const submission = await course.submit(_id, callerOf());
    await setStatus(submission._id, 'rejected');
    expect(await course.list(_id)).toMatchObject([{ _id: submission._id, status: 'rejected' }]);
  });

  it('tell who wrote an anonymous one to its author and to admins alone', async () => {
    const { _id } = await course.addExample();
    const author = callerOf();
    await course.submit(_id, author);
    for (const peer of [callerOf(), callerOf({ role: 'visitor' }), callerOf({ role: 'visitor', guest: true })]) {
      const seen = JSON.stringify(await course.list(_id, peer));
      for (const secret of [author.userId, author.username, author.email, author.sessionId]) expect(seen).not.toContain(secret);
    }
    const named = { username: author.username, userId: { _id: author.userId, username: author.username } };
    expect(await course.list(_id, author)).toMatchObject([{ isOwner: true, ...named }]);
    expect(await course.list(_id, course.admin)).toMatchObject([{ isOwner: false, ...named }]);
  });

  it('look the same to a peer when two authors change places', async () => {
    const [first, second, peer] = [callerOf({ username: 'aaa' }), callerOf({ username: 'zzz' }), callerOf()];
    const seenBy = async (authors: Caller[]) => {
      const { _id } = await course.addExample();
      for (const [place, author] of authors.entries()) await course.submit(_id, author, { transcreation: `译文 ${place}` });
      return JSON.stringify((await course.list(_id, peer)).map((submission) => ({ ...submission, ...VARYING })));
    };
    expect(await seenBy([first, second])).toBe(await seenBy([second, first]));
  });
});

/** What differs between any two submissions and says nothing of their authors: random ids and the time. */
const VARYING = { _id: '', sourceTextId: '', createdAt: '' };

describe("one's own submissions", () => {
  it('come oldest first, with their source texts', async () => {
    const author = callerOf();
    const example = await course.addExample();
    const task = await course.addText('tutorial');
    await course.submit(task, author, { groupNumber: 2 });
    await course.submit(example._id, author);
    await course.submit(task, author, { groupNumber: 3 });
    await course.submit(example._id, callerOf());
    const list = await own(author);
    expect(list.map(({ sourceTextId, groupNumber }) => [sourceTextId._id, groupNumber])).toEqual([[task, 2], [example._id, null], [task, 3]]);
    const { _id, title, content: text, sourceLanguage, sourceCulture, weekNumber } = example;
    expect(list[1]).toMatchObject({
      isOwner: true,
      username: author.username,
      sourceTextId: { _id, kind: 'practice', title, content: text, sourceLanguage, sourceCulture, weekNumber },
    });
  });

  it('are none for somebody who has submitted nothing', async () => {
    expect(await own()).toEqual([]);
    expect(await own(callerOf({ role: 'visitor', guest: true }))).toEqual([]);
  });

  it('leave out what was submitted to a text that is gone', async () => {
    const author = callerOf();
    const [kept, gone] = [await course.addExample(), await course.addExample()];
    await course.submit(gone._id, author);
    await course.submit(kept._id, author);
    await course.call(content.deleteExample, { id: gone._id, force: 'true' }, { as: course.admin });
    expect((await own(author)).map(({ sourceTextId }) => sourceTextId._id)).toEqual([kept._id]);
  });

  it('can only be shown when content can be asked', async () => {
    const author = callerOf();
    await course.submit((await course.addExample())._id, author);
    await course.services.get('content')!.close();
    course.services.delete('content');
    await expect(own(author)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await own()).toEqual([]);
    await course.start(contentService);
    expect(await own(author)).toHaveLength(1);
  });
});

describe('a change', () => {
  const update = (id: string, as: Caller, transcreation = '改过的译文 🌸') =>
    course.call(submissions.updateSubmission, { id, transcreation }, { as });
  const remove = (id: string) => course.call(submissions.deleteSubmission, { id }, { as: course.admin });

  it('of the text is made by its author', async () => {
    const { _id } = await course.addExample();
    const author = callerOf();
    const submission = await course.submit(_id, author);
    expect((await update(submission._id, author)).submission).toEqual({ ...submission, transcreation: '改过的译文 🌸' });
    expect(await course.list(_id, author)).toEqual([{ ...submission, transcreation: '改过的译文 🌸' }]);
  });

  it("of the text is made by an admin, and it stays its author's", async () => {
    const { _id } = await course.addExample();
    const author = callerOf();
    const submission = await course.submit(_id, author);
    expect((await update(submission._id, course.admin)).submission).toMatchObject({ isOwner: false, username: author.username });
    expect(await course.list(_id, author)).toMatchObject([{ transcreation: '改过的译文 🌸', isOwner: true }]);
  });

  it('of the text is not made by anybody else', async () => {
    const { _id } = await course.addExample();
    const submission = await course.submit(_id, callerOf());
    await expect(update(submission._id, callerOf())).rejects.toMatchObject({ code: 'forbidden' });
    expect(await course.list(_id)).toMatchObject([{ transcreation: submission.transcreation }]);
  });

  it('to a blank text is refused', async () => {
    const author = callerOf();
    const submission = await course.submit((await course.addExample())._id, author);
    await expect(update(submission._id, author, ' \n ')).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(update(submission._id, author, 'a\0')).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it.each(['approved', 'rejected', 'pending', 'submitted'] as const)('of the status to %s is seen by everybody', async (status) => {
    const { _id } = await course.addExample();
    const submission = await course.submit(_id, callerOf());
    expect((await setStatus(submission._id, status)).submission).toMatchObject({ _id: submission._id, status });
    expect(await course.list(_id)).toMatchObject([{ status }]);
  });

  it('of the status says why to the author and to admins, until the next one', async () => {
    const text = await course.addText('weekly-practice');
    const author = callerOf();
    const { _id } = await course.submit(text, author);
    expect(await course.list(text, author)).toMatchObject([{ statusReason: '' }]);
    const reason = '双'.repeat(LIMITS.reason);
    expect((await setStatus(_id, 'rejected', reason)).submission).toMatchObject({ statusReason: reason });
    expect(await course.list(text, author)).toMatchObject([{ status: 'rejected', statusReason: reason }]);
    expect(await own(author)).toMatchObject([{ statusReason: reason }]);
    const [seenByPeer] = await course.list(text);
    expect(seenByPeer).not.toHaveProperty('statusReason');
    expect((await setStatus(_id, 'approved')).submission).toMatchObject({ statusReason: '' });
  });

  it('of the status with a reason that is too long or has a NUL character is refused', async () => {
    const { _id } = await course.submit(await course.addText('weekly-practice'), callerOf());
    for (const reason of ['x'.repeat(LIMITS.reason + 1), 'a\0']) {
      await expect(setStatus(_id, 'rejected', reason)).rejects.toMatchObject({ code: 'invalid_input', details: [{ path: 'reason' }] });
    }
  });

  it('by deleting takes it out of the list', async () => {
    const { _id } = await course.addExample();
    const submission = await course.submit(_id, callerOf());
    expect(await remove(submission._id)).toEqual({ success: true });
    expect(await course.list(_id)).toEqual([]);
  });

  it('of what is not there, or no longer, is not found', async () => {
    const { _id } = await course.addExample();
    const author = callerOf();
    const submission = await course.submit(_id, author);
    await course.call(content.deleteExample, { id: _id, force: 'true' }, { as: course.admin });
    for (const id of [submission._id, randomUUID()]) {
      await expect(update(id, author)).rejects.toMatchObject({ code: 'not_found' });
      await expect(setStatus(id, 'approved')).rejects.toMatchObject({ code: 'not_found' });
      await expect(remove(id)).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});
