import { Visit, type Language } from '../harness/browser.js';
import { accessibilityProblems, tooWide } from '../harness/look.js';
import { EVERYBODY, Tour } from '../harness/tour.js';

const LANGUAGES: Language[] = ['en', 'zh-Hans'];

let tour: Tour;
beforeAll(async () => {
  tour = await Tour.start();
});
afterAll(() => tour?.browser.close());

describe.each(LANGUAGES)('in %s, on a screen of 360 pixels', (language) => {
  test.each(EVERYBODY)('nothing scrolls sideways for the %s', async (who) => {
    await tour.visitEveryRoute(who, { language, width: 360 }, async (page, where) => {
      expect([where, await tooWide(page)]).toEqual([where, []]);
    });
  }, 180_000);

  test('nor does the open menu, which is accessible', async () => {
    const visit = await Visit.open(tour.browser, '/dashboard', { language, width: 360, person: tour.persons.admin });
    await visit.settled();
    await visit.page.getByRole('button', { name: /^(Menu|菜单)$/ }).click();
    expect(await tooWide(visit.page)).toEqual([]);
    expect(await accessibilityProblems(visit.page)).toEqual([]);
    await visit.close();
  });
});

test('every page has one heading of the first level and a title of its own', async () => {
  const titles = new Map<string, string>();
  await tour.visitEveryRoute('student', {}, async (page) => {
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    titles.set(new URL(page.url()).pathname, await page.title());
  });
  expect(new Set(titles.values()).size).toBe(titles.size);
  for (const title of titles.values()) expect(title).toMatch(/^.+ · Transcreate$/);
});
