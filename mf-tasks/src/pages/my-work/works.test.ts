import type { OpenedText, OwnSubmission } from '@transcreate/contracts';
import { ownOf } from '../../testing.js';
import { chosen, worksOf } from './works.js';

const opened = (id: string, fields: Partial<OpenedText> = {}): OpenedText => ({
  ...ownOf().sourceTextId, _id: id, referenceExamples: [{ text: `reference ${id}`, comment: '' }], imageUrl: '', imageAlt: '', ...fields,
});
const own = (id: string, to: string, text: Partial<OwnSubmission['sourceTextId']> = {}): OwnSubmission => {
  const submission = ownOf({ _id: id });
  return { ...submission, sourceTextId: { ...submission.sourceTextId, _id: to, ...text } };
};

it('stand by source text, the newest submission first, with what they have opened', () => {
  const works = worksOf([own('1', 'a'), own('2', 'b'), own('3', 'a')], [opened('a'), opened('b', { imageUrl: '/api/images/1', imageAlt: 'A sign' })]);
  expect(works.map(({ text, submissions }) => [text._id, submissions.map(({ _id }) => _id)])).toEqual([['a', ['3', '1']], ['b', ['2']]]);
  expect(works[0]!.referenceExamples).toEqual([{ text: 'reference a', comment: '' }]);
  expect(works[1]!.text).toMatchObject({ imageUrl: '/api/images/1', imageAlt: 'A sign' });
});

it('without what they have opened, where that is not known', () => {
  expect(worksOf([own('1', 'a')], [])).toMatchObject([{ referenceExamples: [] }]);
});

it('that were handed in as a file come last', () => {
  const works = worksOf([own('1', 'b')], [opened('a', { kind: 'weekly-practice', weekNumber: 2 }), opened('b')]);
  expect(works.map(({ text, submissions }) => [text._id, submissions.length])).toEqual([['b', 1], ['a', 0]]);
});

it('are chosen by kind and week', () => {
  const works = worksOf([own('1', 'a', { kind: 'tutorial', weekNumber: 1 }), own('2', 'b', { kind: 'practice', weekNumber: 2 })], []);
  const ids = (choice: Parameters<typeof chosen>[1]) => chosen(works, choice).map(({ text }) => text._id);
  expect(ids({})).toEqual(['b', 'a']);
  expect(ids({ kind: 'tutorial' })).toEqual(['a']);
  expect(ids({ week: 2 })).toEqual(['b']);
  expect(ids({ kind: 'tutorial', week: 2 })).toEqual([]);
});
