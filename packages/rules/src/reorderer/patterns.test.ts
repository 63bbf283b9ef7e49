import { composedTarget, reduceActivity } from './activity.js';
import { demoOf } from './demos.js';
import { hintsFor } from './hints.js';
import lexiconData from './lexicon.json' with { type: 'json' };
import { DIRECTIONS } from './model.js';
import type { Card, Direction, Role } from './model.js';
import { cardsOfPattern, missingRoles, orderOfPattern, PATTERNS } from './patterns.js';
import type { PatternId } from './patterns.js';
import { createLexicon } from './segment.js';
import { tokenize } from './tokens.js';

const lexicon = createLexicon(lexiconData);
const tokenizer = (text: string) => tokenize(text, { characters: false, lexicon });
const demo = (pattern: PatternId, direction: Direction) => demoOf(pattern, direction, tokenizer);
const arranged = (pattern: PatternId, direction: Direction) => {
  const activity = demo(pattern, direction);
  return reduceActivity(activity, { type: 'arrange', order: orderOfPattern(pattern, activity) });
};
const EVERY = PATTERNS.flatMap((pattern) => DIRECTIONS.map((direction) => [pattern, direction] as const));

describe('the demo of every pattern', () => {
  it.each([
    ['it-adj', 'en-zh', '对我们来说，保护环境很重要。'],
    ['it-adj', 'zh-en', 'it is important for us to protect the environment'],
    ['relative', 'en-zh', '昨天我在图书馆看见的那个人是我老师。'],
    ['relative', 'zh-en', 'the man who I saw in the library yesterday is my teacher'],
    ['existential', 'en-zh', '桌子下面有两只猫。'],
    ['existential', 'zh-en', 'there are two cats under the table'],
    ['ba', 'en-zh', '他把书放在桌子上了。'],
    ['ba', 'zh-en', 'he put the book on the table'],
    ['bei', 'en-zh', '我的自行车昨天被小偷偷走了。'],
    ['bei', 'zh-en', 'my bike was stolen by a thief yesterday'],
  ] as const)('%s %s becomes, in its order, "%s"', (pattern, direction, expected) => {
    expect(composedTarget(arranged(pattern, direction))).toBe(expected);
  });

  it.each(EVERY)('%s %s is cut as its sentence would be, and does not begin in the right order', (pattern, direction) => {
    const activity = demo(pattern, direction);
    expect(activity.tokens).toEqual(tokenizer(activity.sourceText));
    expect(reduceActivity(activity, { type: 'rebuild' }).cards).toEqual(activity.cards);
    expect(orderOfPattern(pattern, activity)).not.toEqual(activity.order);
    expect(missingRoles(pattern, activity.cards)).toEqual([]);
  });

  it.each(EVERY)('%s %s breaks no hint once it is in order, and has one', (pattern, direction) => {
    const hints = hintsFor(arranged(pattern, direction));
    expect(hints.length).toBeGreaterThan(0);
    expect(hints.filter(({ isBroken }) => isBroken)).toEqual([]);
  });
});

describe('a pattern', () => {
  const cards = (...roles: Role[]): Card[] => roles.map((role, index) => ({ id: String(index), src: role, lit: role, role }));

  it('leaves other roles where they are, and cards of the same role as they stood', () => {
    const activity = { direction: 'en-zh' as const, cards: cards('OTHER', 'EXIST', 'OBJECT', 'CAUSE', 'OBJECT', 'PLACE', 'OTHER') };
    expect(orderOfPattern('existential', activity)).toEqual(['0', '5', '1', '3', '2', '4', '6']);
    expect(cardsOfPattern('existential', activity)).toEqual(['1', '2', '4', '5']);
  });

  it('says which of its roles nobody has', () => {
    expect(missingRoles('ba', cards('SUBJECT', 'OTHER'))).toEqual(['BA', 'VERB']);
  });
});

describe('hints', () => {
  it('name what is not kept first', () => {
    const [first] = hintsFor(demo('bei', 'en-zh'));
    expect(first).toEqual({ id: 'time-before-verb', isBroken: true });
  });

  it('say nothing where there is no result', () => {
    expect(hintsFor({ ...demo('ba', 'zh-en'), cards: [], order: [] })).toEqual([]);
  });
});
