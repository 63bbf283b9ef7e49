import { addCatalog, useTexts } from '@transcreate/web-kit';
import { en } from './course.en.js';
import { zh } from './course.zh.js';

addCatalog('course', { en, zh });

/** The texts of the forms of course work. */
export const useCourseWords = () => useTexts<typeof en>('course');
