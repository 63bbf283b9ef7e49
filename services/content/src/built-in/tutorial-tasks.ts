import type { BuiltInCourseText } from './built-in.types.js';
import { week1Tasks } from './tutorial-tasks.week-1.js';
import { week2Tasks } from './tutorial-tasks.week-2.js';
import { week3Tasks } from './tutorial-tasks.week-3.js';
import { week4Tasks } from './tutorial-tasks.week-4.js';
import { week5Tasks } from './tutorial-tasks.week-5.js';
import { week6Tasks } from './tutorial-tasks.week-6.js';

/** The source texts of the six tutorials, in the order in which a week shows them. */
export const tutorialTasks: readonly BuiltInCourseText[] = [
  ...week1Tasks,
  ...week2Tasks,
  ...week3Tasks,
  ...week4Tasks,
  ...week5Tasks,
  ...week6Tasks,
];
