import fc from 'fast-check';
import { cardsInOrder, composedTarget, isOutdated, reduceActivity } from './activity.js';
import type { ActivityAction } from './activity.js';
import { historyOf, reduceHistory } from './history.js';
import { EMPTY_ACTIVITY, ROLES } from './model.js';
import type { Activity } from './model.js';
import { actions } from './testing.js';

const after = (...steps: ActivityAction[]): Activity => steps.reduce(reduceActivity, EMPTY_ACTIVITY);
const source = (text: string): ActivityAction => ({ type: 'source', text, tokens: text.split(' ') });
const literals = (text: string): ActivityAction => ({ type: 'literals', text });
const EVERYWHERE: ActivityAction = { type: 'cutEverywhere' };
const lits = ({ cards }: Activity) => cards.map(({ lit }) => lit);
const results = (activity: Activity) => cardsInOrder(activity).map(({ src }) => src);

describe('Auto-build', () => {
  it('makes a card of the whole sentence, then one a phrase', () => {
    expect(results(after(source('a b c')))).toEqual(['a b c']);
    expect(results(after(source('a b c'), { type: 'toggleBoundary', gap: 0 }))).toEqual(['a', 'b c']);
    expect(results(after(source('a b c'), EVERYWHERE, { type: 'clearBoundaries' }))).toEqual(['a b c']);
    expect(after(source('a b'), source(''), { type: 'cutByPunctuation' })).toMatchObject({ boundaries: [] });
  });

  it('gives literals by position, and follows the list', () => {
    expect(lits(after(source('a b c'), EVERYWHERE, literals('一|二|三')))).toEqual(['一', '二', '三']);
    expect(lits(after(source('a b c'), EVERYWHERE, literals('一|二|三'), literals('一|贰|三')))).toEqual(['一', '贰', '三']);
    expect(lits(after(source('a b c'), EVERYWHERE, literals('一')))).toEqual(['一', '', '']);
  });

  it('keeps literals and roles by position while the number of cards is the same', () => {
    const typed: ActivityAction[] = [
      { type: 'literal', id: 'card-1', text: '壹' },
      { type: 'role', id: 'card-2', role: 'VERB' },
    ];
    const start = [source('a b c'), { type: 'toggleBoundary', gap: 0 } as const, literals('一|二'), ...typed];
    const other = after(...start, { type: 'pause' }, { type: 'toggleBoundary', gap: 0 }, { type: 'toggleBoundary', gap: 1 }, { type: 'resume' });
    expect(results(other)).toEqual(['a b', 'c']);
    expect(other.cards.map(({ lit, role }) => [lit, role])).toEqual([['壹', 'OTHER'], ['二', 'VERB']]);
    expect(after(...start, EVERYWHERE).cards.map(({ lit, role }) => [lit, role])).toEqual([['一', 'OTHER'], ['二', 'OTHER'], ['', 'OTHER']]);
  });

  it('pauses when a card is moved by hand, until it is resumed', () => {
    const moved = after(source('a b c'), EVERYWHERE, { type: 'move', from: 2, to: 0 });
    expect([moved.auto, results(moved)]).toEqual(['paused', ['c', 'a', 'b']]);
    const changed = [{ type: 'clearBoundaries' } as const, literals('全')].reduce(reduceActivity, moved);
    expect([results(changed), isOutdated(changed)]).toEqual([['c', 'a', 'b'], true]);
    const resumed = reduceActivity(changed, { type: 'resume' });
    expect([resumed.auto, results(resumed), lits(resumed)]).toEqual(['on', ['a b c'], ['全']]);
    expect(results(reduceActivity(moved, { type: 'resume' }))).toEqual(['c', 'a', 'b']);
    expect(results(reduceActivity(moved, { type: 'rebuild' }))).toEqual(['a', 'b', 'c']);
  });

  it('keeps the order of a pattern while only literals change, and not when phrases do', () => {
    const arranged = after(source('a b c'), EVERYWHERE, { type: 'arrange', order: ['card-3', 'card-1', 'card-2'] });
    expect(arranged.auto).toBe('on');
    expect(results(reduceActivity(arranged, literals('一|二|三')))).toEqual(['c', 'a', 'b']);
    expect(results(reduceActivity(arranged, { type: 'toggleBoundary', gap: 0 }))).toEqual(['a b', 'c']);
  });
});

