/** The logic of the syntax reorderer: a sentence is cut into phrases, and the phrases are laid in the order of the other language. */
export { cardsInOrder, composedTarget, isOutdated } from './activity.js';
export { exportActivity, importActivity } from './activity-file.js';
export type { ActivityFile } from './activity-file.js';
export { demoOf } from './demos.js';
export { hintsFor } from './hints.js';
export type { Hint, HintId } from './hints.js';
export { historyOf, reduceHistory } from './history.js';
export type { ActivityHistory, HistoryAction } from './history.js';
export { DIRECTIONS, EMPTY_ACTIVITY, JOINERS, ROLES } from './model.js';
export type { Activity, Card, Direction, Joiner, Role } from './model.js';
export { cardsOfPattern, missingRoles, orderOfPattern, PATTERNS, recipeOf } from './patterns.js';
export type { PatternId } from './patterns.js';
export { groupsOf, literalsOf } from './phrases.js';
export { createLexicon } from './segment.js';
export type { Lexicon, LexiconData } from './segment.js';
export { hasHan, tokenize } from './tokens.js';
