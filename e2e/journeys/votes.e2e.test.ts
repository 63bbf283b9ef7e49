import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import type { Voteable } from '@transcreate/contracts';
import type { Locator, Page } from 'playwright-core';
import type { VisitOptions } from '../harness/browser.js';
import { newDevice } from '../harness/device.js';
import { newExample } from '../harness/examples.js';
import type { Person } from '../harness/people.js';
import { people } from '../harness/product.js';
import { arrivesAt, logIn, sees, seesHeading } from '../harness/steps.js';

const GOOD = '光阴似箭，果蝇爱蕉。';
const FINE = '时光飞逝如箭，🍌 果蝇偏爱香蕉。';
const NOTE = { term: 'flies', note: 'A verb first, then an insect.' };

const device = newDevice();
let authors: [Person, Person];
beforeAll(async () => void (authors = [await people.student('First Author'), await people.student('Second Author')]));

interface Poll {
  id: string;
  title: string;
  /** The address of the page with the example selected. */
  path: string;
}

/** An example with a submission of each author. */
async function newPoll(): Promise<Poll> {
  const title = `Flies ${randomUUID().slice(0, 8)}`;
  const id = await newExample(people.admin, { title, culturalNotes: [NOTE] });
  for (const [at, author] of authors.entries()) {
    const reply = await author.api.post('/api/submissions', { sourceTextId: id, transcreation: [GOOD, FINE][at] });
    expect(reply.status).toBe(201);
  }
  return { id, title, path: `/votes?example=${id}` };
}

/** The example as the server gives it to somebody. */
async function read({ api }: Person, poll: Poll): Promise<Voteable> {
  const { body } = await api.get<{ examples: Voteable[] }>(`/api/submissions/voteable?exampleId=${poll.id}`);
  return body.examples[0]!;
}

async function open(path: string, options: VisitOptions): Promise<Page> {
  return device.open(path, options);
}

const translation = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const rank = (page: Page, text: string, name: string) => translation(page, text).getByRole('button', { name, exact: true });
const card = (page: Page, title: string) => page.getByRole('link', { name: new RegExp(`^${title}`) });

/** A translation's figures in the order of the page: score, votes, and how many gave each rank. */
const figures = async (page: Page, text: string) => (await translation(page, text).locator('dd').allTextContents()).join(' ');
const shows = (page: Page, text: string, expected: string) => eventuallySame(() => figures(page, text), expected);
const holds = (what: Locator, isHeld: boolean) => eventuallySame(() => what.getAttribute('aria-pressed'), String(isHeld));

async function eventuallySame(ask: () => Promise<string | null>, expected: string): Promise<void> {
  for (const end = Date.now() + 5_000; Date.now() < end && (await ask()) !== expected; ) await new Promise((next) => setTimeout(next, 25));
  expect(await ask()).toBe(expected);
}

/** Does what casts a vote, and waits for the server's answer. */
async function casting(page: Page, act: () => Promise<void>): Promise<number> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/vote'));
  await act();
  return (await answered).status();
}

test('a student ranks, changes and cancels by mouse, and everything is there after a reload', async () => {
  const poll = await newPoll();
  const page = await open('/votes', { person: await people.student('Voter') });
  await seesHeading(page, 'Vote Results');
  await card(page, poll.title).click();
  await sees(page.getByRole('heading', { level: 2, name: poll.title }));
  expect(new URL(page.url()).search).toBe(`?example=${poll.id}`);
  await shows(page, GOOD, '0 0 0 0 0');

  await casting(page, () => rank(page, GOOD, '1').click());
  await shows(page, GOOD, '3 1 1 0 0');
  await casting(page, () => rank(page, FINE, '2').click());
  await shows(page, FINE, '2 1 0 1 0');
  expect(await rank(page, FINE, '1').isDisabled()).toBe(true);
  expect(await rank(page, GOOD, '2').isDisabled()).toBe(true);
  await sees(card(page, poll.title).getByText('2/3 votes cast'));

  await page.reload();
  await shows(page, GOOD, '3 1 1 0 0');
  await shows(page, FINE, '2 1 0 1 0');
  await holds(rank(page, GOOD, '1'), true);
  await sees(card(page, poll.title).getByText('2/3 votes cast'));

  await casting(page, () => rank(page, GOOD, '3').click());
  await shows(page, GOOD, '1 1 0 0 1');
  await casting(page, () => rank(page, FINE, '2').click());
  await shows(page, FINE, '0 0 0 0 0');
  await casting(page, () => rank(page, FINE, '1').click());
  await page.reload();
  await shows(page, GOOD, '1 1 0 0 1');
  await shows(page, FINE, '3 1 1 0 0');
});

