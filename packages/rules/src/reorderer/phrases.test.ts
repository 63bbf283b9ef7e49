import { boundariesByPunctuation, boundariesEverywhere, groupsOf, joinLiterals, literalsOf, noBoundaries } from './phrases.js';

const byPunctuation = (...tokens: string[]) => groupsOf(tokens, boundariesByPunctuation(tokens)).map((group) => group.join(' '));

describe('boundaries', () => {
  it('are one a gap', () => {
    expect([0, 1, 4].map((tokens) => noBoundaries(tokens).length)).toEqual([0, 0, 3]);
    expect(boundariesEverywhere(3)).toEqual([true, true]);
  });

  it('by punctuation stand behind a mark and what closes with it', () => {
    expect(byPunctuation('虽然', '下雨', '，', '他', '去', '。')).toEqual(['虽然 下雨 ，', '他 去 。']);
    expect(byPunctuation('“', 'Yes', '.', '”', 'He', 'left', '(', 'early', ')', '.')).toEqual(['“ Yes . ”', 'He left ( early ) .']);
    expect(byPunctuation('no', 'marks')).toEqual(['no marks']);
  });
});

describe('literal translations', () => {
  it('are separated by bars and new lines, and blanks count for nothing', () => {
    expect(literalsOf(' 昨天 | 我\n在图书馆｜|  \r\n看见')).toEqual(['昨天', '我', '在图书馆', '看见']);
    expect(literalsOf('')).toEqual([]);
  });

  it.each([
    ['auto', ['the', 'man'], 'the man'],
    ['auto', ['那个', 'man'], '那个man'],
    ['space', ['那个', '人'], '那个 人'],
    ['none', ['the', 'man'], 'theman'],
    ['auto', ['the', '', 'man'], 'the man'],
    ['auto', [], ''],
  ] as const)('joined by %s: %j', (joiner, literals, expected) => {
    expect(joinLiterals(joiner, literals)).toBe(expected);
  });
});
