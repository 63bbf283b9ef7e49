import type { BuiltInCourseText } from './built-in.types.js';
import { week2Practices } from './weekly-practices.week-2.js';
import { week3Practices } from './weekly-practices.week-3.js';
import { week4Practices } from './weekly-practices.week-4.js';
import { week5Practices } from './weekly-practices.week-5.js';
import { week6Practices } from './weekly-practices.week-6.js';

/** The source texts of weekly practice, weeks 2 to 6, in the order in which a week shows them. */
export const weeklyPractices: readonly BuiltInCourseText[] = [
  ...week2Practices,
  ...week3Practices,
  ...week4Practices,
  ...week5Practices,
  ...week6Practices,
];
