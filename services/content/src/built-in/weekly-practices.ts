import type { BuiltInCourseText } from './built-in.types.js';
import { week2Practices } from './weekly-practices.week-2.js';

/** The source texts of weekly practice, weeks 2 to 6, in the order in which a week shows them. */
export const weeklyPractices: readonly BuiltInCourseText[] = [...week2Practices];
