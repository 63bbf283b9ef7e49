import fc from 'fast-check';
import { insertLink, toggleMark } from './insert.js';

/** Reads 'a |b| c': what is between the bars is selected; one bar alone is the cursor. */
function selected(drawn: string) {
  const [before = '', inner = '', after] = drawn.split('|');
  const isCursor = after === undefined;
  const text = isCursor ? before + inner : before + inner + after;
  return { text, start: before.length, end: before.length + (isCursor ? 0 : inner.length) };
}

const drawn = ({ text, start, end }: ReturnType<typeof selected>) =>
  start === end ? `${text.slice(0, start)}|${text.slice(start)}` : `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;

it.each([
  ['a |b| c', '**', 'a **|b|** c'],
  ['a **|b|** c', '**', 'a |b| c'],
  ['a |b| c', '*', 'a *|b|* c'],
  ['a *|b|* c', '*', 'a |b| c'],
  ['a **|b|** c', '*', 'a ***|b|*** c'],
  ['a ***|b|*** c', '*', 'a **|b|** c'],
  ['a| b |c', '**', 'a **|b|** c'],
  ['a |', '**', 'a **|**'],
] as const)('%j with %s is %j', (before, mark, after) => {
  expect(drawn(toggleMark(selected(before), mark))).toBe(after);
});

it('is as it was after two times', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z ]*$/), fc.stringMatching(/^[a-z]+$/), fc.constantFrom('**', '*'), (around, inner, mark) => {
      const before = { text: around + inner + around, start: around.length, end: around.length + inner.length };
      expect(toggleMark(toggleMark(before, mark), mark)).toEqual(before);
    }),
  );
});

it('puts a link in place of what was selected, and goes on behind it', () => {
  expect(drawn(insertLink(selected('see |this| now'), 'this', 'https://example.org/a_(b)'))).toBe('see [this](https://example.org/a_%28b%29)| now');
  expect(insertLink(selected('|'), 'a [b]\nc', 'https://x.y').text).toBe('[a b c](https://x.y)');
});
