import { randomUUID } from 'node:crypto';
import { content, submissions, type Caller, type Rank, type Voteable } from '@transcreate/contracts';
import { callerOf, untilBlocked } from '@transcreate/service-kit/testing';
import { startCourse, tally, type Course } from './course.js';

let course: Course;
beforeAll(async () => {
  course = await startCourse();
});
afterAll(() => course.stop());

const give = (id: string, rank: Rank, as: Caller) => course.call(submissions.castVote, { id, rank }, { as });
const takeBack = (id: string, as: Caller) => course.call(submissions.castVote, { id, cancel: true }, { as });
const setStatus = (id: string, status: 'rejected' | 'approved') => course.call(submissions.setStatus, { id, status }, { as: course.admin });
const voteables = async (filter: object, as = callerOf()): Promise<Voteable[]> => (await course.call(submissions.listVoteable, filter, { as })).examples;

/** An example with some translations, each by somebody else, and the ids of these. */
async function addRound(translations: number): Promise<{ exampleId: string; ids: string[] }> {
  const { _id } = await course.addExample();
  const ids: string[] = [];
  for (let place = 0; place < translations; place += 1) ids.push((await course.submit(_id, callerOf(), { transcreation: `译文 ${place}` }))._id);
  return { exampleId: _id, ids };
}

/** The ranks that a person holds in an example, by translation. */
async function ranksOf(exampleId: string, as: Caller): Promise<(Rank | null)[]> {
  const [voteable] = await voteables({ exampleId }, as);
  return voteable!.translations.map(({ userRank }) => userRank);
}

