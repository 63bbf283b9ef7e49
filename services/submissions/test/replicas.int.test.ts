import { content, submissions, type Rank } from '@transcreate/contracts';
import { service as contentService } from '@transcreate/content';
import { callerOf } from '@transcreate/service-kit/testing';
import { service } from '../src/service.js';
import { startCourse, type Course } from './course.js';

let course: Course;
beforeAll(async () => {
  course = await startCourse();
  for (const definition of [service, service, contentService]) await course.start(definition);
});
afterAll(() => course.stop());

/** NATS deals calls out to the replicas at random, so that one of this many readings meets each of them. */
const READINGS = 12;
const reader = callerOf();

async function everyReading<T>(read: () => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: READINGS }, read));
}

const translations = async (exampleId: string) => (await course.call(submissions.listVoteable, { exampleId }, { as: reader })).examples[0]?.translations;

describe('through any replica the very next reading sees', () => {
  it('a submission, a vote, a move, a vote taken back, a changed text and a rejection', async () => {
    const { _id } = await course.addExample();
    expect(await everyReading(() => translations(_id))).toEqual(Array.from({ length: READINGS }, () => undefined));
    const { _id: id } = await course.submit(_id, callerOf());
    const kept = await course.submit(_id, callerOf());
    for (const rank of [1, 3, 2, 1] satisfies Rank[]) {
      await course.call(submissions.castVote, { id, rank }, { as: reader });
      for (const seen of await everyReading(() => translations(_id))) expect(seen).toMatchObject([{ id, userRank: rank, score: 4 - rank }, { userRank: null }]);
      await course.call(submissions.castVote, { id, cancel: true }, { as: reader });
      for (const seen of await everyReading(() => translations(_id))) expect(seen).toMatchObject([{ id, hasVoted: false, score: 0 }, {}]);
    }
    await course.call(submissions.updateSubmission, { id, transcreation: '改过的译文' }, { as: course.admin });
    for (const seen of await everyReading(() => translations(_id))) expect(seen?.[0]?.translation).toBe('改过的译文');
    await course.call(submissions.setStatus, { id, status: 'rejected' }, { as: course.admin });
    for (const seen of await everyReading(() => translations(_id))) expect(seen?.map((one) => one.id)).toEqual([kept._id]);
  });

  it('an edited source text, in both services', async () => {
    const { _id: id } = await course.addExample();
    await course.submit(id, reader);
    for (const title of ['First title', 'Second title', 'Third title']) {
      await course.call(content.updateExample, { id, title }, { as: course.admin });
      const titles = await everyReading(async () => {
        const [{ results }, { examples }] = await Promise.all([
          course.call(content.searchExamples, {}, { as: reader }),
          course.call(submissions.listVoteable, { exampleId: id }, { as: reader }),
        ]);
        return [results.find((text) => text._id === id)?.title, examples[0]?.example.title];
      });
      expect(new Set(titles.flat())).toEqual(new Set([title]));
    }
  });

  it('the reference examples that a submission has unlocked', async () => {
    const { _id } = await course.addExample();
    const locked = async () => (await course.call(content.searchExamples, {}, { as: reader })).results.find((text) => text._id === _id)?.referencesLocked;
    expect(new Set(await everyReading(locked))).toEqual(new Set([true]));
    await course.submit(_id, reader);
    expect(new Set(await everyReading(locked))).toEqual(new Set([undefined]));
  });
});
