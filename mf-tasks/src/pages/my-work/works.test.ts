import type { OpenedText, OwnSubmission } from '@transcreate/contracts';
import { ownOf, subtitleOf } from '../../testing.js';
import { chosen, keyOf, worksOf as allWorksOf } from './works.js';
import type { TextWork } from './works.js';

const opened = (id: string, fields: Partial<OpenedText> = {}): OpenedText => ({
  ...ownOf().sourceTextId, _id: id, referenceExamples: [{ text: `reference ${id}`, comment: '' }], imageUrl: '', imageAlt: '', ...fields,
});
const own = (id: string, to: string, text: Partial<OwnSubmission['sourceTextId']> = {}): OwnSubmission => {
  const submission = ownOf({ _id: id });
  return { ...submission, sourceTextId: { ...submission.sourceTextId, _id: to, ...text } };
};

/** Those of texts alone. */
const worksOf = (submissions: OwnSubmission[], texts: OpenedText[]) => allWorksOf({ submissions, opened: texts, subtitles: [] }) as TextWork[];

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
  const ids = (choice: Parameters<typeof chosen>[1]) => chosen(works, choice).map(keyOf);
  expect(ids({})).toEqual(['b', 'a']);
  expect(ids({ kind: 'tutorial' })).toEqual(['a']);
  expect(ids({ week: 2 })).toEqual(['b']);
  expect(ids({ kind: 'tutorial', week: 2 })).toEqual([]);
});

describe('subtitles', () => {
  const one = subtitleOf(1, { submissionDate: '2026-10-02T08:00:00.000Z' });
  const other = subtitleOf(2, { submissionDate: '2026-10-03T08:00:00.000Z' });
  const later = subtitleOf(3, { segmentId: 5, sourceText: 'Line 5', submissionDate: '2026-10-01T08:00:00.000Z' });
  const dated = (id: string, day: number) => ({ ...own(id, id), createdAt: `2026-10-0${day}T08:00:00.000Z` });
  const works = allWorksOf({ submissions: [dated('a', 1), dated('b', 4)], opened: [opened('c')], subtitles: [one, other, later] });

  it('are one work, where its newest belongs', () => {
    expect(works.map(keyOf)).toEqual(['b', 'subtitles', 'a', 'c']);
  });

  it('stand by segment, the newest first', () => {
    expect(works[1]).toEqual({
      segments: [{ id: 1, sourceText: 'Am I a bad person?', submissions: [other, one] }, { id: 5, sourceText: 'Line 5', submissions: [later] }],
    });
  });

  it('are weekly practice of week 2', () => {
    const isThere = (choice: Parameters<typeof chosen>[1]) => chosen(works, choice).map(keyOf).includes('subtitles');
    expect([{}, { kind: 'weekly-practice' as const }, { week: 2 }].map(isThere)).toEqual([true, true, true]);
    expect([{ kind: 'tutorial' as const }, { week: 1 }].map(isThere)).toEqual([false, false]);
  });
});
