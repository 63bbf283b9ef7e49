import { IMAGES } from '@transcreate/contracts/browser';
import { hasBox as isAnsweredOnPage } from '@transcreate/rules';
import type { CourseText } from '../api.js';

/** Whether a text has a box to write in; what is made of the others is handed in as a file. */
export function hasBox(text: CourseText): boolean {
  return isAnsweredOnPage(text, IMAGES);
}
