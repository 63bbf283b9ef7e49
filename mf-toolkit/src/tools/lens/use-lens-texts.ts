import { addCatalog, useTexts } from '@transcreate/web-kit';
import { en } from './lens.en.js';
import { zh } from './lens.zh-hans.js';

addCatalog('toolkit-lens', { en, zh });

/** The lens's texts in the interface's language. */
export const useLensTexts = () => useTexts<typeof en>('toolkit-lens');
