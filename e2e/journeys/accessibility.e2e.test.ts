import type { Language, Theme } from '../harness/browser.js';
import { accessibilityProblems } from '../harness/look.js';
import { Tour, type Who } from '../harness/tour.js';

/** A student everywhere; guest and admin, whose pages differ in parts, in every language and every theme, though not in every pair. */
const COMBINATIONS: [Language, Theme, Who][] = [
  ['en', 'light', 'student'],
  ['en', 'dark', 'student'],
  ['zh-Hans', 'light', 'student'],
  ['zh-Hans', 'dark', 'student'],
  ['en', 'light', 'guest'],
  ['zh-Hans', 'dark', 'guest'],
  ['en', 'dark', 'admin'],
  ['zh-Hans', 'light', 'admin'],
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
}, 60_000);
