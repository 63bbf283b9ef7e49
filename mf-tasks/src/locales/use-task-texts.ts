import { addCatalog, useTexts } from '@transcreate/web-kit';
import { en } from './en.js';
import { zh } from './zh-hans.js';

addCatalog('tasks', { en, zh });

/** The room's texts in the interface's language. */
export const useTaskTexts = () => useTexts<typeof en>('tasks');
