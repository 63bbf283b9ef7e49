import { addCatalog, useTexts } from '@transcreate/web-kit';
import { en } from './en.js';
import { zh } from './zh-hans.js';

addCatalog('subtitles', { en, zh });

/** The room's texts in the interface's language. */
export const useSubtitleTexts = () => useTexts<typeof en>('subtitles');
