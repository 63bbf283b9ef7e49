/** For tests: any action on an activity, sensible or not. */
import fc from 'fast-check';
import type { ActivityAction } from './activity.js';
import { DIRECTIONS, JOINERS, ROLES } from './model.js';
import type { Activity } from './model.js';
import { demoOf } from './demos.js';
import { PATTERNS } from './patterns.js';
import { tokenize } from './tokens.js';

const tokenizer = (text: string) => tokenize(text, { characters: false });
const index = fc.integer({ min: -2, max: 8 });
const id = index.map((number) => `card-${number}`);
const text = fc.array(fc.constantFrom('the', 'book', '把', '书', '|', '\n', ',', '。', "it's"), { maxLength: 8 }).map((words) => words.join(' '));
const source = text.map((typed) => ({ text: typed, tokens: tokenizer(typed) }));
const direction = fc.constantFrom(...DIRECTIONS);

const plain = (...types: ('cutByPunctuation' | 'cutEverywhere' | 'clearBoundaries' | 'resetOrder' | 'pause' | 'resume' | 'rebuild' | 'clear')[]) =>
  fc.constantFrom(...types.map((type): ActivityAction => ({ type })));

const loading = (activity: Activity): ActivityAction => ({ type: 'load', activity });

export const actions: fc.Arbitrary<ActivityAction> = fc.oneof(
  source.map((typed): ActivityAction => ({ type: 'source', ...typed })),
  text.map((typed): ActivityAction => ({ type: 'literals', text: typed })),
  fc.constantFrom(...JOINERS).map((joiner): ActivityAction => ({ type: 'joiner', joiner })),
  index.map((gap): ActivityAction => ({ type: 'toggleBoundary', gap })),
  fc.tuple(id, fc.constantFrom(...ROLES)).map(([card, role]): ActivityAction => ({ type: 'role', id: card, role })),
  fc.tuple(id, text).map(([card, typed]): ActivityAction => ({ type: 'literal', id: card, text: typed })),
  fc.tuple(index, index).map(([from, to]): ActivityAction => ({ type: 'move', from, to })),
  fc.tuple(id, fc.constantFrom(-1, 1)).map(([card, step]): ActivityAction => ({ type: 'step', id: card, step })),
  fc.tuple(fc.constantFrom(...PATTERNS), direction).map(([pattern, way]): ActivityAction => loading(demoOf(pattern, way, tokenizer))),
  plain('cutByPunctuation', 'cutEverywhere', 'clearBoundaries', 'resetOrder', 'pause', 'resume', 'rebuild', 'clear'),
);