describe('the source', () => {
  it('resets boundaries to the right length when the number of tokens changes, and only then', () => {
    const cut = after(source('a b c'), EVERYWHERE);
    expect(reduceActivity(cut, source('a b d')).boundaries).toEqual([true, true]);
    expect(reduceActivity(cut, source('a b c d')).boundaries).toEqual([false, false, false]);
  });

  it('leaves the cards alone while Auto-build is paused', () => {
    const paused = after(source('a b'), EVERYWHERE, { type: 'pause' }, source('x y z'));
    expect([results(paused), paused.boundaries]).toEqual([['a', 'b'], [false, false]]);
  });
});

describe('a card', () => {
  it('stops at the ends', () => {
    const cards = after(source('a b c'), EVERYWHERE);
    expect(reduceActivity(cards, { type: 'move', from: 0, to: -1 })).toBe(cards);
    expect(reduceActivity(cards, { type: 'move', from: 9, to: 0 })).toBe(cards);
    expect(reduceActivity(cards, { type: 'step', id: 'card-1', step: -1 })).toBe(cards);
    expect(reduceActivity(cards, { type: 'step', id: 'card-9', step: 1 })).toBe(cards);
    expect(results(reduceActivity(cards, { type: 'step', id: 'card-1', step: 1 }))).toEqual(['b', 'a', 'c']);
    expect(results(reduceActivity(cards, { type: 'move', from: 0, to: 9 }))).toEqual(['b', 'c', 'a']);
  });

  it('goes back with Reset order', () => {
    expect(results(after(source('a b c'), EVERYWHERE, { type: 'move', from: 2, to: 0 }, { type: 'resetOrder' }))).toEqual(['a', 'b', 'c']);
  });
});

test('Clear ALL leaves direction and joiner', () => {
  const set: ActivityAction[] = [{ type: 'direction', direction: 'zh-en', tokens: [] }, { type: 'joiner', joiner: 'none' }];
  const cleared = after(...set, source('a b'), EVERYWHERE, { type: 'clear' });
  expect(cleared).toEqual({ ...EMPTY_ACTIVITY, direction: 'zh-en', joiner: 'none' });
});

describe('whatever is done', () => {
  const steps = fc.array(actions, { maxLength: 25 });

  it('the order names every card once, there is a boundary a gap, and roles are roles', () => {
    fc.assert(
      fc.property(steps, (list) => {
        const activity = after(...list);
        expect(activity.order.toSorted()).toEqual(activity.cards.map(({ id }) => id).toSorted());
        expect(activity.boundaries).toHaveLength(Math.max(0, activity.tokens.length - 1));
        expect(activity.cards.every(({ role }) => ROLES.includes(role))).toBe(true);
        expect(typeof composedTarget(activity)).toBe('string');
      }),
    );
  });

  it('undo takes it back, and redo does it again', () => {
    fc.assert(
      fc.property(steps, actions, (list, last) => {
        const before = reduceHistory(list.reduce(reduceHistory, historyOf(EMPTY_ACTIVITY)), { type: 'undo' });
        const done = reduceHistory(before, last);
        fc.pre(done !== before);
        const undone = reduceHistory(done, { type: 'undo' });
        expect(undone.present).toBe(before.present);
        expect(reduceHistory(undone, { type: 'redo' }).present).toBe(done.present);
      }),
    );
  });

  it('undoing everything leads back to the beginning', () => {
    fc.assert(
      fc.property(steps, (list) => {
        let history = list.reduce(reduceHistory, historyOf(EMPTY_ACTIVITY));
        while (history.past.length > 0) history = reduceHistory(history, { type: 'undo' });
        expect(history.present).toBe(EMPTY_ACTIVITY);
      }),
    );
  });
});

test('typing on in a field is one step', () => {
  const typed = ['a', 'a b', 'a b c'].map(source).reduce(reduceHistory, historyOf(EMPTY_ACTIVITY));
  expect(reduceHistory(typed, { type: 'undo' }).present).toBe(EMPTY_ACTIVITY);
  expect(reduceHistory(reduceHistory(typed, literals('x')), { type: 'undo' }).present.sourceText).toBe('a b c');
  expect(reduceHistory(historyOf(EMPTY_ACTIVITY), { type: 'redo' }).present).toBe(EMPTY_ACTIVITY);
});
