import fc from 'fast-check';
import { captionAt, wrapCaption } from './caption-at.js';

const first = { startMs: 1_000, endMs: 2_000 };
const second = { startMs: 2_200, endMs: 3_000 };
const SEGMENTS = [first, second];

describe('the caption', () => {
  it.each([
    [999, undefined], [1_000, first], [2_000, first], [2_199, first], [2_200, second], [2_500, second], [3_500, second], [3_501, undefined],
  ])('at %i ms', (timeMs, expected) => {
    expect(captionAt(SEGMENTS, timeMs)).toBe(expected);
  });

  it('stays for half a second after a segment with nothing behind it', () => {
    expect(captionAt([first], 2_500)).toBe(first);
    expect(captionAt([first], 2_501)).toBeUndefined();
  });

  it('is that of the later start, in whatever order the segments stand', () => {
    expect(captionAt([second, first], 2_300)).toBe(second);
    const same = { startMs: 1_000, endMs: 1_500 };
    expect(captionAt([first, same], 1_200)).toBe(same);
  });

  it('is none without segments', () => {
    expect(captionAt([], 0)).toBeUndefined();
  });
});

describe('the lines of a caption', () => {
  it('are those of a short text', () => {
    expect(wrapCaption('Am I a bad person?')).toEqual(['Am I a bad person?']);
    expect(wrapCaption('一\n二')).toEqual(['一', '二']);
    expect(wrapCaption('')).toEqual(['']);
  });

  it('are broken between words at 60 characters', () => {
    const words = 'Tell me, am I a bad person because I will not stop until I have won it all?';
    expect(wrapCaption(words)).toEqual(['Tell me, am I a bad person because I will not stop until I', 'have won it all?']);
    expect(wrapCaption('x'.repeat(60))).toHaveLength(1);
    expect(wrapCaption('x'.repeat(61))).toEqual(['x'.repeat(60), 'x']);
    expect(wrapCaption(`${'x'.repeat(57)} well-known`)).toEqual(['x'.repeat(57), 'well-known']);
  });

  it('are broken in Chinese without a space, and never before a full stop', () => {
    expect(wrapCaption(`${'字'.repeat(60)}。`).every((line) => !line.startsWith('。'))).toBe(true);
    expect(wrapCaption('我们走吧，现在就走。', 5).every((line) => line.length <= 5 && !/^[，。]/.test(line))).toBe(true);
  });

  it('never cut a character, are never too long, and lose nothing but spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.integer({ min: 5, max: 60 }), (text, width) => {
        const lines = wrapCaption(text, width);
        const signs = (line: string) => [...new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(line)].length;
        for (const line of lines) expect(signs(line)).toBeLessThanOrEqual(width);
        expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
      }),
    );
  });
});
