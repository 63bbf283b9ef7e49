import { addCatalog, useTexts } from '@transcreate/web-kit';
import { en } from './manage.en.js';
import { zh } from './manage.zh-hans.js';

addCatalog('manage', { en, zh });

/** The texts of Manage in the interface's language; they come with that page and not before. */
export const useManageTexts = () => useTexts<typeof en>('manage');
