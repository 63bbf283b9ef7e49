import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { startBrowser, Visit } from '../harness/browser.js';
import { accessibilityProblems } from '../harness/look.js';
import { People, type Person } from '../harness/people.js';
import { sees, seesHeading } from '../harness/steps.js';
import { OwnSystem } from '../harness/system.js';

/** A machine that does many things at once may take its time. */
const PATIENCE = 30_000;
const LIMIT = 300_000;

/** 60 students as a spreadsheet in China writes them, and three lines that are wrong. */
const STUDENTS = Array.from({ length: 60 }, (_, index) => `class-${index + 1}@example.edu;学生${index + 1};student`);
const CLASS = ['邮箱;姓名;角色', ...STUDENTS, ';没有邮箱;student', 'not-an-address;王五;student', 'class-1@example.edu;重复;student'].join('\r\n');

// A first day needs a product that nobody has worked in, and services that can be stopped one by one.
let system: OwnSystem;
let people: People;
let browser: Browser;
let visit: Visit | undefined;
beforeAll(async () => {
  [system, browser] = await Promise.all([OwnSystem.start('apart'), startBrowser()]);
  people = await People.of(system);
}, 240_000);
afterAll(async () => {
  await visit?.close();
  await browser?.close();
  await system?.remove();
});

const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const figure = (page: Page, name: string): Locator => panel(page, 'Quick Stats').locator('div').filter({ has: page.locator('dt', { hasText: name }) }).last();

async function openManage(lecturer: Person): Promise<Page> {
  visit = await Visit.open(browser, '/manage', { url: system.url, person: lecturer });
  visit.context.setDefaultTimeout(PATIENCE);
  await seesHeading(visit.page, 'Manage');
  return visit.page;
}

async function importClass(page: Page): Promise<void> {
  const users = panel(page, 'User Management');
  await users.locator('input[type=file]').setInputFiles({ name: '名单.csv', mimeType: 'text/csv', buffer: Buffer.from(CLASS) });
  const preview = page.getByRole('region', { name: 'Preview of 名单.csv' });
  await sees(preview.getByText(/^3 lines are refused/));
  await preview.getByRole('combobox', { name: 'Lines' }).selectOption({ label: 'Refused (3)' });
  for (const why of ['There is no address in this line.', 'This is no e-mail address.', 'The address stands in line 2 already.']) {
    await sees(preview.getByText(why));
  }
  expect(await people.admin.get<{ totalUsers: number }>('/api/auth/admin/stats')).toMatchObject({ body: { totalUsers: 3 } });
  expect(await accessibilityProblems(page)).toEqual([]);
  await preview.getByRole('button', { name: 'Import 60 people' }).click();
  await sees(page.getByText('Class list imported successfully!'));
  await users.getByRole('searchbox', { name: 'Search users' }).fill('学生60');
  await sees(users.getByText('class-60@example.edu'));
}

