import type { PracticeExample } from '@transcreate/contracts';
import { targetOf } from '@transcreate/web-kit/parts';

/** Whose readers the translation is for: Chinese ones, or those of the culture that the translator has chosen in the profile. */
export function targetCultureOf(example: Pick<PracticeExample, 'sourceLanguage'>, targetCultures: readonly string[] = []): string {
  if (targetOf(example.sourceLanguage) === 'Chinese') return 'Chinese';
  return targetCultures.find((culture) => culture !== 'Chinese') ?? 'American';
}
