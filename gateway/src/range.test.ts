import { isKnown, partOf } from './range.js';

const ETAG = '"abc"';

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=50-1000', { start: 50, end: 99 }],
  ['bytes=0-9,5-20', { start: 0, end: 20 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=0-1,50-60', undefined],
  ['lines=1-2', undefined],
  ['nonsense', undefined],
  [undefined, undefined],
])('of 100 bytes, Range: %s asks for %j', (range, part) => {
  expect(partOf({ range }, 100, ETAG)).toEqual(part);
});

test('a part of other bytes is of no use: If-Range must name these', () => {
  expect(partOf({ range: 'bytes=0-9', 'if-range': ETAG }, 100, ETAG)).toEqual({ start: 0, end: 9 });
  for (const condition of ['"other"', 'W/"abc"', 'Sat, 21 Nov 2026 12:00:00 GMT']) {
    expect(partOf({ range: 'bytes=0-9', 'if-range': condition }, 100, ETAG)).toBeUndefined();
  }
});

test.each([
  ['"abc"', true],
  ['W/"abc"', true],
  ['"x", W/"abc"', true],
  ['*', true],
  ['"x"', false],
  ['abc', false],
  [undefined, false],
])('If-None-Match: %s knows it: %s', (header, known) => {
  expect(isKnown(header, ETAG)).toBe(known);
});
