import { addCatalog, useTexts } from '@transcreate/web-kit';
import { en } from './en.js';
import { zh } from './zh-hans.js';

addCatalog('toolkit', { en, zh });

/** The room's texts in the interface's language; the larger tools bring their own. */
export const useToolkitTexts = () => useTexts<typeof en>('toolkit');
