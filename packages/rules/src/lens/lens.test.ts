import { checkTranslation, RULES } from './check.js';
import { LENS_RULES } from './finding.js';
import type { LensDirection, LensRuleId } from './finding.js';

/** What a rule finds: the advice and the words that it is about. */
function found(rule: LensRuleId, direction: LensDirection, source: string, target: string): string[] {
  const input = { source, target, direction };
  return RULES[rule](input).map(({ advice, side, start, end }) => `${advice}: ${input[side].slice(start, end)}`);
}

/** Rule, direction, source, target, and what is to be found. */
type Row = [LensRuleId, LensDirection, string, string, string[]];

const ROWS: Row[] = [
  ['untranslated', 'en-zh', 'Time flies.', ' time flies ', ['copied-all: time flies']],
  ['untranslated', 'en-zh', 'Our new shop is open all day long now', '我们的 shop is open all day 商店', ['copied-part: shop is open all day']],
  ['untranslated', 'en-zh', 'I love New York', '我爱 New York', []],
  ['untranslated', 'zh-en', '光阴似箭，日月如梭', 'Time flies, 日月如梭', ['copied-part: 日月如梭']],

  ['script', 'en-zh', 'The weather is fine today', 'Il fait beau aujourd’hui', ['wrong-language: Il fait beau aujourd’hui']],
  ['script', 'en-zh', 'The weather is fine today', '今天 weather 很好，大家都高兴', ['latin-word: weather']],
  ['script', 'en-zh', 'My iPhone is new', '我的 iPhone 是新的', []],
  ['script', 'en-zh', 'He says', '他說這個問題', ['traditional: 說這個問題']],
  ['script', 'zh-en', '他是老师', 'He is a 老师 here', ['han-left: 老师']],
  ['script', 'zh-en', '他今天来了', '他今天早上八点就已经来了', ['wrong-language: 他今天早上八点就已经来了']],
  ['script', 'zh-en', '你好', 'Hello Привет', ['foreign-script: Привет']],

  ['numbers', 'en-zh', 'It costs 25 dollars and 1,200 people came.', '它要25美元，来了1200人。', []],
  ['numbers', 'en-zh', 'It costs 25 dollars.', '它要52美元。', ['number-missing: 25', 'number-added: 52']],
  ['numbers', 'en-zh', 'In 2024, 1.2 million people', '二〇二四年，一百二十万人', []],
  ['numbers', 'en-zh', 'At 3 p.m. on 5 May', '5月5日15点', []],
  ['numbers', 'en-zh', 'Twenty-three cats and two hundred and five dogs', '二十三只猫和二百零五只狗', []],
  ['numbers', 'en-zh', 'Two cats', '一只猫', ['number-check: Two']],
  ['numbers', 'en-zh', 'One day I met someone', '有一天我遇见了一个人', []],
  ['numbers', 'zh-en', '百分之五十，一亿二千万', '50%, 120 million', []],
  ['numbers', 'zh-en', '他三心二意，星期五来', 'He is of two minds and comes on Friday', []],
  ['numbers', 'zh-en', '三个人来了', 'People came', ['number-check: 三']],
  ['numbers', 'zh-en', '１２个', 'twelve of them', []],
  ['numbers', 'zh-en', '3000元', '3 thousand yuan', []],

  ['dates', 'en-zh', 'On 30 February', '2月30日', ['impossible-date: 30 February', 'impossible-date: 2月30日']],
  ['dates', 'en-zh', 'By 03/04/2024 at 25:10', '13月1日', ['ambiguous-date: 03/04/2024', 'impossible-time: 25:10', 'impossible-date: 13月1日']],
  ['dates', 'zh-en', '2月29日 23:59', 'February 29, 2024-11-30, 13/04/2024', []],

  ['names', 'en-zh', 'We met Gatsby in Paris. Perhaps.', '我们见到了 Gatsbi', ['name-misspelt: Gatsbi', 'name-check: Paris']],
  ['names', 'en-zh', 'Mr Gatsby came', 'Gatsbi 来了', ['name-misspelt: Gatsbi']],
  ['names', 'en-zh', 'The man met Tom on Monday.', '那个人在星期一遇见了 Tom。', []],
  ['names', 'en-zh', 'Oscar Wilde said so.', '他这么说。', ['name-check: Oscar Wilde']],
  ['names', 'zh-en', 'Tom和王老师来了', 'Mr. Lee came', ['name-missing: Tom', 'surname-check: 王老师']],
  ['names', 'zh-en', '王老师来了', 'Teacher Wang came', []],

  ['punctuation', 'en-zh', 'Yes, he came.', '是的,他来了.', ['half-width: ,', 'half-width: .']],
  ['punctuation', 'en-zh', 'Pi is 3.14.', '圆周率是3.14。', []],
  ['punctuation', 'zh-en', '是的，他来了。', 'Yes， he came。', ['full-width: ，', 'full-width: 。']],
  ['punctuation', 'en-zh', 'Well.', '好，，。', ['doubled: ，，。']],
  ['punctuation', 'en-zh', 'Wait...', '等等...', ['ellipsis: ...']],
  ['punctuation', 'en-zh', 'Wait...', '等等……', []],
  ['punctuation', 'en-zh', '(a) “b”', '（甲“乙”', ['unbalanced: （']],
  ['punctuation', 'en-zh', '(a)', '甲）', ['unbalanced: ）']],
  ['punctuation', 'en-zh', 'He came.', '他来了', ['end-missing: 了']],
  ['punctuation', 'en-zh', 'Did he come?', '他来了。', ['end-differs: 。']],
  ['punctuation', 'en-zh', 'He said “yes.”', '他说“是。”', []],
  ['punctuation', 'zh-en', '好！', 'Good!!!', ['doubled: !!!']],

  ['spacing', 'en-zh', 'He came', '他 来了', ['space-in-chinese:  ']],
  ['spacing', 'en-zh', 'My iPhone', '我的 iPhone', []],
  ['spacing', 'zh-en', '他来了', 'He  came , yes,he did .', ['space-before:  ', 'space-before:  ', 'space-after: ,', 'double-space:   ']],

  ['length', 'en-zh', 'one two three four five six seven eight nine', '很短', ['short: 很短']],
  ['length', 'en-zh', 'the old man and the sea are here again', '老人与海又一次来到了这里', []],
  ['length', 'en-zh', 'one two three four five six seven eight', '长'.repeat(30), [`long: ${'长'.repeat(30)}`]],
  ['length', 'zh-en', '我们昨天在图书馆看见的那个人', 'He', ['short: He']],
  ['length', 'zh-en', '好', 'This is far longer than the source, but the source is far too short', []],

  ['reading', 'en-zh', 'x', `${'很'.repeat(71)}。好。`, [`long-sentence: ${'很'.repeat(71)}`]],
  ['reading', 'zh-en', '一\n二', 'one two', ['lines-differ: one two']],

  ['repeated', 'en-zh', 'x', '我们我们去了了', ['word-twice: 我们我们', 'word-twice: 了了']],
  ['repeated', 'en-zh', 'x', '天天看看，讨论讨论', []],
  ['repeated', 'zh-en', 'x', 'The the cat had had it', ['word-twice: The the']],
];

