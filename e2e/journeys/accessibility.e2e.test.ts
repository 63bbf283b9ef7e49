import type { Language, Theme } from '../harness/browser.js';
import { accessibilityProblems } from '../harness/look.js';
import { Tour, type Who } from '../harness/tour.js';

/** A student in every pair; guest and admin, whose pages differ in parts and in no colour, in one each. */
const COMBINATIONS: [Language, Theme, Who][] = [
  ['en', 'light', 'student'],
  ['en', 'dark', 'student'],
  ['zh-Hans', 'light', 'student'],
  ['zh-Hans', 'dark', 'student'],
  ['en', 'light', 'guest'],
  ['zh-Hans', 'dark', 'admin'],
];

let tour: Tour;
beforeAll(async () => {
  tour = await Tour.start();
});
afterAll(() => tour?.browser.close());

test.each(COMBINATIONS)('in %s and %s every route is accessible to the %s', async (language, theme, who) => {
  await tour.visitEveryRoute(who, { language, theme }, async (page, where) => {
    expect([where, await accessibilityProblems(page)]).toEqual([where, []]);
  });
}, 180_000);
