import { addCatalog, useTexts } from '@transcreate/web-kit';
import { en } from './en.js';
import { zh } from './zh.js';

addCatalog('shell', { en, zh });

/** The frame's texts in the reader's language. */
export const useShellTexts = () => useTexts<typeof en>('shell');
