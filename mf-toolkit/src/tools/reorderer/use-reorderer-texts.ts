import { addCatalog, useTexts } from '@transcreate/web-kit';
import { en } from './reorderer.en.js';
import { zh } from './reorderer.zh-hans.js';

addCatalog('toolkit-reorderer', { en, zh });

/** The reorderer's texts in the interface's language. */
export const useReordererTexts = () => useTexts<typeof en>('toolkit-reorderer');
