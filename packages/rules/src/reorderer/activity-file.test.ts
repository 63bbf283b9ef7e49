import fc from 'fast-check';
import { reduceActivity } from './activity.js';
import { exportActivity, importActivity } from './activity-file.js';
import { demoOf } from './demos.js';
import { EMPTY_ACTIVITY } from './model.js';
import { actions } from './testing.js';
import { tokenize } from './tokens.js';

const NOW = '2026-11-21T10:00:00.000Z';
const demo = demoOf('ba', 'en-zh', (text) => tokenize(text, { characters: false }));
const read = (file: object) => importActivity(JSON.stringify(file));

test('a file has exactly its fields', () => {
  const file = exportActivity(demo, NOW);
  expect(Object.keys(file)).toEqual([
    'direction', 'sourceText', 'literalText', 'tokens', 'boundaries', 'groups', 'cards', 'order', 'joiner', 'composedTarget', 'timestamp',
  ]);
  expect(Object.keys(file.cards[0]!)).toEqual(['id', 'src', 'lit', 'role']);
  expect(file.groups).toEqual([['He'], ['put'], ['the', 'book'], ['on', 'the', 'table'], ['.']]);
});

test('importing what was exported gives the same file again, whatever was done before', () => {
  fc.assert(
    fc.property(fc.array(actions, { maxLength: 20 }), (steps) => {
      const file = exportActivity(steps.reduce(reduceActivity, EMPTY_ACTIVITY), NOW);
      const again = importActivity(JSON.stringify(file));
      expect(again && exportActivity(again, NOW)).toEqual(file);
    }),
  );
});

test('what goes on after an import is what would have gone on before', () => {
  const moved = reduceActivity(demo, { type: 'move', from: 0, to: 2 });
  const again = read(exportActivity(moved, NOW))!;
  expect(again.auto).toBe('paused');
  expect(reduceActivity(again, { type: 'rebuild' }).cards).toEqual(demo.cards);
});

describe('a file that is none', () => {
  const good = exportActivity(demo, NOW);
  it.each([
    ['no JSON', '{"direction": '],
    ['nothing', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['something else', '{"name": "x"}'],
    ['one without cards', JSON.stringify({ ...good, cards: 'none' })],
    ['one with two cards of the same id', JSON.stringify({ ...good, cards: [good.cards[0], good.cards[0]] })],
    ['one with a card that is none', JSON.stringify({ ...good, cards: [null] })],
    ['one with tokens that are none', JSON.stringify({ ...good, tokens: [1, ''] })],
    ['one that is far too long', JSON.stringify({ ...good, sourceText: 'a'.repeat(20_001) })],
  ])('is refused: %s', (_, text) => {
    expect(importActivity(text)).toBeNull();
  });

  it('but what can be put right is', () => {
    const cards = good.cards.map((card) => ({ ...card, role: 'NOUN' }));
    const odd = read({ ...good, boundaries: [true], order: ['card-1', 'card-1'], joiner: 'glue', direction: 'fr', cards })!;
    expect(odd).toMatchObject({ joiner: 'auto', direction: 'en-zh', order: good.order });
    expect(odd.boundaries).toEqual(good.boundaries.map(() => false));
    expect(odd.cards.every(({ role }) => role === 'OTHER')).toBe(true);
  });

  it('nor does it bring anything else along', () => {
    const cards = good.cards.map((card) => ({ ...card, html: '<b>', __proto__: { admin: true } }));
    expect(read({ ...good, cards, extra: 1 })).toEqual(read(good));
  });
});
