import type { Rank } from '@transcreate/contracts';
import { useVotesTexts } from '../../locales/use-votes-texts.js';

/** How the ranks are called. */
export function useRankNames(): Record<Rank, string> {
  const t = useVotesTexts();
  return { 1: t('first'), 2: t('second'), 3: t('third') };
}
