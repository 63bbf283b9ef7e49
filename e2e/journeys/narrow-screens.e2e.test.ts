import { Visit, type Language } from '../harness/browser.js';
import { newExample, removeExamples } from '../harness/examples.js';
import { accessibilityProblems, tooWide } from '../harness/look.js';
import { people } from '../harness/product.js';
import { sees } from '../harness/steps.js';
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

test('nothing scrolls sideways for a word without an end either', async () => {
  const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(5);
  const fields = { title: word, content: word, technique: word, source: word, culturalNotes: [{ term: word, note: word }] };
  const id = await newExample(people.admin, fields);
  const student = await people.student('Long Words');
  await student.api.post('/api/submissions', { sourceTextId: id, transcreation: word });
  for (const path of ['/search', `/votes?example=${id}`, '/my-work']) {
    const visit = await Visit.open(tour.browser, path, { width: 360, person: student });
    await sees(visit.page.getByText(word).first());
    expect([path, await tooWide(visit.page)]).toEqual([path, []]);
    await visit.close();
  }
  await removeExamples(people.admin);
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
