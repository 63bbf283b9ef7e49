/** The lens: what in a translation is worth a second look. Rules and no score; what it finds is a question, not a fault. */
export { checkTranslation } from './check.js';
export { LENS_RULES } from './finding.js';
export type { AdviceId, Finding, LensDirection, LensInput, LensRuleId, Side } from './finding.js';
export { chineseCharacters, englishWords } from './length.js';
export { piecesOf } from './pieces.js';
export type { Piece } from './pieces.js';
