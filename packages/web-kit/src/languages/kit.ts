import { en } from './kit.en.js';
import { zh } from './kit.zh.js';
import { addCatalog } from './languages.js';

/** The namespace of web-kit's own texts. */
export const KIT = 'web-kit';
addCatalog(KIT, { en, zh });
