import type { Page, Route } from 'playwright-core';
import type { VisitOptions } from '../harness/browser.js';
import { newDevice } from '../harness/device.js';
import { people } from '../harness/product.js';
import { arrivesAt, exampleCard, exampleTitles, sees, seesHeading } from '../harness/steps.js';

const device = newDevice();

async function open(path: string, options: VisitOptions = {}): Promise<Page> {
  return device.open(path, options);
}

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const answer = (status: number, code: string, headers: Record<string, string> = {}) => (route: Route) =>
  route.fulfill({ status, headers, json: { error: 'A sentence from the server.', code, requestId: 'e2e' } });

describe('a room that is dead', () => {
  const CARD = 'This part of the site could not be loaded.';
  /** What the browser and the federation runtime say of files that can't be had. */
  const NOISE = [/Failed to load resource/, /Federation Runtime/i, /RUNTIME-\d+/, /ChunkLoadError|Loading chunk|ScriptExternalLoadError/, /net::ERR_FAILED/];

  test.each([
    ['has no manifest', '**/mf/practice/mf-manifest.json'],
    ['has no entry', '**/mf/practice/*emoteEntry*.js'],
    ['has none of its files', '**/mf/practice/**'],
  ])('that %s shows a card with Try again in its place, and the rest of the site goes on', async (_, files) => {
    const page = await open('/dashboard');
    device.visit.expect(...NOISE);
    await page.route(files, (route) => route.abort());
    await navigation(page).getByRole('link', { name: 'Practice', exact: true }).click();
    await sees(page.getByText(CARD));
    await sees(navigation(page));
    await page.getByRole('button', { name: 'Try again' }).click();
    await sees(page.getByText(CARD));

    await navigation(page).getByRole('link', { name: 'Home' }).click();
    await seesHeading(page, /^Welcome/);
    await page.unroute(files);
    await navigation(page).getByRole('link', { name: 'Practice', exact: true }).click();
    if (await page.getByText(CARD).isVisible()) await page.getByRole('button', { name: 'Try again' }).click();
    await seesHeading(page, 'Practice');
    await sees(page.getByRole('article'));
  });

  test('answers 500 for its files: the same card', async () => {
    const page = await open('/dashboard');
    device.visit.expect(...NOISE);
    await page.route('**/mf/practice/**', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await navigation(page).getByRole('link', { name: 'Practice', exact: true }).click();
    await sees(page.getByText(CARD));
  });

  test('is opened by its own address: the frame is there all the same', async () => {
    const page = await open('/login');
    device.visit.expect(...NOISE);
    await page.route('**/mf/practice/**', (route) => route.abort());
    await page.goto('/search');
    await sees(page.getByText(CARD));
    await sees(navigation(page));
  });

  test('is not even listed, since the list can\'t be had: Try again gets it', async () => {
    const page = await open('/login');
    device.visit.expect(...NOISE, /remotes\.json/);
    await page.route('**/remotes.json', (route) => route.abort());
    await page.goto('/search');
    await sees(page.getByText('The list of pages could not be loaded'));
    await page.unroute('**/remotes.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await seesHeading(page, 'Practice');
  });

  test('leaves no page white: neither landing nor login need it', async () => {
    for (const path of ['/', '/login']) {
      const page = await open('/favicon.svg');
      device.visit.expect(...NOISE, /remotes\.json/);
      await page.route('**/mf/**', (route) => route.abort());
      await page.route('**/remotes.json', (route) => route.abort());
      await page.goto(path);
      await sees(page.getByRole('heading', { level: 1 }));
      if (path === '/') await device.visit.close();
    }
  });
});

describe('a connection that drops', () => {
  const NOISE = [/Failed to load resource/, /ERR_INTERNET_DISCONNECTED/];

  test('keeps the session and what was typed, says so, and goes on when it is back', async () => {
    const student = await people.student();
    const page = await open('/search?language=English', { person: student });
    device.visit.expect(...NOISE);
    const [title] = await exampleTitles(page);
    const card = exampleCard(page, title!);
    await card.getByRole('textbox', { name: /^Your translation/ }).fill('一箭双雕');
    await device.visit.context.setOffline(true);
    await card.getByRole('button', { name: 'Transcreate It' }).click();
    await sees(card.getByText('Failed to submit translation. Please try again.'));
    expect(await card.getByRole('textbox', { name: /^Your translation/ }).inputValue()).toBe('一箭双雕');
    expect(await device.visit.stored('token')).toBe(student.token);

    await device.visit.context.setOffline(false);
    await card.getByRole('button', { name: 'Try again' }).click();
    await sees(card.getByText('Translation Submitted'));
  });

  test('is no log-out at the start of a page either', async () => {
    const student = await people.student('Li Lei');
    const page = await open('/dashboard', { person: student });
    device.visit.expect(...NOISE);
    await seesHeading(page, 'Welcome, Li Lei!');
    await page.route('**/api/**', (route) => route.abort());
    await page.reload();
    await seesHeading(page, 'Welcome back, Li Lei!');
    expect(await device.visit.stored('token')).toBe(student.token);
  });

  test('lets a first visitor look around as a local visitor, without a token of the server', async () => {
    const page = await open('/favicon.svg');
    device.visit.expect(...NOISE);
    await page.route('**/api/**', (route) => route.abort());
    await page.goto('/dashboard');
    await seesHeading(page, 'Welcome, Visitor!');
    expect(await device.visit.stored('token')).toMatch(/^visitor_\d+$/);
  });
});

describe('a server that has a bad day', () => {
  const NOISE = [/Failed to load resource/, /\b(401|429|500|503)\b/];
  const SEARCH = '**/api/search/auto-search';

  test('503: the session is kept, the error stays until it is put right', async () => {
    const student = await people.student();
    const page = await open('/search', { person: student });
    device.visit.expect(...NOISE);
    await sees(page.getByRole('article'));
    await page.route(SEARCH, answer(503, 'unavailable', { 'retry-after': '1' }));
    await page.getByRole('button', { name: 'Show Examples' }).click();
    await sees(page.getByText('Search Error'));
    await sees(page.getByText('A sentence from the server.'));
    expect(await device.visit.stored('token')).toBe(student.token);
    await page.unroute(SEARCH);
    await page.getByRole('button', { name: 'Try again' }).click();
    await sees(page.getByRole('article'));
  });

  test('429: the call is made once more, after two seconds', async () => {
    const page = await open('/search', { person: await people.student() });
    device.visit.expect(...NOISE);
    await sees(page.getByRole('article'));
    const times: number[] = [];
    await page.route(SEARCH, async (route) => {
      times.push(Date.now());
      await (times.length === 1 ? answer(429, 'rate_limited', { 'retry-after': '1' })(route) : route.continue());
    });
    const arrived = page.waitForResponse((response) => response.url().endsWith('/auto-search') && response.ok());
    await page.getByRole('button', { name: 'Show Examples' }).click();
    await arrived;
    expect(times).toHaveLength(2);
    expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(1_990);
    expect(await page.getByText('Search Error').count()).toBe(0);
  });

  test('401 in the middle of the work: to /login, and back to the same place with the draft', async () => {
    const student = await people.student();
    const page = await open('/search?language=English', { person: student });
    device.visit.expect(...NOISE);
    const [title] = await exampleTitles(page);
    const field = exampleCard(page, title!).getByRole('textbox', { name: /^Your translation/ });
    await field.fill('没写完');
    await sees(exampleCard(page, title!).getByText('Draft saved on this device.'));
    await student.api.post('/api/auth/logout');
    await page.getByRole('button', { name: 'Show Examples' }).click();
    await arrivesAt(page, '/login');
    expect(await device.visit.stored('token')).not.toBe(student.token);

    await page.getByLabel('Student Email Address').fill(student.email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await arrivesAt(page, '/search');
    await sees(field);
    expect(await field.inputValue()).toBe('没写完');
  });
});
