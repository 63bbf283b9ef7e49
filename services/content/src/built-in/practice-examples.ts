import type { BuiltInSourceText } from './built-in.types.js';
import { chineseEverydayExamples } from './practice-examples.chinese-everyday.js';
import { chineseLiteratureExamples } from './practice-examples.chinese-literature.js';
import { englishEverydayExamples } from './practice-examples.english-everyday.js';
import { englishLiteratureExamples } from './practice-examples.english-literature.js';

/** Everything a class can practise on from the first start; half from English, half from Chinese. */
export const practiceExamples: readonly BuiltInSourceText[] = [
  ...englishLiteratureExamples,
  ...englishEverydayExamples,
  ...chineseLiteratureExamples,
  ...chineseEverydayExamples,
];
