import type { Activity, Card, Direction, Role } from './model.js';

/** The five sentence patterns that English and Chinese order differently. */
export const PATTERNS = ['it-adj', 'relative', 'existential', 'ba', 'bei'] as const;
export type PatternId = (typeof PATTERNS)[number];

/** The roles of a pattern in the order that the target language asks for. */
const RECIPES: Record<PatternId, Record<Direction, readonly Role[]>> = {
  'it-adj': {
    'en-zh': ['TIME', 'TOPIC', 'SUBJECT', 'VERB', 'OBJECT', 'AUX', 'DEGREE'],
    'zh-en': ['AUX', 'DEGREE', 'TOPIC', 'SUBJECT', 'VERB', 'OBJECT', 'TIME'],
  },
  relative: {
    'en-zh': ['TIME', 'AGENT', 'PLACE', 'VERB', 'REL', 'SUBJECT', 'AUX', 'OBJECT'],
    'zh-en': ['SUBJECT', 'REL', 'AGENT', 'VERB', 'PLACE', 'TIME', 'AUX', 'OBJECT'],
  },
  existential: {
    'en-zh': ['TIME', 'PLACE', 'EXIST', 'SUBJECT', 'OBJECT'],
    'zh-en': ['EXIST', 'SUBJECT', 'OBJECT', 'PLACE', 'TIME'],
  },
  ba: {
    'en-zh': ['TIME', 'SUBJECT', 'AUX', 'BA', 'OBJECT', 'MANNER', 'VERB', 'PLACE', 'RESULT'],
    'zh-en': ['SUBJECT', 'AUX', 'VERB', 'BA', 'OBJECT', 'RESULT', 'PLACE', 'MANNER', 'TIME'],
  },
  bei: {
    'en-zh': ['SUBJECT', 'TIME', 'PLACE', 'AUX', 'BEI', 'AGENT', 'MANNER', 'VERB', 'RESULT'],
    'zh-en': ['SUBJECT', 'AUX', 'BEI', 'MANNER', 'VERB', 'RESULT', 'AGENT', 'PLACE', 'TIME'],
  },
};

/** The roles without which there is nothing of the pattern to see. */
const CORE: Record<PatternId, readonly Role[]> = {
  'it-adj': ['AUX', 'DEGREE', 'VERB'],
  relative: ['REL', 'SUBJECT', 'VERB'],
  existential: ['PLACE', 'EXIST', 'OBJECT'],
  ba: ['SUBJECT', 'BA', 'VERB'],
  bei: ['SUBJECT', 'BEI', 'VERB'],
};

/** The roles of a pattern, first to last, in the target language. */
export const recipeOf = (pattern: PatternId, direction: Direction): readonly Role[] => RECIPES[pattern][direction];

/** The ids of the cards whose role is part of a pattern. */
export function cardsOfPattern(pattern: PatternId, { direction, cards }: Pick<Activity, 'direction' | 'cards'>): string[] {
  const recipe = recipeOf(pattern, direction);
  return cards.filter(({ role }) => recipe.includes(role)).map(({ id }) => id);
}

/** The roles that a pattern can't do without and that no card has yet. */
export function missingRoles(pattern: PatternId, cards: readonly Card[]): Role[] {
  return CORE[pattern].filter((role) => cards.every((card) => card.role !== role));
}

/**
 * The order of a pattern, from the order of the source: the cards of its roles as the recipe says, those of the same role as they stood.
 * Cards of other roles, a full stop for instance, keep their places.
 */
export function orderOfPattern(pattern: PatternId, { direction, cards }: Pick<Activity, 'direction' | 'cards'>): string[] {
  const recipe = recipeOf(pattern, direction);
  const arranged = recipe.flatMap((role) => cards.filter((card) => card.role === role));
  let next = 0;
  return cards.map((card) => (recipe.includes(card.role) ? arranged[next++]!.id : card.id));
}
