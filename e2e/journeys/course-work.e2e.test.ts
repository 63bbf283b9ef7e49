import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import type { VisitOptions } from '../harness/browser.js';
import { newPractice, newTask } from '../harness/course-work.js';
import { newDevice } from '../harness/device.js';
import { DOT, newImage } from '../harness/files.js';
import { people } from '../harness/product.js';
import { getsFocus, sees, seesHeading } from '../harness/steps.js';

/** How long a journey may take, in ms: longer than each of its waits. */
const LIMIT = 240_000;
const SCRIPT = '<img src=x onerror="document.title=1">';

const device = newDevice();

async function open(path: string, week: number, options: VisitOptions): Promise<Page> {
  const page = await device.open(path, options);
  await page.getByRole('tab', { name: `Week ${week}` }).click();
  return page;
}

const card = (page: Page, title: string): Locator => page.getByRole('article').filter({ hasText: title });
const unique = (name: string) => `${name} ${Date.now()}`;

/** The titles of the week's texts, in their order. */
const titles = (page: Page) => page.locator('article h3 + p').allTextContents();

test("a student's week: files, a draft that outlives a reload, a translation with formatting, and a change to it", async () => {
  const title = unique('ST 7');
  await newPractice(people.admin, { title, weekNumber: 5, content: 'Time flies like an arrow.', culturalNotes: [{ term: 'flies', note: SCRIPT }] });
  const poster = unique('ST 6');
  const picture = { content: '', imageUrl: await newImage(people.admin) };
  await newPractice(people.admin, { title: poster, weekNumber: 5, ...picture, referenceExamples: [{ text: '飞', comment: '' }] });
  const page = await open('/weekly-practice', 5, { person: await people.student('Han Meimei') });
  await seesHeading(page, 'Weekly Practice');
  await sees(card(page, poster).getByText('Reference examples open once you have handed in your work for this week.'));

  await page.locator('input[type=file]').setInputFiles({ name: '译文（一）.txt', mimeType: 'text/plain', buffer: Buffer.from('双关语\n') });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download 译文（一）.txt' }).first().click()]);
  expect(file.suggestedFilename()).toBe('译文（一）.txt');
  expect(await readFile(await file.path(), 'utf8')).toBe('双关语\n');
  await card(page, poster).getByText('Reference example', { exact: true }).click();
  await sees(card(page, poster).getByText('飞', { exact: true }));

  const box = () => card(page, title).getByRole('textbox', { name: 'Your Translation' });
  await box().fill(`光阴似**箭** ${SCRIPT}`);
  await page.reload();
  await sees(card(page, title).getByText(/^Your draft from/));
  await card(page, title).getByRole('button', { name: 'Submit Translation' }).click();
  const list = card(page, title).getByRole('listitem').filter({ hasText: 'Your Submission' });
  await sees(list.locator('strong', { hasText: '箭' }));
  expect(await list.textContent()).toContain(SCRIPT);
  expect(await page.title()).toBe('Weekly Practice · Transcreate');
  expect(await box().inputValue()).toBe('');

  await list.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Translation' });
  await getsFocus(dialog.getByRole('textbox'));
  await page.keyboard.press('Escape');
  await getsFocus(list.getByRole('button', { name: 'Edit' }));
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox').fill('时光如箭');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await sees(list.getByText('时光如箭'));
  await getsFocus(list.getByRole('button', { name: 'Edit' }));
  expect(await card(page, title).getByRole('button', { name: 'Delete' }).count()).toBe(0);
}, LIMIT);

