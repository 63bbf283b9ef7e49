import { randomUUID } from 'node:crypto';
import { content, submissions, type Sent } from '@transcreate/contracts';
import { callerOf } from '@transcreate/service-kit/testing';
import { startCourse, tally, type Course } from './course.js';

let course: Course;
beforeEach(async () => {
  course = await startCourse();
});
afterEach(() => course.stop());

const review = (filter: Sent<typeof submissions.reviewSubmissions> = {}) => course.call(submissions.reviewSubmissions, filter, { as: course.admin });
const wordsOf = async (filter: Sent<typeof submissions.reviewSubmissions>) => (await review(filter)).submissions.map(({ transcreation }) => transcreation);
const judge = (ids: string[], status: 'approved' | 'rejected', reason?: string) =>
  course.call(submissions.setStatuses, { ids, status, reason }, { as: course.admin });

describe('the submissions of the class', () => {
  it('are shown newest first, with source text, author, votes and reason', async () => {
    const [example, task] = [await course.addExample(), await course.addText('tutorial')];
    const author = callerOf({ username: '李雷' });
    const first = await course.submit(example._id, author);
    const second = await course.submit(task, author, { groupNumber: 3 });
    await course.call(submissions.castVote, { id: first._id, rank: 1 }, { as: callerOf() });
    await judge([first._id], 'approved', '妙');
    const named = { username: '李雷', userId: { _id: author.userId, username: '李雷' } };
    expect(await review()).toMatchObject({
      total: 2,
      pages: 1,
      submissions: [
        { _id: second._id, sourceTextId: { _id: task, kind: 'tutorial', title: 'ST 1', weekNumber: 4 }, groupNumber: 3, status: 'submitted', score: 0, ...named },
        {
          _id: first._id, sourceTextId: { kind: 'practice', title: 'A pun' }, isAnonymous: true, status: 'approved', statusReason: '妙', score: 3,
          voteCounts: { '1': 1 }, ...named,
        },
      ],
    });
  });

  it('are filtered by kind, week, status and group', async () => {
    const [example, task, weekly] = [await course.addExample(), await course.addText('tutorial'), await course.addText('weekly-practice')];
    const { _id } = await course.submit(example._id, callerOf(), { transcreation: 'practice' });
    await course.submit(task, callerOf(), { transcreation: 'group 1', groupNumber: 1 });
    await course.submit(task, callerOf(), { transcreation: 'group 2', groupNumber: 2 });
    await course.submit(weekly, callerOf(), { transcreation: 'weekly' });
    await judge([_id], 'rejected');
    expect(await wordsOf({ kind: 'tutorial' })).toEqual(['group 2', 'group 1']);
    expect(await wordsOf({ week: '4' })).toEqual(['weekly', 'group 2', 'group 1']);
    expect(await wordsOf({ week: '4', kind: 'weekly-practice' })).toEqual(['weekly']);
    expect(await wordsOf({ status: 'rejected' })).toEqual(['practice']);
    expect(await wordsOf({ group: '2' })).toEqual(['group 2']);
    expect(await wordsOf({ kind: 'all', week: '', status: 'all', group: '' })).toHaveLength(4);
    for (const filter of [{ kind: 'slides' }, { week: '7' }, { status: 'lost' }, { group: '9' }, { page: '0' }, { q: 'a\0' }]) {
      await expect(review(filter as never)).rejects.toMatchObject({ code: 'invalid_input' });
    }
  });

  it('are searched in translation and author, in any case, with characters that stand for themselves', async () => {
    const text = await course.addText('weekly-practice');
    await course.submit(text, callerOf({ username: 'Han Meimei' }), { transcreation: '我是坏人吗' });
    await course.submit(text, callerOf({ username: 'li' }), { transcreation: '100% a\\b a_b' });
    await course.submit(text, callerOf({ username: 'li' }), { transcreation: '1000 axb' });
    expect(await wordsOf({ q: '坏人' })).toEqual(['我是坏人吗']);
    expect(await wordsOf({ q: ' MEIMEI ' })).toEqual(['我是坏人吗']);
    expect(await wordsOf({ q: '100%' })).toEqual(['100% a\\b a_b']);
    expect(await wordsOf({ q: 'a_b' })).toEqual(['100% a\\b a_b']);
    expect(await wordsOf({ q: 'a\\b' })).toEqual(['100% a\\b a_b']);
    expect(await review({ q: 'nothing' })).toEqual({ submissions: [], total: 0, pages: 0 });
  });

  it('come 50 a page', async () => {
    const text = await course.addText('weekly-practice');
    await Promise.all(Array.from({ length: 51 }, (_, place) => course.submit(text, callerOf(), { transcreation: `译文 ${place}` })));
    const pages = await Promise.all([1, 2, 3].map((page) => review({ page })));
    expect(pages.map((page) => [page.submissions.length, page.total, page.pages])).toEqual([[50, 51, 2], [1, 51, 2], [0, 51, 2]]);
    expect(new Set(pages.flatMap((page) => page.submissions.map(({ _id }) => _id))).size).toBe(51);
  });

  it('leave out what was submitted to a text that is gone', async () => {
    const [kept, gone] = [await course.addExample(), await course.addExample()];
    await course.submit(gone._id, callerOf());
    await course.submit(kept._id, callerOf());
    await course.call(content.deleteExample, { id: gone._id, force: 'true' }, { as: course.admin });
    expect(await review()).toMatchObject({ total: 1, submissions: [{ sourceTextId: { _id: kept._id } }] });
  });
});

