import fc from 'fast-check';
import type { z } from 'zod';
import { Email, Flag, Group, Id, LIMITS, List, OptionalText, Text, Time, Url, Week, WholeNumber } from './shapes.js';

const accepts = (shape: z.ZodType, value: unknown) => shape.safeParse(value).success;

describe('a text', () => {
  const text = Text(5);

  test.each([
    ['ASCII at the limit', 'abcde', true],
    ['ASCII beyond it', 'abcdef', false],
    ['five emoji, which are ten UTF-16 units', '😀😀😀😀😀', true],
    ['six emoji', '😀😀😀😀😀😀', false],
    ['Chinese', '一语双关', true],
    ['rare Han characters beyond the basic plane', '𠀀𠀁𠀂𠀃𠀄', true],
    ['line breaks', 'a\nb\r\n', true],
    ['a NUL character', 'a\0b', false],
    ['half of a surrogate pair', 'a\ud83d', false],
    ['nothing', '', false],
    ['spaces alone', '  \n\t', false],
    ['ideographic spaces alone', '\u3000\u3000', false],
    ['a number', 12345, false],
    ['null', null, false],
  ])('%s: accepted is %s', (_, value, accepted) => {
    expect(accepts(text, value)).toBe(accepted);
  });

  test('is stored in Unicode normal form C and counted there: five letters with combining accents are five characters', () => {
    expect(text.parse('e\u0301'.repeat(5))).toBe('\u00e9'.repeat(5));
  });

  test('is otherwise kept as typed, outer spaces and joined emoji included', () => {
    expect(Text(20).parse(' 👩‍👧 \n')).toBe(' 👩‍👧 \n');
  });

  test('says what is wrong in words for a person', () => {
    expect(Text(5).safeParse('too long').error?.issues.map((issue) => issue.message)).toEqual(['must not be longer than 5 characters']);
    expect(Text(5).safeParse('').error?.issues.map((issue) => issue.message)).toEqual(['must not be blank']);
  });

  test('that may be empty is a text in every other respect', () => {
    expect(OptionalText(5).parse('')).toBe('');
    expect(accepts(OptionalText(5), 'a\0')).toBe(false);
    expect(accepts(OptionalText(5), 'abcdef')).toBe(false);
  });

  test('that was stored is accepted again and comes back the same, whatever it was', () => {
    const shape = OptionalText(LIMITS.translation);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const stored = shape.safeParse(typed);
        if (stored.success) expect(shape.parse(stored.data)).toBe(stored.data);
      }),
    );
  });
});

describe('an e-mail address', () => {
  test.each([
    ['student@example.edu', true],
    ['first.last+tag@sub.example.edu', true],
    ['a@localhost', true],
    ["o'brien@example.edu", true],
    ['no-at-sign.example.edu', false],
    ['two@@example.edu', false],
    ['space in@example.edu', false],
    ['@example.edu', false],
    ['name@', false],
    ['name@-example.edu', false],
    ['line@example.edu\nBcc: other@example.edu', false],
    ['', false],
    [`${'a'.repeat(LIMITS.email)}@example.edu`, false],
  ])('%j: accepted is %s, as in a browser', (address, accepted) => {
    expect(accepts(Email, address)).toBe(accepted);
  });

  test('is kept in lower case and without outer spaces, so that the same address is the same account', () => {
    expect(Email.parse('  Li.Lei@Example.EDU ')).toBe('li.lei@example.edu');
  });
});

describe('a whole number', () => {
  test.each([[1], ['1'], [6], ['6'], ['06']])('week %j is a week', (value) => {
    expect(Week.parse(value)).toBe(Number(value));
  });

  test.each([[0], [7], ['0'], ['7'], [1.5], ['1.5'], ['-1'], [''], [' '], ['one'], ['0x3'], ['3e0'], [true], [[3]], [null], [undefined], [Number.NaN], [{}], ['1'.repeat(40)]])(
    'week %j is no week',
    (value) => {
      expect(accepts(Week, value)).toBe(false);
    },
  );

  test('groups go from 1 to 8', () => {
    expect([0, 1, 8, 9].map((group) => accepts(Group, group))).toEqual([false, true, true, false]);
  });

  test('a refusal names the range', () => {
    expect(WholeNumber(1, 6).safeParse('7').error?.issues[0]?.message).toBe('must be a whole number from 1 to 6');
  });
});

describe('a link', () => {
  test.each([
    ['https://example.org/a?b=c#d', true],
    ['http://例子.测试/路径', true],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['ftp://example.org', false],
    ['//example.org', false],
    ['example.org', false],
    ['', false],
    [`https://example.org/${'a'.repeat(LIMITS.url)}`, false],
    [`https://example.org/${'𠀀'.repeat(LIMITS.url - 20)}`, true],
    ['https://example.org/\0', false],
    ['https://example.org/\ud83d', false],
  ])('%j: accepted is %s', (url, accepted) => {
    expect(accepts(Url, url)).toBe(accepted);
  });
});

test('a list of a body holds at most 50 items', () => {
  const list = List(Text(5));
  expect(accepts(list, Array(50).fill('a'))).toBe(true);
  expect(accepts(list, Array(51).fill('a'))).toBe(false);
});

test('an id is a UUID', () => {
  expect(accepts(Id, '0198f0c2-6c1e-7b6a-9d53-0c2f6f3c8a11')).toBe(true);
  expect(['1', 'wb-3', '', '0198f0c2-6c1e-7b6a-9d53-0c2f6f3c8a1'].some((id) => accepts(Id, id))).toBe(false);
});

test('a time is ISO 8601 in UTC', () => {
  expect(accepts(Time, new Date().toISOString())).toBe(true);
  expect(accepts(Time, '2026-01-01T12:00:00+08:00')).toBe(false);
});

describe('a yes or no', () => {
  test.each([[true, true], [false, false], ['true', true], ['false', false], ['1', true], ['0', false]])('%j is %s', (value, meaning) => {
    expect(Flag.parse(value)).toBe(meaning);
  });

  test.each([[''], ['maybe'], ['yes please'], [2], [null]])('%j is neither', (value) => {
    expect(accepts(Flag, value)).toBe(false);
  });
});