test('the same by keys, outside of text fields, until they are switched off', async () => {
  const poll = await newPoll();
  const page = await open(poll.path, { person: await people.student('Typist') });
  await sees(translation(page, GOOD));
  await page.keyboard.press('j');
  await casting(page, () => page.keyboard.press('1'));
  await shows(page, GOOD, '3 1 1 0 0');
  await page.keyboard.press('j');
  await page.keyboard.press('1');
  await sees(translation(page, FINE).getByText(/You have given 1st to another translation/));
  await casting(page, () => page.keyboard.press('2'));
  await shows(page, FINE, '2 1 0 1 0');
  await casting(page, () => page.keyboard.press('2'));
  await shows(page, FINE, '0 0 0 0 0');
  await page.getByPlaceholder('Search translations...').pressSequentially('果蝇2');
  await sees(page.getByText('No translations found matching your search criteria.'));
  await page.getByPlaceholder('Search translations...').fill('');

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByLabel('Use single keys').uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await translation(page, FINE).getByText(FINE).click();
  await page.keyboard.press('3');
  await page.keyboard.press('?');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await shows(page, GOOD, '3 1 1 0 0');
  await shows(page, FINE, '0 0 0 0 0');
});

test('a refused vote is taken back with the reason, and the page shows how things stand', async () => {
  const poll = await newPoll();
  const voter = await people.student('Two Tabs');
  const page = await open(poll.path, { person: voter });
  device.visit.expect(/409/);
  await shows(page, GOOD, '0 0 0 0 0');
  const { translations } = await read(voter, poll);
  const other = translations.find((each) => each.translation === FINE)!;
  expect((await voter.api.post(`/api/submissions/${other.id}/vote`, { rank: 1 })).status).toBe(200);

  expect(await casting(page, () => rank(page, GOOD, '1').click())).toBe(409);
  await sees(translation(page, GOOD).getByRole('alert').getByText('This was not counted: your votes stand as before.'));
  await shows(page, GOOD, '0 0 0 0 0');
  await shows(page, FINE, '3 1 1 0 0');
  await holds(rank(page, GOOD, '1'), false);
  await holds(rank(page, FINE, '1'), true);
});

test('a vote whose connection breaks is taken back, and can be given again', async () => {
  const poll = await newPoll();
  const page = await open(poll.path, { person: await people.student('Train') });
  device.visit.expect(/ERR_FAILED/);
  await shows(page, GOOD, '0 0 0 0 0');
  await page.route('**/vote', (route) => route.abort());
  await rank(page, GOOD, '1').click();
  await sees(translation(page, GOOD).getByText('The server could not be reached. Check your connection and try again.'));
  await shows(page, GOOD, '0 0 0 0 0');
  await page.unroute('**/vote');
  await casting(page, () => rank(page, GOOD, '1').click());
  await shows(page, GOOD, '3 1 1 0 0');
  expect(await translation(page, GOOD).getByRole('alert').count()).toBe(0);
});

