import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { eventually } from '../harness/api.js';
import { startBrowser, Visit, type VisitOptions } from '../harness/browser.js';
import { newMessage } from '../harness/messages.js';
import { pdfOf } from '../harness/pdf.js';
import { People } from '../harness/people.js';
import { sees, seesHeading } from '../harness/steps.js';
import { OwnSystem } from '../harness/system.js';

/** A machine that does many things at once may take its time. */
const PATIENCE = 30_000;
const LIMIT = 120_000;

// What is unread is counted over everything that anybody has sent, so nobody else may send anything here.
let system: OwnSystem;
let people: People;
let browser: Browser;
let visits: Visit[] = [];
beforeAll(async () => {
  system = await OwnSystem.start('together');
  people = await People.of(system);
  browser = await startBrowser();
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await system?.remove();
});
beforeEach(() => void (visits = []));
afterEach(async () => {
  await Promise.all(visits.map((visit) => visit.close()));
  expect(visits.flatMap(({ problems }) => problems)).toEqual([]);
});

async function open(path: string, options: VisitOptions): Promise<Page> {
  const visit = await Visit.open(browser, path, { url: system.url, ...options });
  visit.context.setDefaultTimeout(PATIENCE);
  visits.push(visit);
  return visit.page;
}

const navigation = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
const unreadCount = async () => (await people.admin.get<{ count: number }>('/api/messages/unread-count')).body.count;

test('what a student says reaches the lecturer: a number in the navigation, a message to read, and to put away', async () => {
  const text = 'Why is 无晴 a pun? 🌧️';
  const page = await open('/feedback', { person: await people.student('Han Meimei') });
  await seesHeading(page, 'Feedback');
  const field = page.getByRole('textbox', { name: 'Your message' });
  expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
  await field.fill(text);
  await page.reload();
  await sees(page.getByText(/^Your draft from/));
  await page.getByRole('button', { name: 'Send' }).click();
  await sees(page.getByRole('status').getByText('Sent', { exact: true }));
  expect(await field.inputValue()).toBe('');
  expect(await page.getByRole('heading', { name: 'Inbox' }).count()).toBe(0);

  const desk = await open('/dashboard', { person: await people.ownAdmin('Lecturer') });
  const entry = navigation(desk).getByRole('link', { name: /^Feedback/ });
  await sees(entry.filter({ hasText: '1' }));
  await entry.click();
  const message = desk.getByRole('listitem').filter({ hasText: text });
  await sees(message.getByText('Unread'));
  await sees(desk.getByText('1 message', { exact: true }));
  await message.getByRole('button', { name: 'Mark read' }).click();
  await message.getByText('Unread').waitFor({ state: 'detached' });
  await eventually(() => entry.innerText(), (name) => name.trim() === 'Feedback', PATIENCE);
  expect(await unreadCount()).toBe(0);

  await message.getByRole('button', { name: 'Delete' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Are you sure you want to delete this message?' });
  await sees(dialog.getByText(text));
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await sees(desk.getByText('No messages yet.'));
  await dialog.waitFor({ state: 'detached' });
}, LIMIT);

test('the number in the navigation stops at 99+, and a guest may add to it', async () => {
  const sender = await people.student();
  await Promise.all(Array.from({ length: 99 }, () => newMessage(sender.api)));
  const page = await open('/feedback', {});
  await sees(page.getByText('You are not logged in, so nobody will know whom to answer.'));
  await page.getByRole('textbox', { name: 'Your message' }).fill('Nr. 100');
  await page.getByRole('textbox', { name: 'Your message' }).press('Control+Enter');
  await sees(page.getByRole('status').getByText('Sent', { exact: true }));
  expect(await unreadCount()).toBe(100);
  const desk = await open('/dashboard', { person: await people.ownAdmin('Lecturer') });
  await sees(navigation(desk).getByRole('link', { name: /^Feedback/ }).filter({ hasText: '99+' }));
}, LIMIT);

test('slides from the lecturer to a student: sent, ordered, read in the page, and taken home', async () => {
  const [title, other] = ['第三周：双关语', 'Handout'];
  const bytes = Buffer.from(pdfOf(['双关语', '谐音']));
  const desk = await open('/slides', { person: await people.ownAdmin('Lecturer') });
  await add(desk, title, { name: '第三周 双关语.pdf', mimeType: 'application/pdf', buffer: bytes });
  await add(desk, other, { name: '讲义.md', mimeType: 'text/markdown', buffer: Buffer.from('# 双关') });
  await item(desk, other).getByRole('button', { name: 'Move up' }).click();
  const order = () => desk.getByRole('heading', { level: 2 }).allTextContents();
  await eventually(order, (now) => now[0] === other, PATIENCE);

  const page = await open('/slides', { person: await people.student('Li Lei') });
  expect(await page.getByRole('button', { name: /Add|Edit|Move|Delete/ }).count()).toBe(0);
  const slides = item(page, title);
  await slides.getByRole('button', { name: 'Preview' }).click();
  await sees(slides.getByRole('group', { name: `${title}, page 1 of 2` }).getByText('双关语'));
  await eventually(() => inkOn(slides.locator('canvas')), (ink) => ink > 0, PATIENCE);
  await slides.getByRole('button', { name: 'Next page' }).press('ArrowRight');
  await sees(slides.getByRole('group', { name: `${title}, page 2 of 2` }).getByText('谐音'));
  const [file] = await Promise.all([page.waitForEvent('download'), slides.getByRole('link', { name: 'Download' }).click()]);
  expect(file.suggestedFilename()).toBe('第三周 双关语.pdf');
  expect((await readFile(await file.path())).equals(bytes)).toBe(true);

  await item(desk, title).getByRole('button', { name: 'Delete' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await item(desk, title).waitFor({ state: 'detached' });
}, LIMIT);

test('a visitor has no way to the slides, and is told why where there is one', async () => {
  const page = await open('/dashboard', { person: await people.visitor() });
  await sees(navigation(page).getByRole('link', { name: 'Feedback' }));
  expect(await navigation(page).getByRole('link', { name: 'Slides' }).count()).toBe(0);
  await page.goto('/slides');
  await sees(page.getByText('Login Required'));
  await sees(page.getByText(/Slides are for students of the course/));
}, LIMIT);

const item = (page: Page, title: string): Locator => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

/** Adds slides as an admin does. */
async function add(page: Page, title: string, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.getByRole('button', { name: 'Add Slides' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Slides' });
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await sees(item(page, title));
}

/** How many pixels of a canvas are not white. */
function inkOn(canvas: Locator): Promise<number> {
  return canvas.evaluate((element: HTMLCanvasElement) => {
    const { data } = element.getContext('2d')!.getImageData(0, 0, element.width, element.height);
    return data.reduce((ink, value, index) => ink + (index % 4 === 0 && value < 128 && data[index + 3]! > 0 ? 1 : 0), 0);
  });
}