describe('a decision on several submissions', () => {
  it('is made of those that are there, with one reason, and gives voters of rejected ones their ranks back', async () => {
    const text = await course.addText('weekly-practice');
    const [author, voter] = [callerOf(), callerOf()];
    const ids = [(await course.submit(text, author))._id, (await course.submit(text, author))._id];
    for (const [place, id] of ids.entries()) await course.call(submissions.castVote, { id, rank: place === 0 ? 1 : 2 }, { as: voter });
    expect(await judge([...ids, randomUUID()], 'rejected', '太直')).toEqual({ updated: 2 });
    expect(await course.list(text, author)).toMatchObject(ids.map(() => ({ status: 'rejected', statusReason: '太直', voteCounts: { '1': 0, '2': 0 } })));
    const other = (await course.submit(text, callerOf()))._id;
    expect(await course.call(submissions.castVote, { id: other, rank: 1 }, { as: voter })).toMatchObject({ userRank: 1 });
  });

  it('needs one at least and takes 50 at most', async () => {
    for (const ids of [[], Array.from({ length: 51 }, () => randomUUID()), ['x']]) {
      await expect(judge(ids, 'approved')).rejects.toMatchObject({ code: 'invalid_input' });
    }
    expect(await judge([randomUUID()], 'approved')).toEqual({ updated: 0 });
  });

  it('by two admins at once, in opposite orders, while the class votes, waits for nobody in a circle', async () => {
    const text = await course.addText('weekly-practice');
    const author = callerOf();
    const ids: string[] = [];
    for (let place = 0; place < 20; place += 1) ids.push((await course.submit(text, author))._id);
    const decisions = Array.from({ length: 6 }, (_, place) => judge(place % 2 === 0 ? ids : ids.toReversed(), 'rejected'));
    const votes = ids.map((id) => course.call(submissions.castVote, { id, rank: 1 }, { as: callerOf() }));
    const outcomes = await Promise.allSettled([...decisions, ...votes]);
    expect(tally(outcomes).refused.filter((code) => code !== 'not_found')).toEqual([]);
    expect(await course.list(text)).toMatchObject(ids.map(() => ({ status: 'rejected', voteCounts: { '1': 0, '2': 0, '3': 0 } })));
  });
});

describe('the activity', () => {
  const activity = () => course.call(submissions.getActivity, {}, { as: course.admin });

  it('of a new course is nothing, on fourteen days', async () => {
    const { byWeek, byDay, byStatus } = await activity();
    expect([byWeek, byDay.length, byStatus]).toEqual([[], 14, { submitted: 0, pending: 0, approved: 0, rejected: 0 }]);
    expect(byDay.every(({ people, submissions: count }) => people === 0 && count === 0)).toBe(true);
  });

  it('counts submissions by kind and week, people by day once, and statuses', async () => {
    const [example, task] = [await course.addExample(), await course.addText('tutorial')];
    const [author, voter] = [callerOf(), callerOf()];
    const { _id } = await course.submit(example._id, author);
    for (const groupNumber of [1, 2]) await course.submit(task, author, { groupNumber });
    await course.call(submissions.castVote, { id: _id, rank: 1 }, { as: voter });
    await judge([_id], 'approved');
    const client = await course.connect();
    await client.query(`UPDATE submission SET created_at = now() - interval '3 days' WHERE group_number = 2`);
    await client.query(`UPDATE submission SET created_at = now() - interval '14 days' WHERE group_number = 1`);
    const { byWeek, byDay, byStatus } = await activity();
    expect(byWeek).toEqual([
      { kind: 'practice', weekNumber: 1, submissions: 1, people: 1 },
      { kind: 'tutorial', weekNumber: 4, submissions: 2, people: 1 },
    ]);
    expect(byDay[13]).toEqual({ day: new Date().toISOString().slice(0, 10), people: 2, submissions: 1 });
    expect(byDay[10]).toMatchObject({ people: 1, submissions: 1 });
    expect(byDay.reduce((sum, day) => sum + day.submissions, 0)).toBe(2);
    expect(byStatus).toEqual({ submitted: 2, pending: 0, approved: 1, rejected: 0 });
  });
});
