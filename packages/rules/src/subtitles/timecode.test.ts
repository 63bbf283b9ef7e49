import fc from 'fast-check';
import { formatTimeCode, formatVttTime, MAX_TIME_MS, parseTimeCode, readTime } from './timecode.js';

const anyTime = fc.integer({ min: 0, max: MAX_TIME_MS });

describe('a time code', () => {
  it.each([
    ['00:00:00,000', 0],
    ['00:00:01,500', 1_500],
    ['00:01:02,003', 62_003],
    ['01:00:00,000', 3_600_000],
    ['99:59:59,999', MAX_TIME_MS],
  ])('%s is %i ms', (text, ms) => {
    expect(parseTimeCode(text)).toBe(ms);
    expect(formatTimeCode(ms)).toBe(text);
    expect(formatVttTime(ms)).toBe(text.replace(',', '.'));
  });

  it.each(['', '00:00:00.000', '0:00:00,000', '00:00:00,00', '00:00:00,0000', '00:60:00,000', '00:00:60,000', '100:00:00,000', ' 00:00:00,000', '-0:00:01,000', '00:00:01,000\n', '００:00:01,000'])(
    'is not %j', (text) => {
      expect(parseTimeCode(text)).toBeUndefined();
    },
  );

  it('printed and read again is the same time, in both forms and by both readers', () => {
    fc.assert(
      fc.property(anyTime, (ms) => {
        expect(parseTimeCode(formatTimeCode(ms))).toBe(ms);
        expect(readTime(formatTimeCode(ms))).toBe(ms);
        expect(readTime(formatVttTime(ms))).toBe(ms);
      }),
    );
  });

  it('sorts as text like the time that it says', () => {
    fc.assert(
      fc.property(anyTime, anyTime, (one, other) => {
        expect(formatTimeCode(one) < formatTimeCode(other)).toBe(one < other);
      }),
    );
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, MAX_TIME_MS + 1])('cannot say %d ms', (ms) => {
    expect(() => formatTimeCode(ms)).toThrow(RangeError);
    expect(() => formatVttTime(ms)).toThrow(RangeError);
  });
});

describe('the tolerant reader of times', () => {
  it.each([
    ['00:00:01.500', 1_500],
    ['00:00:01,5', 1_500],
    ['00:00:01.05', 1_050],
    ['00:00:01', 1_000],
    ['01:02.003', 62_003],
    ['1:2:3,004', 3_723_004],
    ['2:03', 123_000],
    ['  00:00:01,000\t', 1_000],
    ['00: 00: 01, 000', 1_000],
    ['00:00:01，000', 1_000],
  ])('reads %j as %i ms', (text, ms) => {
    expect(readTime(text)).toBe(ms);
  });

  it.each(['', '1', '00:60:00.000', '00:00:60.000', '60:00.000', '00:00:00.0000', '00:00:00.', '-00:00:01,000', '00:00:0x,000', '100:00:00,000', '00:00:00:00'])(
    'does not guess what %j means', (text) => {
      expect(readTime(text)).toBeUndefined();
    },
  );
});
