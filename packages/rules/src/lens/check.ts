import { dates } from './dates.js';
import type { Finding, LensInput, LensRule, LensRuleId } from './finding.js';
import { length } from './length.js';
import { names } from './names.js';
import { numbers } from './numbers.js';
import { punctuation } from './punctuation.js';
import { reading } from './reading.js';
import { repeated } from './repeated.js';
import { script } from './script.js';
import { spacing } from './spacing.js';
import { untranslated } from './untranslated.js';

/** Every rule of the lens. Each takes time in proportion to the texts. */
export const RULES: Record<LensRuleId, LensRule> = { untranslated, script, numbers, dates, names, punctuation, spacing, length, reading, repeated };

const SEVERITIES: readonly Finding['severity'][] = ['error', 'warning', 'info'];

/** What in a translation is worth a look, the gravest first, then as it stands in the text. Nothing while one of the texts is blank. */
export function checkTranslation(input: LensInput): Finding[] {
  if (input.source.trim() === '' || input.target.trim() === '') return [];
  return Object.values(RULES)
    .flatMap((rule) => rule(input))
    .toSorted((one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) || one.start - other.start);
}