async function setUpWeekOne(page: Page): Promise<void> {
  const content = panel(page, 'Content Management');
  await content.getByRole('button', { name: 'Initialize Tutorial tasks, Week 1' }).click();
  await sees(content.getByText(/^Created \d+, skipped \d+$/));
  await content.getByRole('button', { name: 'Edit Brief' }).click();
  await content.getByRole('textbox', { name: 'Brief for week 1' }).fill('Make **somebody** smile.');
  await content.getByRole('button', { name: 'Save' }).click();
  await sees(page.getByText('Translation brief saved successfully!'));
  await panel(page, 'Tutorial Tasks Management').getByRole('button', { name: 'Add Task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Task' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('ST 99: The umbrella shop');
  await dialog.getByRole('textbox', { name: 'Text', exact: true }).fill('We have you covered.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await sees(page.getByText('Tutorial task added successfully!'));
  await sees(panel(page, 'Tutorial Tasks Management').getByText('ST 99: The umbrella shop'));
}

/** Two of the class hand something in, and one says something. */
async function classWorks(): Promise<Person[]> {
  const students = await Promise.all([1, 2].map((number) => people.returning(`class-${number}@example.edu`)));
  const { body: tasks } = await students[0]!.api.get<{ _id: string; title: string; translationBrief: string }[]>('/api/search/tutorial-tasks/1');
  const task = tasks.find(({ title }) => title === 'ST 99: The umbrella shop');
  expect(task).toMatchObject({ translationBrief: 'Make **somebody** smile.' });
  for (const [index, student] of students.entries()) {
    const body = { sourceTextId: task!._id, transcreation: `为您遮风挡雨 ${index + 1}`, groupNumber: index + 1 };
    expect(await student.api.post('/api/submissions', body)).toMatchObject({ status: 201 });
  }
  expect(await students[0]!.api.post('/api/messages', { content: 'Is the umbrella a pun, too?' })).toMatchObject({ status: 201 });
  return students;
}

async function readFeedback(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Feedback/ }).click();
  await seesHeading(page, 'Feedback');
  await sees(page.getByText('Is the umbrella a pun, too?'));
  await page.getByRole('button', { name: /^Mark read/ }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Manage' }).click();
  await seesHeading(page, 'Manage');
}

async function reviewBoth(page: Page, students: readonly Person[]): Promise<void> {
  const review = panel(page, 'Review');
  await sees(review.getByText('为您遮风挡雨 2'));
  await review.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await review.getByRole('button', { name: 'Approve (2)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve 2 submissions?' });
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('遮 carries both meanings.');
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await sees(page.getByText('2 submissions updated successfully!'));
  for (const { api } of students) {
    const { body } = await api.get<{ submissions: object[] }>('/api/submissions/my-submissions');
    expect(body.submissions).toEqual([expect.objectContaining({ status: 'approved', statusReason: '遮 carries both meanings.' })]);
  }
}

async function exportClass(page: Page): Promise<void> {
  const download = page.waitForEvent('download');
  await panel(page, 'User Management').getByRole('button', { name: 'Export class list' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  // Without the mark, Excel takes UTF-8 for the letters of its country.
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text).toContain('class-60@example.edu');
  expect(text).toContain('学生60');
}

test('a lecturer sets the course up, reads what the class says and hands in, and takes the list home', async () => {
  const page = await openManage(await people.ownAdmin('Lecturer'));
  await importClass(page);
  await setUpWeekOne(page);
  const students = await classWorks();
  await readFeedback(page);
  await reviewBoth(page, students);
  await exportClass(page);
  expect(visit?.problems).toEqual([]);
}, LIMIT);

test('while a service is away its figures are missing, and the rest of the office works', async () => {
  await visit?.close();
  const page = await openManage(await people.ownAdmin('Deputy'));
  visit?.expect(/503/);
  await sees(figure(page, 'Submissions').getByText(/^\d+$/));
  await system.process('submissions').stop();
  await panel(page, 'Quick Stats').getByRole('button', { name: 'Update figures' }).click();
  await sees(figure(page, 'Submissions').getByText('Missing'));
  await sees(figure(page, 'Total Users').getByText(/^\d+$/));
  await sees(page.getByText('This chart is missing: its figures could not be loaded.'));

  const users = panel(page, 'User Management');
  await users.getByRole('button', { name: 'Add User' }).click();
  await users.getByRole('textbox', { name: 'E-mail' }).fill('late@example.edu');
  await users.getByRole('textbox', { name: 'Name', exact: true }).fill('Late');
  await users.getByRole('button', { name: 'Save User' }).click();
  await sees(page.getByText('User added successfully!'));

  await system.process('submissions').start();
  await panel(page, 'Quick Stats').getByRole('button', { name: 'Update figures' }).click();
  await sees(figure(page, 'Submissions').getByText(/^\d+$/));
  expect(visit?.problems).toEqual([]);
}, LIMIT);