describe('a vote', () => {
  it('counts for its rank and is seen by its voter', async () => {
    const { exampleId, ids } = await addRound(2);
    const voter = callerOf();
    expect(await give(ids[0]!, 1, voter)).toEqual({ score: 3, voteCounts: { '1': 1, '2': 0, '3': 0 }, hasVoted: true, userRank: 1 });
    expect(await give(ids[1]!, 3, voter)).toMatchObject({ score: 1, userRank: 3 });
    expect(await give(ids[0]!, 2, callerOf({ role: 'visitor' }))).toMatchObject({ score: 5, voteCounts: { '1': 1, '2': 1, '3': 0 }, userRank: 2 });
    expect(await ranksOf(exampleId, voter)).toEqual([1, 3]);
    expect(await ranksOf(exampleId, callerOf())).toEqual([null, null]);
    expect(await course.list(exampleId)).toMatchObject([{ voteCounts: { '1': 1, '2': 1, '3': 0 } }, { voteCounts: { '1': 0, '2': 0, '3': 1 } }]);
  });

  it('with another rank moves; with the same one changes nothing', async () => {
    const { ids } = await addRound(1);
    const voter = callerOf();
    await give(ids[0]!, 1, voter);
    expect(await give(ids[0]!, 2, voter)).toEqual({ score: 2, voteCounts: { '1': 0, '2': 1, '3': 0 }, hasVoted: true, userRank: 2 });
    expect(await give(ids[0]!, 2, voter)).toMatchObject({ score: 2 });
  });

  it('is refused while another translation of the example holds the rank, and changes nothing then', async () => {
    const { exampleId, ids } = await addRound(2);
    const voter = callerOf();
    await give(ids[0]!, 1, voter);
    await give(ids[1]!, 2, voter);
    await expect(give(ids[1]!, 1, voter)).rejects.toMatchObject({ code: 'rank_taken' });
    expect(await ranksOf(exampleId, voter)).toEqual([1, 2]);
    await give((await addRound(1)).ids[0]!, 1, voter);
  });

  it('is taken back, which frees its rank; taking back what is not there changes nothing', async () => {
    const { exampleId, ids } = await addRound(2);
    const voter = callerOf();
    await give(ids[0]!, 1, voter);
    expect(await takeBack(ids[0]!, voter)).toEqual({ score: 0, voteCounts: { '1': 0, '2': 0, '3': 0 }, hasVoted: false, userRank: null });
    expect(await takeBack(ids[0]!, voter)).toMatchObject({ score: 0, hasVoted: false });
    await give(ids[1]!, 1, voter);
    expect(await ranksOf(exampleId, voter)).toEqual([null, 1]);
  });

  it("is not given to one's own translation", async () => {
    const { _id } = await course.addExample();
    const author = callerOf();
    const submission = await course.submit(_id, author);
    await expect(give(submission._id, 1, author)).rejects.toMatchObject({ code: 'own_submission' });
    expect(await course.list(_id)).toMatchObject([{ voteCounts: { '1': 0 } }]);
  });

  it('is not given to a translation of a group in whose name one has submitted to this example', async () => {
    const [task, otherTask] = [await course.addText('tutorial'), await course.addText('tutorial')];
    const [member, mate] = [callerOf(), callerOf()];
    await course.submit(task, member, { groupNumber: 3 });
    const ofGroup = await course.submit(task, mate, { groupNumber: 3 });
    const ofOthers = await course.submit(task, mate, { groupNumber: 4 });
    const elsewhere = await course.submit(otherTask, mate, { groupNumber: 3 });
    await expect(give(ofGroup._id, 1, member)).rejects.toMatchObject({ code: 'own_submission', message: expect.stringContaining('group') });
    expect(await give(ofOthers._id, 1, member)).toMatchObject({ score: 3 });
    expect(await give(elsewhere._id, 1, member)).toMatchObject({ score: 3 });
  });

  it('for a group is taken back when one submits in its name, which frees the rank; other votes stay', async () => {
    const [task, otherTask] = [await course.addText('tutorial'), await course.addText('tutorial')];
    const [member, mate] = [callerOf(), callerOf()];
    const { _id: ofGroup } = await course.submit(task, mate, { groupNumber: 3 });
    const { _id: alsoOfGroup } = await course.submit(task, mate, { groupNumber: 3 });
    const { _id: ofOthers } = await course.submit(task, mate, { groupNumber: 4 });
    const { _id: elsewhere } = await course.submit(otherTask, mate, { groupNumber: 3 });
    const neighbour = callerOf();
    await Promise.all([give(ofGroup, 1, member), give(alsoOfGroup, 2, member), give(ofOthers, 3, member), give(elsewhere, 1, member), give(ofGroup, 2, neighbour)]);

    await course.submit(task, member, { groupNumber: 3 });
    expect(await ranksOf(task, member)).toEqual([null, null, 3, null]);
    expect(await ranksOf(otherTask, member)).toEqual([1]);
    expect(await ranksOf(task, neighbour)).toEqual([2, null, null, null]);
    expect((await course.list(task)).map(({ voteCounts }) => voteCounts)).toEqual([
      { '1': 0, '2': 1, '3': 0 }, { '1': 0, '2': 0, '3': 0 }, { '1': 0, '2': 0, '3': 1 }, { '1': 0, '2': 0, '3': 0 },
    ]);
    expect(await give(ofOthers, 1, member)).toMatchObject({ userRank: 1 });
  });

  it('for a group stays when the submission in its name is refused', async () => {
    const task = await course.addText('tutorial');
    const member = callerOf();
    const { _id } = await course.submit(task, callerOf(), { groupNumber: 3 });
    await give(_id, 1, member);
    await expect(course.submit(task, member, { groupNumber: 3, transcreation: ' ' })).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await ranksOf(task, member)).toEqual([1]);
  });

  it('needs a translation that can be voted for', async () => {
    const { exampleId, ids } = await addRound(2);
    await setStatus(ids[0]!, 'rejected');
    for (const id of [randomUUID(), ids[0]!]) {
      await expect(give(id, 1, callerOf())).rejects.toMatchObject({ code: 'not_found' });
      await expect(takeBack(id, callerOf())).rejects.toMatchObject({ code: 'not_found' });
    }
    await course.call(content.deleteExample, { id: exampleId, force: 'true' }, { as: course.admin });
    await expect(give(ids[1]!, 1, callerOf())).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each([{}, { rank: 4 }, { rank: 0 }, { rank: '1' }, { cancel: false }, { rank: 1, cancel: true }])('is not %j', async (ballot) => {
    const { ids } = await addRound(1);
    await expect(course.call(submissions.castVote, { id: ids[0]!, ...(ballot as { rank: Rank }) })).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

describe('rejecting or deleting a translation', () => {
  it('gives its voters their ranks back', async () => {
    const { exampleId, ids } = await addRound(3);
    const voter = callerOf();
    await give(ids[0]!, 1, voter);
    await give(ids[1]!, 2, voter);
    expect((await setStatus(ids[0]!, 'rejected')).submission).toMatchObject({ status: 'rejected', voteCounts: { '1': 0, '2': 0, '3': 0 } });
    await course.call(submissions.deleteSubmission, { id: ids[1]! }, { as: course.admin });
    await give(ids[2]!, 1, voter);
    await give(ids[2]!, 2, voter);
    expect(await ranksOf(exampleId, voter)).toEqual([2]);
    expect((await setStatus(ids[0]!, 'approved')).submission).toMatchObject({ voteCounts: { '1': 0, '2': 0, '3': 0 } });
    expect(await ranksOf(exampleId, voter)).toEqual([null, 2]);
  });

  it('keeps the votes of one that is approved', async () => {
    const { ids } = await addRound(1);
    await give(ids[0]!, 1, callerOf());
    expect((await setStatus(ids[0]!, 'approved')).submission).toMatchObject({ voteCounts: { '1': 1 } });
  });

  it('loses no vote that is being given: it is either given back or refused', async () => {
    const { ids } = await addRound(1);
    const client = await course.connect();
    await client.query('BEGIN');
    await client.query('LOCK TABLE vote IN SHARE MODE');
    const voting = give(ids[0]!, 1, callerOf());
    await untilBlocked(client, 1);
    const rejecting = setStatus(ids[0]!, 'rejected');
    await untilBlocked(client, 2);
    await client.query('COMMIT');
    expect(await voting).toMatchObject({ score: 3 });
    expect((await rejecting).submission).toMatchObject({ voteCounts: { '1': 0, '2': 0, '3': 0 } });
    expect((await client.query('SELECT 1 FROM vote WHERE submission_id = $1', ids)).rows).toEqual([]);
  });
});

describe('however many votes race', () => {
  it('one person gives a rank to one translation of an example', async () => {
    const { exampleId, ids } = await addRound(40);
    const voter = callerOf();
    const outcomes = await Promise.allSettled(ids.map((id) => give(id, 1, voter)));
    expect(tally(outcomes)).toEqual({ done: 1, refused: Array.from({ length: 39 }, () => 'rank_taken') });
    expect((await ranksOf(exampleId, voter)).filter((rank) => rank !== null)).toEqual([1]);
  });

  it('one translation has one rank of a person', async () => {
    const { ids } = await addRound(1);
    const voter = callerOf();
    await Promise.all(Array.from({ length: 30 }, (_, turn) => give(ids[0]!, ((turn % 3) + 1) as Rank, voter)));
    const { voteCounts } = await give(ids[0]!, 2, voter);
    expect(voteCounts).toEqual({ '1': 0, '2': 1, '3': 0 });
  });

  it('nobody who moves ranks about in every direction waits for ever, or holds one twice', async () => {
    const { exampleId, ids } = await addRound(3);
    const voter = callerOf();
    const moves = Array.from({ length: 60 }, (_, turn) => ({ id: ids[turn % 3]!, rank: ((Math.floor(turn / 3) % 3) + 1) as Rank }));
    const outcomes = await Promise.allSettled(moves.map(({ id, rank }, turn) => (turn % 5 === 0 ? takeBack(id, voter) : give(id, rank, voter))));
    expect(new Set(['rank_taken', ...tally(outcomes).refused])).toEqual(new Set(['rank_taken']));
    const [voteable] = await voteables({ exampleId }, voter);
    const held = voteable!.translations.flatMap(({ userRank }) => userRank ?? []);
    expect(new Set(held).size).toBe(held.length);
    expect(voteable!.translations.map(({ score }) => score)).toEqual(voteable!.translations.map(({ userRank }) => (userRank ? 4 - userRank : 0)));
  });

  it('the votes of one person are taken one at a time, and those of others go on', async () => {
    const { ids } = await addRound(1);
    const voter = callerOf();
    const client = await course.connect();
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [voter.userId]);
    const held = give(ids[0]!, 1, voter);
    await untilBlocked(client, 1);
    expect(await give((await addRound(1)).ids[0]!, 1, callerOf())).toMatchObject({ score: 3 });
    await client.query('COMMIT');
    expect(await held).toMatchObject({ userRank: 1 });
  });

  it('nobody ends with a vote for a group in whose name they submitted, and no two of them wait for each other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const task = await course.addText('tutorial');
      const ofGroup = await Promise.all([1, 2, 3].map(() => course.submit(task, callerOf(), { groupNumber: 3 })));
      const members = Array.from({ length: 6 }, () => callerOf());
      const outcomes = await Promise.allSettled(
        members.flatMap((member) => [
          ...ofGroup.map(({ _id }, place) => give(_id, (place + 1) as Rank, member)),
          course.submit(task, member, { groupNumber: 3 }),
        ]),
      );
      expect(new Set(['own_submission', ...tally(outcomes).refused])).toEqual(new Set(['own_submission']));
      for (const member of members) expect((await ranksOf(task, member)).every((rank) => rank === null)).toBe(true);
      expect((await course.list(task)).every(({ voteCounts }) => voteCounts['1'] + voteCounts['2'] + voteCounts['3'] === 0)).toBe(true);
    }
  });

  it('the sums of a whole class are exact', async () => {
    const { exampleId, ids } = await addRound(3);
    const voters = Array.from({ length: 30 }, () => callerOf());
    await Promise.all(voters.flatMap((voter) => ids.map((id, place) => give(id, (place + 1) as Rank, voter))));
    const [voteable] = await voteables({ exampleId });
    expect(voteable!.translations.map(({ score, voteCounts }) => [score, voteCounts])).toEqual([
      [90, { '1': 30, '2': 0, '3': 0 }],
      [60, { '1': 0, '2': 30, '3': 0 }],
      [30, { '1': 0, '2': 0, '3': 30 }],
    ]);
  });
});
