import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { startBrowser, Visit, type Language, type Theme } from '../harness/browser.js';
import { newSubmission } from '../harness/examples.js';
import type { Person } from '../harness/people.js';
import { anonymous, people } from '../harness/product.js';
import { sees } from '../harness/steps.js';

/** What the shell serves itself; every other route is in the list of rooms, so a new room is tested without a line here. */
const SHELL_ROUTES = ['/', '/login', '/dashboard'];
const LANGUAGES: Language[] = ['en', 'zh-Hans'];
const THEMES: Theme[] = ['light', 'dark'];

let browser: Browser;
let routes: string[];
let persons: Record<'guest' | 'student' | 'admin', Person | undefined>;

beforeAll(async () => {
  browser = await startBrowser();
  const { body } = await anonymous.get<{ rooms: { routes: string[] }[] }>('/remotes.json');
  routes = [...SHELL_ROUTES, ...body.rooms.flatMap((room) => room.routes)];
  const [student, admin] = await Promise.all([people.student('Li Lei'), people.ownAdmin('Lecturer')]);
  await newSubmission(people.admin, student.api);
  persons = { guest: undefined, student, admin };
});
afterAll(() => browser?.close());

type Who = keyof typeof persons;

/** Opens every route as one person, with nothing left on its way, and looks at it. */
async function onEveryRoute(who: Who, options: { language: Language; theme?: Theme; width?: number }, look: (page: Page, where: string) => Promise<void>): Promise<void> {
  const visit = await Visit.open(browser, '/', { ...options, person: persons[who] });
  try {
    for (const route of routes) {
      const where = `${route} as ${who}`;
      await visit.page.goto(route);
      await visit.settled();
      await look(visit.page, where);
      expect([where, visit.problems]).toEqual([where, []]);
    }
  } finally {
    await visit.close();
  }
}

/**
 * What axe finds by the rules of WCAG 2.2 AA and its own best practices: one line each. Of a list of cards it looks at three, since the others
 * are alike and each costs its share of seconds.
 */
async function accessibilityProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).exclude('article:nth-of-type(n+4)').analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 200)}\n${node.failureSummary ?? ''}`));
}

const pairs = LANGUAGES.flatMap((language) => THEMES.map((theme) => [language, theme] as const));
const everybody: Who[] = ['guest', 'student', 'admin'];

/** A student everywhere; guest and admin, whose pages differ in parts, in every language and every theme, though not in every pair. */
const accessible: [Language, Theme, Who][] = [
  ...pairs.map(([language, theme]): [Language, Theme, Who] => [language, theme, 'student']),
  ['en', 'light', 'guest'], ['zh-Hans', 'dark', 'guest'],
  ['en', 'dark', 'admin'], ['zh-Hans', 'light', 'admin'],
];

test.each(accessible)('in %s and %s every route is accessible to the %s', async (language, theme, who) => {
  await onEveryRoute(who, { language, theme }, async (page, where) => {
    expect([where, await accessibilityProblems(page)]).toEqual([where, []]);
  });
}, 60_000);

describe.each(LANGUAGES)('in %s, on a screen of 360 pixels', (language) => {
  test.each(everybody)('nothing scrolls sideways for the %s', async (who) => {
    await onEveryRoute(who, { language, width: 360 }, async (page, where) => {
      expect([where, await tooWide(page)]).toEqual([where, []]);
    });
  }, 60_000);

  test('nor does the open menu, which is accessible', async () => {
    const visit = await Visit.open(browser, '/dashboard', { language, width: 360, person: persons.admin });
    await visit.settled();
    await visit.page.getByRole('button', { name: /^(Menu|菜单)$/ }).click();
    expect(await tooWide(visit.page)).toEqual([]);
    expect(await accessibilityProblems(visit.page)).toEqual([]);
    await visit.close();
  });
});

test('every page has one heading of the first level and a title of its own', async () => {
  const titles = new Map<string, string>();
  await onEveryRoute('student', { language: 'en' }, async (page) => {
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    titles.set(new URL(page.url()).pathname, await page.title());
  });
  expect(new Set(titles.values()).size).toBe(titles.size);
  for (const title of titles.values()) expect(title).toMatch(/^.+ · Transcreate$/);
});

describe.each(pairs)('what opens on demand is accessible, in %s and %s', (language, theme) => {
  let visit: Visit;
  afterEach(() => visit.close());

  test('the dialog that makes an account', async () => {
    visit = await Visit.open(browser, '/login', { language, theme });
    await visit.page.getByRole('button', { name: /Create an account|创建账户|注册/ }).click();
    await sees(visit.page.getByRole('dialog'));
    expect(await accessibilityProblems(visit.page)).toEqual([]);
  });

  test('the dialogs of profile and log-out', async () => {
    visit = await Visit.open(browser, '/search', { language, theme, person: persons.student });
    const { page } = visit;
    await page.getByRole('article').getByRole('textbox').first().fill('草稿');
    await page.getByRole('banner').getByRole('button', { name: /Li Lei/ }).click();
    await sees(page.getByRole('dialog'));
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: /Logout|退出/ }).click();
    await sees(page.getByRole('dialog'));
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('the code step', async () => {
    visit = await Visit.open(browser, '/login', { language, theme });
    const { page } = visit;
    await page.getByRole('textbox').first().fill(persons.admin!.email);
    await page.getByRole('textbox').first().press('Enter');
    await sees(page.locator('input[autocomplete="one-time-code"]'));
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});

/** What reaches beyond the right edge; empty where the page does not scroll sideways. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5);
    return [`${scrollWidth} > ${clientWidth}`, ...wide.slice(-3).map((element) => element.outerHTML.slice(0, 150))];
  });
}