test("a group's work reaches the others of the class, under its number, and comes back with a lecturer's word", async () => {
  const title = unique('ST 8');
  await newTask(people.admin, { title, referenceExamples: [{ text: '言贵简洁', comment: '' }] });
  const author = await people.student('First Author');
  const page = await open('/tutorial-tasks', 6, { person: author });
  const button = card(page, title).getByRole('button', { name: 'Submit Translation' });
  expect(await button.isDisabled()).toBe(true);
  await card(page, title).getByRole('textbox', { name: /Translation/ }).fill('言以简洁为贵');
  await card(page, title).getByRole('combobox', { name: /Group/ }).selectOption('5');
  await button.click();
  await sees(card(page, title).getByText('Your Submission'));
  await device.visit.close();

  const peer = await open('/tutorial-tasks', 6, { person: await people.student('Peer') });
  await card(peer, title).getByRole('button', { name: 'All Submissions (1)' }).click();
  const item = card(peer, title).getByRole('listitem').filter({ hasText: '言以简洁为贵' });
  await sees(item.getByText('Group 5'));
  expect(await item.getByRole('button').count()).toBe(0);
  await device.visit.close();

  const admin = await open('/tutorial-tasks', 6, { person: await people.ownAdmin('Reviewer') });
  await card(admin, title).getByRole('button', { name: 'All Submissions (1)' }).click();
  await card(admin, title).getByRole('combobox', { name: 'Status' }).selectOption('rejected');
  const dialog = admin.getByRole('dialog', { name: 'Reject this submission?' });
  await dialog.getByRole('textbox').fill('“Wit” is more than 简洁.');
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await sees(card(admin, title).getByText('“Wit” is more than 简洁.'));
  await device.visit.close();

  const own = await device.open('/dashboard', { person: author });
  await own.getByRole('link', { name: 'My Work' }).click();
  await seesHeading(own, 'My Work');
  const work = own.getByRole('article', { name: title });
  await sees(work.getByText('Rejected'));
  await sees(work.getByText('“Wit” is more than 简洁.'));
  await work.getByText('Reference example').click();
  await sees(work.getByText('言贵简洁'));
  await work.getByRole('button', { name: 'Edit' }).click();
  const edit = own.getByRole('dialog', { name: 'Edit Translation' });
  await edit.getByRole('textbox').fill('简洁乃机智之**灵魂**');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await sees(work.locator('strong', { hasText: '灵魂' }));
  await work.getByRole('link', { name: 'Open in Tutorial Tasks' }).click();
  await sees(card(own, title).getByText('Your Submission'));
}, LIMIT);

test("a lecturer's week: a picture, its place in the week, and an edit that somebody else was faster with", async () => {
  const title = unique('ST 30');
  const path = await newTask(people.admin, { title: unique('ST 29'), weekNumber: 4 });
  const page = await open('/tutorial-tasks', 4, { person: await people.ownAdmin('Lecturer') });

  await page.getByRole('button', { name: 'Add Image' }).click();
  const add = page.getByRole('dialog', { name: 'Add Image' });
  await add.getByLabel('Title').fill(title);
  await add.locator('input[type=file]').setInputFiles({ name: '海报.png', mimeType: 'image/png', buffer: DOT });
  // By its tag: the sign of the close button is an image for some, and there from the first.
  await sees(add.locator('img'));
  await add.getByLabel('What the picture shows').fill('A dot');
  await add.getByRole('button', { name: 'Save' }).click();
  await sees(card(page, title).getByRole('img', { name: 'A dot' }));

  const before = await titles(page);
  await card(page, title).getByRole('button', { name: 'Move up' }).click();
  const moved = before.toSpliced(before.length - 2, 2, title, before.at(-2)!);
  await expectSoon(() => titles(page), moved);
  await page.reload();
  await expectSoon(() => titles(page), moved);

  const edited = card(page, before.at(-2)!);
  await edited.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Task' });
  await dialog.getByLabel('Kind of wordplay').fill('mine');
  await people.admin.put(path, { technique: 'theirs' });
  device.visit.expect(/409/);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await sees(dialog.getByText('Somebody else has changed this text since you opened it.'));
  await dialog.getByRole('button', { name: 'Show the newer version' }).click();
  await sees(edited.getByText('theirs'));

  await card(page, title).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await card(page, title).waitFor({ state: 'detached' });
}, LIMIT);

/** Waits until the page has caught up. */
async function expectSoon<T>(read: () => Promise<T>, wanted: T): Promise<void> {
  const end = Date.now() + 30_000;
  while (JSON.stringify(await read()) !== JSON.stringify(wanted) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await read()).toEqual(wanted);
}
