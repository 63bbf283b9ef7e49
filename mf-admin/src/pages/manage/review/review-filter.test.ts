import { ALL, isNarrowed, pagesOf, serverPageOf, shownOf } from './review-filter.js';

const sent = Array.from({ length: 50 }, (_, index) => index);

describe('the pages of a review', () => {
  it.each([[1, 1], [5, 1], [6, 2], [10, 2], [11, 3]])('%d is of the %d. that the server sends', (page, server) => {
    expect(serverPageOf(page)).toBe(server);
  });

  it('are ten of what was sent', () => {
    expect(shownOf(sent, 1)).toEqual(sent.slice(0, 10));
    expect(shownOf(sent, 5)).toEqual(sent.slice(40));
    expect(shownOf(sent, 6)).toEqual(sent.slice(0, 10));
    expect(shownOf(sent.slice(0, 3), 6)).toEqual([0, 1, 2]);
  });

  it('are as many as the submissions need', () => {
    expect([0, 1, 10, 11, 164].map(pagesOf)).toEqual([1, 1, 1, 2, 17]);
  });
});

test('a filter narrows when anything is chosen or typed', () => {
  expect(isNarrowed(ALL)).toBe(false);
  expect(isNarrowed({ ...ALL, q: '  ' })).toBe(false);
  expect(isNarrowed({ ...ALL, q: 'x' })).toBe(true);
  expect(isNarrowed({ ...ALL, week: '3' })).toBe(true);
});
