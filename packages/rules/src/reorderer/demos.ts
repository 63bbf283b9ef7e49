import { DEFAULT_ROLE, EMPTY_ACTIVITY } from './model.js';
import type { Activity, Card, Direction, Role } from './model.js';
import type { PatternId } from './patterns.js';
import { noBoundaries } from './phrases.js';

/** A phrase, its literal translation, and its role if it has one. */
type Phrase = readonly [src: string, lit: string, role?: Role];

/** Sentences made for this product, one a pattern and direction; the phrases joined are the sentence. */
const DEMOS: Record<PatternId, Record<Direction, readonly Phrase[]>> = {
  'it-adj': {
    'en-zh': [
      ['It is', '很', 'AUX'], [' important', '重要', 'DEGREE'], [' for us', '对我们来说，', 'TOPIC'], [' to protect', '保护', 'VERB'],
      [' the environment', '环境', 'OBJECT'], ['.', '。'],
    ],
    'zh-en': [
      ['对我们来说，', 'for us', 'TOPIC'], ['保护', 'to protect', 'VERB'], ['环境', 'the environment', 'OBJECT'], ['很', 'it is', 'AUX'],
      ['重要。', 'important', 'DEGREE'],
    ],
  },
  relative: {
    'en-zh': [
      ['The man', '那个人', 'SUBJECT'], [' who', '的', 'REL'], [' I', '我', 'AGENT'], [' saw', '看见', 'VERB'], [' in the library', '在图书馆', 'PLACE'],
      [' yesterday', '昨天', 'TIME'], [' is', '是', 'AUX'], [' my teacher', '我老师', 'OBJECT'], ['.', '。'],
    ],
    'zh-en': [
      ['昨天', 'yesterday', 'TIME'], ['我', 'I', 'AGENT'], ['在图书馆', 'in the library', 'PLACE'], ['看见', 'saw', 'VERB'], ['的', 'who', 'REL'],
      ['那个人', 'the man', 'SUBJECT'], ['是', 'is', 'AUX'], ['我老师。', 'my teacher', 'OBJECT'],
    ],
  },
  existential: {
    'en-zh': [['There are', '有', 'EXIST'], [' two cats', '两只猫', 'OBJECT'], [' under the table', '桌子下面', 'PLACE'], ['.', '。']],
    'zh-en': [['桌子下面', 'under the table', 'PLACE'], ['有', 'there are', 'EXIST'], ['两只猫。', 'two cats', 'OBJECT']],
  },
  ba: {
    'en-zh': [['He', '他', 'SUBJECT'], [' put', '放在', 'VERB'], [' the book', '把书', 'BA'], [' on the table', '桌子上了', 'PLACE'], ['.', '。']],
    'zh-en': [['他', 'he', 'SUBJECT'], ['把书', 'the book', 'BA'], ['放在', 'put', 'VERB'], ['桌子上了。', 'on the table', 'PLACE']],
  },
  bei: {
    'en-zh': [
      ['My bike', '我的自行车', 'SUBJECT'], [' was', '被', 'BEI'], [' stolen', '偷走了', 'VERB'], [' by a thief', '小偷', 'AGENT'],
      [' yesterday', '昨天', 'TIME'], ['.', '。'],
    ],
    'zh-en': [
      ['我的自行车', 'my bike', 'SUBJECT'], ['昨天', 'yesterday', 'TIME'], ['被', 'was', 'BEI'], ['小偷', 'by a thief', 'AGENT'],
      ['偷走了。', 'stolen', 'VERB'],
    ],
  },
};

/** The built-in sentence of a pattern, cut into its phrases, with literals and roles, in the order of the source. */
export function demoOf(pattern: PatternId, direction: Direction, tokenizer: (text: string) => string[]): Activity {
  const phrases = DEMOS[pattern][direction];
  const cards = phrases.map(([src, lit, role], index): Card => ({ id: `card-${index + 1}`, src: src.trim(), lit, role: role ?? DEFAULT_ROLE }));
  const parts = phrases.map(([src]) => tokenizer(src));
  const tokens = parts.flat();
  const boundaries = noBoundaries(tokens.length);
  parts.reduce((end, part) => {
    if (end > 0) boundaries[end - 1] = true;
    return end + part.length;
  }, 0);
  const literals = cards.map(({ lit }) => lit);
  return {
    ...EMPTY_ACTIVITY, direction, sourceText: phrases.map(([src]) => src).join(''), literalText: literals.join(' | '), tokens, boundaries, cards,
    order: cards.map(({ id }) => id), built: { boundaries, literals },
  };
}
