import type { Rank } from '@transcreate/contracts';
import type { VotesTexts } from '../../locales/use-votes-texts.js';

const NAMES = { 1: 'first', 2: 'second', 3: 'third' } as const;

/** How a rank is called: 1st, 2nd, 3rd. */
export const rankName = (t: VotesTexts, rank: Rank): string => t(NAMES[rank]);