describe('the lens', () => {
  it.each(ROWS)('%s, %s: %s → %s', (rule, direction, source, target, expected) => {
    expect(found(rule, direction, source, target)).toEqual(expected);
  });

  it('has a row for every rule', () => {
    expect(Object.keys(RULES)).toEqual([...LENS_RULES]);
    expect(LENS_RULES.filter((rule) => ROWS.every(([named]) => named !== rule))).toEqual([]);
  });

  it('looks at nothing while a text is missing', () => {
    expect(checkTranslation({ source: 'Time flies.', target: '  ', direction: 'en-zh' })).toEqual([]);
  });

  it('puts the gravest first, and says the same each time', () => {
    const input = { source: 'It costs 25 dollars (net). Yes.', target: '它要52美元(净 It costs 25 dollars net 。', direction: 'en-zh' } as const;
    const findings = checkTranslation(input);
    expect(findings[0]?.severity).toBe('error');
    expect(checkTranslation(input)).toEqual(findings);
  });

  it('finds nothing in a careful translation', () => {
    const source = '对我们来说，保护环境很重要。';
    expect(checkTranslation({ source, target: 'It is important for us to protect the environment.', direction: 'zh-en' })).toEqual([]);
  });

  it('stands texts of any length and kind', () => {
    const source = '12 ((Wang, '.repeat(1_000);
    const target = '他說，，“ 12 '.repeat(1_000);
    const findings = checkTranslation({ source, target, direction: 'en-zh' });
    expect(findings.length).toBeGreaterThan(1_000);
    expect(findings.every(({ side, start, end }) => start >= 0 && start <= end && end <= (side === 'source' ? source : target).length)).toBe(true);
  });
});
