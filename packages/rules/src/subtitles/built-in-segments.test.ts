import { builtInSegments } from './built-in-segments.js';
import { checkReading } from './reading-check.js';

test('there are 26 in the order of the video, and the first is the question', () => {
  expect(builtInSegments.map(({ id }) => id)).toEqual(Array.from({ length: 26 }, (_, index) => index + 1));
  expect(builtInSegments[0]!.sourceText).toBe('Am I a bad person?');
});

test('each can be read in its time, even by children, on one line', () => {
  for (const { id, sourceText, startMs, endMs } of builtInSegments) {
    const { lines, problems } = checkReading(sourceText, endMs - startMs, 'en', 'children');
    expect([id, lines.length, problems]).toEqual([id, 1, []]);
  }
});

test('between one and the next there are two frames at least, and the last has ended before the video has', () => {
  for (const [index, { id, startMs }] of builtInSegments.entries()) {
    const before = builtInSegments[index - 1]?.endMs ?? 0;
    expect([id, startMs - before >= 83]).toEqual([id, true]);
  }
  expect(builtInSegments.at(-1)!.endMs).toBeLessThan(110_000);
});