test('nobody ranks their own, and nobody sees whose a translation is', async () => {
  const poll = await newPoll();
  const page = await open(poll.path, { person: authors[0] });
  await sees(translation(page, GOOD).getByText('Your translation', { exact: true }));
  expect(await translation(page, GOOD).getByRole('button').count()).toBe(0);
  expect(await rank(page, FINE, '1').isEnabled()).toBe(true);
  expect(await page.getByRole('main').innerText()).not.toMatch(/Author/);
  await sees(page.getByText(NOTE.note));
});

test('the guest reads, is asked to log in, and comes back to the same place', async () => {
  const poll = await newPoll();
  const page = await open(poll.path, {});
  await shows(page, GOOD, '0 0 0 0 0');
  await sees(page.getByText('Login Required'));
  expect(await rank(page, GOOD, '1').isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Go to Login' }).click();
  await logIn(page, await people.account('student', 'Newcomer'));
  await arrivesAt(page, '/votes');
  await casting(page, () => rank(page, GOOD, '1').click());
  await shows(page, GOOD, '3 1 1 0 0');
});

test('filters and selection are in the address, and the way back leads back', async () => {
  const poll = await newPoll();
  const page = await open('/dashboard', { person: await people.student('Wanderer') });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Votes' }).click();
  await arrivesAt(page, '/votes');
  await page.getByLabel('Not yet voted').check();
  await card(page, poll.title).click();
  await sees(translation(page, GOOD));
  expect(new URL(page.url()).search).toBe(`?unvoted=true&example=${poll.id}`);
  await casting(page, () => rank(page, GOOD, '1').click());
  await sees(card(page, poll.title));
  await page.getByLabel('Week', { exact: true }).selectOption({ label: 'Week 6' });
  await page.waitForURL((url) => url.search === '?week=6&unvoted=true');
  await page.goBack();
  await page.goBack();
  await page.waitForURL((url) => url.search === '?unvoted=true');
  await sees(page.getByText('Select a source text above to view detailed vote results.').or(page.getByText('No Examples Found')));
});

test('a page that could not be loaded is loaded by trying again', async () => {
  const page = await open('/search', { person: await people.student('Tunnel') });
  device.visit.expect(/ERR_FAILED|ChunkLoadError|Loading (CSS )?chunk/i);
  await device.visit.settled();
  await page.route('**/mf/practice/**', (route) => route.abort());
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Votes' }).click();
  await sees(page.getByRole('button', { name: 'Try again' }));
  await page.unroute('**/mf/practice/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await seesHeading(page, 'Vote Results');
});

describe.each([
  ['en', 'light', 1_280],
  ['zh-Hans', 'dark', 1_280],
  ['en', 'dark', 360],
  ['zh-Hans', 'light', 360],
] as const)('in %s and %s at %i pixels', (language, theme, width) => {
  test('the details of a source text are accessible, and nothing scrolls sideways', async () => {
    const poll = await newPoll();
    const page = await open(poll.path, { person: authors[0], language, theme, width });
    await device.visit.settled();
    await sees(translation(page, FINE));
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
});

test('one of a thousand translations is ranked, and its rank taken back, as one of two is', async () => {
  const poll = await newPoll();
  const voter = await people.student('Patient');
  const page = await open('/votes', { person: voter });
  const example = await read(voter, poll);
  const many = Array.from({ length: 998 }, (_, at) => ({ ...example.translations[1], id: randomUUID(), translation: `译文 ${at}` }));
  const body = { examples: [{ ...example, translations: [...example.translations, ...many] }] };
  await page.route(`**/api/submissions/voteable?exampleId=${poll.id}`, (route) => route.fulfill({ json: body }));
  await card(page, poll.title).click();
  await sees(translation(page, '译文 997'));
  for (const isGiven of [true, false, true]) {
    await casting(page, () => rank(page, GOOD, '1').click());
    await shows(page, GOOD, isGiven ? '3 1 1 0 0' : '0 0 0 0 0');
    await holds(rank(page, GOOD, '1'), isGiven);
  }
});
