import { content, FORMER_STUDENT, submissions, type Caller } from '@transcreate/contracts';
import type { Bus } from '@transcreate/service-kit';
import { callerOf } from '@transcreate/service-kit/testing';
import { startCourse, type Course } from './course.js';

let course: Course;
let auth: Bus;
beforeAll(async () => {
  course = await startCourse();
  auth = await course.busOf('auth');
});
afterAll(() => course?.stop());

const erase = ({ userId }: Caller) => auth.call(submissions.eraseUser, { userId });
const vote = (id: string, as: Caller) => course.call(submissions.castVote, { id, rank: 1 }, { as });
const dashboard = (as: Caller, weeks: { tutorialWeek?: number; practiceWeek?: number } = {}) => course.call(submissions.getDashboard, weeks, { as });

describe('erasing a person', () => {
  it('leaves their work under another name, also to admins, and their votes', async () => {
    const [leaver, reader] = [callerOf(), callerOf()];
    const text = await course.addText('weekly-practice');
    const own = await course.submit(text, leaver, {}, { idempotencyKey: 'k' });
    const hidden = await course.submit(text, leaver, { isAnonymous: true, transcreation: '箭' });
    const others = await course.submit(text, reader);
    await vote(others._id, leaver);
    await erase(leaver);
    await erase(leaver);
    const seen = await course.list(text, course.admin);
    expect(seen.map(({ _id, username }) => [_id, username])).toEqual([[own._id, FORMER_STUDENT], [hidden._id, FORMER_STUDENT], [others._id, reader.username]]);
    expect(seen[2]!.voteCounts).toEqual({ '1': 1, '2': 0, '3': 0 });
    expect((await course.list(text, reader))[1]!.username).toBeUndefined();
    const database = await course.connect();
    const { rows } = await database.query('SELECT 1 FROM idempotency_key WHERE owner = $1', [leaver.userId]);
    expect(rows).toEqual([]);
  });

  it('takes nobody else\'s name', async () => {
    const [leaver, stays] = [callerOf(), callerOf()];
    const text = await course.addText('weekly-practice');
    await course.submit(text, stays);
    await erase(leaver);
    expect((await course.list(text))[0]!.username).toBe(stays.username);
  });

  it('is for auth alone', async () => {
    const toolkit = await course.busOf('toolkit');
    await expect(toolkit.call(submissions.eraseUser, { userId: callerOf().userId })).rejects.toMatchObject({ code: 'unavailable' });
  });
});

it('a new name stands in every list', async () => {
  const author = callerOf();
  const text = await course.addText('weekly-practice');
  await course.submit(text, author);
  await auth.call(submissions.renameUser, { userId: author.userId, username: '画家' });
  expect((await course.list(text))[0]!.username).toBe('画家');
});

it('a person gets everything that is kept of them, and nothing of others', async () => {
  const [author, other] = [callerOf(), callerOf()];
  const text = await course.addText('tutorial');
  const own = await course.submit(text, author, { groupNumber: 3, explanation: 'Why' });
  const others = await course.submit(text, other, { groupNumber: 4, transcreation: '別人的' });
  await vote(others._id, author);
  const data = await auth.call(submissions.exportUser, { userId: author.userId });
  expect(data.submissions).toEqual([expect.objectContaining({ _id: own._id, kind: 'tutorial', groupNumber: 3, explanation: 'Why', status: 'submitted' })]);
  expect(data.votes).toEqual([{ submissionId: others._id, sourceTextId: text, rank: 1, createdAt: expect.any(String) }]);
  expect(submissions.exportUser.output.parse(data)).toEqual(data);
  expect(JSON.stringify(data)).not.toContain('別人的');
});

describe('the dashboard', () => {
  it('counts what there is to do in the asked weeks, and what the caller has handed in', async () => {
    const author = callerOf();
    const before = await dashboard(author, { tutorialWeek: 4, practiceWeek: 4 });
    await course.submit(await course.addText('tutorial'), author, { groupNumber: 1 });
    await course.addText('tutorial');
    await course.submit((await course.addExample())._id, author);
    const after = await dashboard(author, { tutorialWeek: 4, practiceWeek: 4 });
    expect(after.tutorial).toEqual({ texts: before.tutorial.texts + 2, handedIn: 1 });
    expect(after.practice).toEqual({ texts: before.practice.texts + 1, handedIn: 1 });
    expect(after.weeklyPractice).toEqual(before.weeklyPractice);
    const elsewhere = await course.call(content.listTutorialTasks, { week: 1 }, { as: author });
    expect((await dashboard(author)).tutorial).toEqual({ texts: elsewhere.length, handedIn: 0 });
  });

  it('counts the texts in which the caller has ranks left and translations of others to give them to', async () => {
    const voter = callerOf();
    const { waitingForVote: before } = await dashboard(voter);
    const text = await course.addText('tutorial');
    const ids: string[] = [];
    for (const groupNumber of [1, 2]) ids.push((await course.submit(text, callerOf(), { groupNumber }))._id);
    expect((await dashboard(voter)).waitingForVote).toBe(before + 1);
    await vote(ids[0]!, voter);
    expect((await dashboard(voter)).waitingForVote).toBe(before + 1);
    await course.call(submissions.castVote, { id: ids[1]!, rank: 2 }, { as: voter });
    expect((await dashboard(voter)).waitingForVote).toBe(before);
  });

  it('counts no own text, none of the own group, and no rejected one', async () => {
    const author = callerOf();
    const { waitingForVote: before } = await dashboard(author);
    const text = await course.addText('tutorial');
    await course.submit(text, author, { groupNumber: 5 });
    await course.submit(text, callerOf(), { groupNumber: 5 });
    const rejected = await course.submit(text, callerOf(), { groupNumber: 6 });
    await course.call(submissions.setStatus, { id: rejected._id, status: 'rejected' }, { as: course.admin });
    expect((await dashboard(author)).waitingForVote).toBe(before);
  });

  it('has no votes for the guest to cast', async () => {
    await course.submit(await course.addText('tutorial'), callerOf(), { groupNumber: 1 });
    expect((await dashboard(callerOf({ role: 'visitor', guest: true }))).waitingForVote).toBe(0);
  });
});
