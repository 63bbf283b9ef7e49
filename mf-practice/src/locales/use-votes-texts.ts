import { addCatalog, useTexts } from '@transcreate/web-kit';
import { en } from './votes.en.js';
import { zh } from './votes.zh-hans.js';

addCatalog('votes', { en, zh });

/** The texts of /votes in the interface's language; they come with that page and not before. */
export const useVotesTexts = () => useTexts<typeof en>('votes');
