import { addCatalog, useTexts } from '@transcreate/web-kit';
import { en } from './en.js';
import { zh } from './zh-hans.js';

addCatalog('admin', { en, zh });

/** The texts that every page of the room needs, in the interface's language. */
export const useAdminTexts = () => useTexts<typeof en>('admin');
