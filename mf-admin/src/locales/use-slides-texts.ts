import { addCatalog, useTexts } from '@transcreate/web-kit';
import { en } from './slides.en.js';
import { zh } from './slides.zh-hans.js';

addCatalog('slides', { en, zh });

/** The texts of /slides in the interface's language; they come with that page and not before. */
export const useSlidesTexts = () => useTexts<typeof en>('slides');
