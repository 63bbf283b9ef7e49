import { fromChineseEveryday } from './translations.chinese-everyday.mjs';
import { fromChineseLiterature } from './translations.chinese-literature.mjs';
import { fromEnglishEveryday } from './translations.english-everyday.mjs';
import { fromEnglishLiterature } from './translations.english-literature.mjs';

/**
 * What the demo class hands in, by built-in practice example. An example is found by its `title` and an `excerpt` of its content; `target`
 * is the language of the versions. Each version has a `quality`:
 *
 * - brilliant: the effect works in the new language, as if it had been born there.
 * - good: there is a pun of its own, with a seam showing somewhere.
 * - honest: the meaning and a try at the effect, often spelled out.
 * - literal: the words one by one.
 * - missed: fluent, and the wordplay went unnoticed or was dropped.
 * - wrong: misread.
 */
export const translations = [...fromEnglishLiterature, ...fromEnglishEveryday, ...fromChineseEveryday, ...fromChineseLiterature];
