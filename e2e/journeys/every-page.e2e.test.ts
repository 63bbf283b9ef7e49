import type { Page } from 'playwright-core';
import type { Language, Theme } from '../harness/browser.js';
import { accessibilityProblems, tooWide } from '../harness/look.js';
import { Tour, type Who } from '../harness/tour.js';

const PHONE = 360;
const DESK = 1_280;

/**
 * Everybody whose pages differ, in both languages, and the themes in which their pages are examined: a student's in every pair, and a guest's and
 * an admin's, which differ in parts and in no colour, in one each.
 */
const VISITS: [Who, Language, Theme[]][] = [
  ['student', 'en', ['light', 'dark']],
  ['student', 'zh-Hans', ['light', 'dark']],
  ['guest', 'en', ['light']],
  ['guest', 'zh-Hans', []],
  ['admin', 'en', []],
  ['admin', 'zh-Hans', ['dark']],
];

let tour: Tour;
beforeAll(async () => {
  tour = await Tour.start();
});
afterAll(() => tour?.browser.close());

test.each(VISITS)('every page has its heading and title, fits on a telephone and is accessible to the %s, in %s and %j', async (who, language, themes) => {
  const titles = new Map<string, string>();
  await tour.visitEveryRoute(who, { language, width: PHONE }, async (page, where) => {
    titles.set(new URL(page.url()).pathname, await page.title());
    expect([where, await page.getByRole('heading', { level: 1 }).count()]).toEqual([where, 1]);
    expect([where, await tooWide(page)]).toEqual([where, []]);
    for (const theme of themes) {
      await drawAs(page, DESK, theme);
      expect([where, theme, await accessibilityProblems(page)]).toEqual([where, theme, []]);
    }
    await drawAs(page, PHONE, 'light');
  });
  expect(new Set(titles.values()).size).toBe(titles.size);
  for (const title of titles.values()) expect(title).toMatch(/^.+ · Transcreate$/);
}, 300_000);

/** Gives the page another shape, and the moment in which it draws itself anew. */
async function drawAs(page: Page, width: number, theme: Theme): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}
