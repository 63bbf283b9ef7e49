import { addCatalog, useTexts } from '@transcreate/web-kit';
import type { Texts } from '@transcreate/web-kit';
import { en } from './votes.en.js';
import { zh } from './votes.zh-hans.js';

addCatalog('votes', { en, zh });

/** Looks a text of /votes up. What stands on the page a thousand times gets it handed in, since asking for it anew costs more than drawing. */
export type VotesTexts = Texts<typeof en>;

/** The texts of /votes in the interface's language; they come with that page and not before. */
export const useVotesTexts = (): VotesTexts => useTexts<typeof en>('votes');
