import { addCatalog, useTexts } from '@transcreate/web-kit';
import { en } from './feedback.en.js';
import { zh } from './feedback.zh-hans.js';

addCatalog('feedback', { en, zh });

/** The texts of /feedback in the interface's language; they come with that page and not before. */
export const useFeedbackTexts = () => useTexts<typeof en>('feedback');
