import type { BuiltInCourseText } from './built-in.types.js';
import { week1Tasks } from './tutorial-tasks.week-1.js';

/** The source texts of the six tutorials, in the order in which a week shows them. */
export const tutorialTasks: readonly BuiltInCourseText[] = [...week1Tasks];
