import { LIMITS } from '@transcreate/contracts/browser';
import type { Texts } from '@transcreate/web-kit';
import type { en } from '../locales/en.js';

/** What is too long for a translation, said to a person; '' if nothing. Lengths count as the server counts them, in code points. */
export function lengthProblem(text: string, t: Texts<typeof en>): string {
  const length = [...text].length;
  return length > LIMITS.translation ? t('tooLong', { limit: LIMITS.translation, length }) : '';
}
