import fc from 'fast-check';
import { checkReading, READING_RULES } from './reading-check.js';
import { countedByWidth } from './text-width.js';

const codes = (...args: Parameters<typeof checkReading>) => checkReading(...args).problems.map(({ code }) => code);

describe('the reading check', () => {
  it('counts 我是坏人吗？ in 1500 ms as 6 characters, 4 a second', () => {
    expect(checkReading('我是坏人吗？', 1_500, 'zh')).toEqual({ lines: [12], halves: 12, perSecond: 4, problems: [] });
  });

  it('counts a half-width character half: OK，我们走吧！ is 7', () => {
    expect(checkReading('OK，我们走吧！', 1_000, 'zh')).toEqual({ lines: [14], halves: 14, perSecond: 7, problems: [] });
    expect(codes('OK，我们走吧！', 1_000, 'zh', 'children')).toEqual([]);
    expect(codes('OK，我们走吧！', 999, 'zh', 'children')).toEqual(['too_fast']);
  });

  it('finds 我是坏人吗？因为我只在乎输赢 in 1500 ms too fast: 9.33 a second', () => {
    const { halves, perSecond, problems } = checkReading('我是坏人吗？因为我只在乎输赢', 1_500, 'zh');
    expect(halves).toBe(28);
    expect(perSecond.toFixed(2)).toBe('9.33');
    expect(problems).toEqual([{ code: 'too_fast', over: 1, longerBy: 56 }]);
  });

  it('lets Am I a bad person? in 900 ms pass: exactly 20.0 a second', () => {
    expect(checkReading('Am I a bad person?', 900, 'en')).toEqual({ lines: [36], halves: 36, perSecond: 20, problems: [] });
    expect(codes('Am I a bad person?', 899, 'en')).toEqual(['too_fast']);
    expect(codes('Am I a bad person?', 900, 'en', 'children')).toEqual(['too_fast']);
  });

  it.each([
    ['<i>我是坏人吗？</i>', 12], ['{\\an8}我是坏人吗？', 12], ['<font color="#fff">我</font>', 2], ['<v 小李>我</v>', 2], ['<c.loud>我</c>', 2], ['<00:00:01.500>我', 2],
    ['1 < 2', 5], ['<3', 2], ['a <= b > c', 10], ['<no tag>', 8], ['{我}', 4],
  ])('does not count tags, and nothing else as a tag: %s is %i halves', (text, halves) => {
    expect(checkReading(text, 2_000, 'zh').halves).toBe(halves);
  });

  it('says what to do in whole units', () => {
    expect(checkReading('Am I a bad person, do you think so?', 1_500, 'en').problems).toEqual([{ code: 'too_fast', over: 10, longerBy: 250 }]);
    expect(checkReading('一二三四五六七八九十一二三四五六七八', 3_000, 'zh').problems).toEqual([{ code: 'line_too_long', line: 1, over: 4 }]);
    expect(checkReading('一\n二\n三', 2_000, 'zh').problems).toEqual([{ code: 'too_many_lines', over: 1 }]);
    expect(checkReading('快', 800, 'zh').problems).toEqual([{ code: 'too_short', longerBy: 33 }]);
    expect(checkReading('慢', 7_001, 'zh').problems).toEqual([{ code: 'too_long', shorterBy: 1 }]);
    expect(codes('快', 833, 'zh')).toEqual([]);
    expect(codes('慢', 7_000, 'zh')).toEqual([]);
  });

  it('promises no longer time than a subtitle may have', () => {
    expect(checkReading('字'.repeat(64), 2_000, 'zh').problems).toContainEqual({ code: 'too_fast', over: 92, longerBy: null });
  });

  it('lets 16 characters a line pass in Chinese, and 42 in English', () => {
    expect(codes(`${'字'.repeat(16)}\n${'字'.repeat(15)}ab`, 7_000, 'zh')).toEqual([]);
    expect(codes(`${'字'.repeat(16)}a`, 7_000, 'zh')).toEqual(['line_too_long']);
    expect(codes('x'.repeat(42), 7_000, 'en')).toEqual([]);
    expect(codes('x'.repeat(43), 7_000, 'en')).toEqual(['line_too_long']);
  });

  it('says nothing about a text that is not there', () => {
    for (const text of ['', '  \n ', '<i></i>']) expect(checkReading(text, 100, 'zh')).toEqual({ lines: [], halves: 0, perSecond: 0, problems: [] });
  });

  it('is right about what would help: less text or more time, and no less of either', () => {
    const text = fc.string({ unit: fc.constantFrom('字', '，', 'a', ' ', '1'), minLength: 1, maxLength: 40 }).map((words) => `字${words}字`);
    const audience = fc.constantFrom('adults', 'children');
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 7_000 }), fc.constantFrom('zh', 'en'), audience, (words, durationMs, language, whom) => {
        const fast = checkReading(words, durationMs, language, whom).problems.find(({ code }) => code === 'too_fast');
        if (fast?.code !== 'too_fast') return;
        const { halves } = checkReading(words, durationMs, language, whom);
        const speed = READING_RULES[language].speed[whom];
        expect((halves - fast.over) * 500).toBeLessThanOrEqual(speed * durationMs);
        expect((halves - fast.over + 1) * 500).toBeGreaterThan(speed * durationMs);
        if (fast.longerBy === null) return;
        expect(codes(words, durationMs + fast.longerBy, language, whom)).not.toContain('too_fast');
        expect(codes(words, durationMs + fast.longerBy - 1, language, whom)).toContain('too_fast');
      }),
    );
  });
});

describe('the width of a character for a Chinese reader', () => {
  it.each([
    ['字', 2], ['。', 2], ['！', 2], ['（', 2], ['　', 2], ['ａ', 2], ['“', 2], ['”', 2], ['…', 2], ['—', 2], ['·', 2], ['①', 2], ['の', 2], ['한', 2], ['𠮷', 2],
    ['a', 1], ['1', 1], [' ', 1], ['!', 1], ['ｱ', 1], ['é', 1], ['e\u0301', 1], ['я', 1], ['-', 1], ['\t', 1],
    ['😀', 2], ['👩‍👧', 2], ['🇨🇳', 2], ['❤️', 2],
    ['', 0], ['\u200B', 0], ['\u2060', 0], ['\n', 0],
  ])('of %j is %i halves', (text, halves) => {
    expect(countedByWidth(text)).toBe(halves);
  });
});
