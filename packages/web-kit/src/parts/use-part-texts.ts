import { addCatalog, useTexts } from '@transcreate/web-kit';
import { en } from './parts.en.js';
import { zh } from './parts.zh.js';

addCatalog('parts', { en, zh });

/** The texts of the parts that pages share. */
export const usePartTexts = () => useTexts<typeof en>('parts');
