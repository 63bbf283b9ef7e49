import {
  heldNext, inOrder, isFound, nameOf, nextUnvoted, searchOf, selected, snippetOf, sortedExamples, sortedTranslations, viewOf,
} from './arrangement.js';
import type { View } from './arrangement.js';
import { translationOf, voteableOf } from './factories.js';

const ALL: View = { category: 'all', week: 'all', sort: 'st', unvoted: false, example: null };
const read = (search: string) => viewOf(new URLSearchParams(search));
const numbers = (list: { example: { position: number } }[]) => list.map(({ example }) => example.position);
/** A translation that was given each rank so many times. */
const counted = (number: number, first: number, second: number, third: number) =>
  translationOf(number, { voteCounts: { '1': first, '2': second, '3': third } });
const voted = (number: number, week = 1) => voteableOf(number, { weekNumber: week }, [translationOf(number, { userRank: 1 })]);

describe('the address', () => {
  it.each<[string, Partial<View>]>([
    ['', {}],
    ['?category=weekly-practice&week=3', { category: 'weekly-practice', week: 3 }],
    ['?sort=votes&unvoted=true&example=abc', { sort: 'votes', unvoted: true, example: 'abc' }],
    ['?category=practice&sort=score', { category: 'practice', sort: 'score' }],
  ])('%j keeps a view', (search, view) => {
    expect(read(search)).toEqual({ ...ALL, ...view });
    expect(searchOf({ ...ALL, ...view })).toBe(search);
  });

  it.each(['?week=7', '?week=0', '?week=two', '?week=1.5', '?category=poems', '?sort=name', '?unvoted=yes'])('%s says nothing', (search) => {
    expect(read(search)).toEqual(ALL);
  });
});

describe('the filters', () => {
  const list = [voteableOf(1), voteableOf(2, { category: 'tutorial', weekNumber: 2 }), voted(3, 2)];
  it.each<[string, Partial<View>, number[]]>([
    ['let everything through', {}, [1, 2, 3]],
    ['know the category', { category: 'tutorial' }, [2]],
    ['know the week', { week: 2 }, [2, 3]],
    ['know both', { category: 'practice', week: 2 }, [3]],
    ['know what is not yet voted', { unvoted: true }, [1, 2]],
  ])('%s', (_, filter, expected) => expect(numbers(selected(list, { ...ALL, ...filter }))).toEqual(expected));

  it('keep what is held among what is not yet voted, but not against category and week', () => {
    const held = list[2]!.example.id;
    expect(numbers(selected(list, { ...ALL, unvoted: true }, held))).toEqual([1, 2, 3]);
    expect(numbers(selected(list, { ...ALL, unvoted: true, week: 1 }, held))).toEqual([1]);
  });
});

describe('the selected example among those not yet voted', () => {
  const unvotedOne = voteableOf(1);
  const votedOne = voted(2);
  const id = unvotedOne.example.id;
  const open = { unvoted: true, example: id };

  it('is held from its selection on', () => expect(heldNext(null, open, [unvotedOne])).toBe(id));
  it('is held while votes come in', () => expect(heldNext(id, open, [{ ...unvotedOne, translations: votedOne.translations }])).toBe(id));
  it('is not held if it was voted before', () => expect(heldNext(null, { unvoted: true, example: votedOne.example.id }, [votedOne])).toBeNull());
  it('is let go with another selection', () => {
    expect(heldNext(id, { unvoted: true, example: votedOne.example.id }, [unvotedOne, votedOne])).toBeNull();
  });
  it('is let go with the filter', () => expect(heldNext(id, { unvoted: false, example: id }, [unvotedOne])).toBeNull());
});

describe('examples', () => {
  const high = voteableOf(1, {}, [counted(1, 2, 0, 0)]);
  const many = voteableOf(2, {}, [counted(2, 0, 0, 2), counted(3, 0, 0, 3)]);
  const none = [voteableOf(3), voteableOf(4)];
  const list = [...none, many, high];
  it('stand as the server lists them', () => expect(sortedExamples(list, 'st')).toEqual(list));
  it('stand by score', () => expect(numbers(sortedExamples(list, 'score'))).toEqual([1, 2, 3, 4]));
  it('stand by votes', () => expect(numbers(sortedExamples(list, 'votes'))).toEqual([2, 1, 3, 4]));
  it('stand in the server’s order where they are equal', () => expect(numbers(sortedExamples(none.toReversed(), 'score'))).toEqual([4, 3]));
});

describe('translations', () => {
  const list = [counted(1, 0, 0, 0), counted(2, 1, 0, 0), counted(3, 0, 0, 3), counted(4, 0, 2, 0), counted(5, 0, 0, 0)];
  const order = (sort: View['sort']) => sortedTranslations(list, sort).map((each) => list.indexOf(each) + 1);
  it('stand by age', () => expect(order('st')).toEqual([1, 2, 3, 4, 5]));
  it('stand by score, equals by votes and then by age', () => expect(order('score')).toEqual([4, 3, 2, 1, 5]));
  it('stand by votes, equals by score and then by age', () => expect(order('votes')).toEqual([3, 4, 2, 1, 5]));
});

test('an order holds for what was there; what is new stands at the end', () => {
  expect(inOrder(['d', 'a', 'b', 'c'], ['c', 'gone', 'a', 'b'], (item) => item)).toEqual(['c', 'a', 'b', 'd']);
});

describe('the next one not yet voted', () => {
  const list = [voteableOf(1), voted(2), voteableOf(3), voted(4)];
  const after = (number: number | null) => nextUnvoted(list, number === null ? null : list[number - 1]!.example.id)?.example.position;
  it.each([
    ['with none selected is the first', null, 1],
    ['comes after the selected one', 1, 3],
    ['is found again from the start', 4, 1],
    ['is another than the selected one', 3, 1],
  ])('%s', (_, number, expected) => expect(after(number)).toBe(expected));
  it('is none where all are voted', () => expect(nextUnvoted([voted(1), voted(2)], null)).toBeUndefined());
  it('is none where the selected one is the last', () => expect(nextUnvoted([voteableOf(1)], voteableOf(1).example.id)).toBeUndefined());
});

describe('searching', () => {
  const translation = { translation: '“Red” all over，ＡＢＣ，读遍全城。' };
  it.each(['', '  ', 'red', 'RED', 'abc', '读遍', ' all '])('finds by %j', (query) => expect(isFound(translation, query)).toBe(true));
  it('finds what formatting parts', () => expect(isFound({ translation: '**光阴**似箭' }, '光阴似箭')).toBe(true));
  it('does not find what is not there', () => expect(isFound(translation, 'blue')).toBe(false));
});

describe('the name of a source text', () => {
  it.each([
    ['tutorial', { number: 4 }],
    ['weekly-practice', { number: 4 }],
    ['practice', { title: 'A grave man' }],
  ] as const)('of %s', (category, expected) => {
    expect(nameOf(voteableOf(4, { category, title: 'A grave man' }).example)).toEqual(expected);
  });
  it('may be missing', () => expect(nameOf(voteableOf(4, { title: ' ' }).example)).toBeNull());
});

describe('a snippet', () => {
  it('is the whole of a short text', () => expect(snippetOf('short', 5)).toBe('short'));
  it('ends in dots, and cuts no character in two', () => expect(snippetOf('🍌🍌🍌', 2)).toBe('🍌🍌…'));
});
