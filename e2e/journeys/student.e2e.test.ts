import type { Page } from 'playwright-core';
import { newDevice } from '../harness/device.js';
import { people } from '../harness/product.js';
import { arrivesAt, exampleCard, examplesAfter, exampleTitles, logIn, sees, seesHeading } from '../harness/steps.js';

const TEXT = '时光飞逝如箭,🍌 果蝇却偏爱香蕉。';

const device = newDevice();

const translationOf = (page: Page, title: string) => exampleCard(page, title).getByRole('textbox', { name: /^Your translation/ });

/** Signs a new student in by hand and goes to the English examples; answers the page and the first one's title. */
async function startWriting(): Promise<{ page: Page; title: string; email: string }> {
  const email = await people.account('student', 'Li Lei');
  const page = await device.open('/search?language=English');
  await page.getByRole('article').first().getByRole('button', { name: 'Go to Login' }).click();
  await logIn(page, email);
  await arrivesAt(page, '/search');
  const [title] = await exampleTitles(page);
  return { page, title: title!, email };
}

test('a student signs in, filters, submits, and finds the submission again', async () => {
  const email = await people.account('student', 'Han Meimei');
  const page = await device.open('/');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await logIn(page, email);
  await arrivesAt(page, '/dashboard');
  await seesHeading(page, 'Welcome, Han Meimei!');
  await sees(page.getByText('Student', { exact: true }));

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Practice', exact: true }).click();
  await seesHeading(page, 'Practice');
  await page.getByLabel('Language of the source text').selectOption({ label: 'Chinese' });
  const chinese = await examplesAfter(page, () => page.getByRole('button', { name: 'Show Examples' }).click());
  expect(chinese.length).toBeGreaterThan(3);
  expect(await exampleTitles(page)).toEqual(chinese);

  const card = exampleCard(page, chinese[0]!);
  await card.getByRole('textbox', { name: /^Your translation/ }).fill('No pun intended.');
  await card.getByRole('button', { name: 'Transcreate It' }).click();
  await sees(card.getByText('Translation Submitted'));
  await sees(page.getByText('Translation submitted successfully! It will be available for voting.'));
  expect(await card.getByRole('textbox').count()).toBe(0);

  await page.reload();
  await sees(card.getByText('Translation Submitted'));
  await sees(card.getByText('No pun intended.'));
  await page.goto('/dashboard');
  await seesHeading(page, 'Welcome back, Han Meimei!');
});

test('who was sent to log in comes back to where they were', async () => {
  const { page } = await startWriting();
  expect(new URL(page.url()).search).toBe('?language=English');
});

test('a draft survives a reload, and is gone once it is submitted', async () => {
  const { page, title } = await startWriting();
  await translationOf(page, title).fill(TEXT);
  await sees(exampleCard(page, title).getByText('Draft saved on this device.'));
  await page.reload();
  await sees(exampleCard(page, title).getByText(/^Your draft from .* is back\.$/));
  expect(await translationOf(page, title).inputValue()).toBe(TEXT);
  await exampleCard(page, title).getByRole('button', { name: 'Transcreate It' }).click();
  await sees(exampleCard(page, title).getByText('Translation Submitted'));
  await sees(exampleCard(page, title).getByText(TEXT));
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft')))).toEqual([]);
});

test('a blank translation is not sent and says why', async () => {
  const { page, title } = await startWriting();
  await translationOf(page, title).fill('   ');
  await exampleCard(page, title).getByRole('button', { name: 'Transcreate It' }).click();
  await sees(exampleCard(page, title).getByText('Please enter a translation before submitting.'));
  expect(await translationOf(page, title).count()).toBe(1);
});

test('log-out asks what becomes of drafts; kept ones are offered to their writer alone', async () => {
  const { page, title, email } = await startWriting();
  await translationOf(page, title).fill(TEXT);
  await sees(exampleCard(page, title).getByText('Draft saved on this device.'));
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep drafts and log out' }).click();
  await arrivesAt(page, '/');
  await sees(page.getByRole('button', { name: 'Get Started' }));

  await page.goto('/login');
  await logIn(page, await people.account('student', 'Somebody Else'));
  await arrivesAt(page, '/dashboard');
  await page.goto('/search?language=English');
  await sees(translationOf(page, title));
  expect(await translationOf(page, title).inputValue()).toBe('');

  await page.getByRole('button', { name: 'Logout' }).click();
  await arrivesAt(page, '/');
  await page.goto('/login');
  await logIn(page, email);
  await arrivesAt(page, '/dashboard');
  await page.goto('/search?language=English');
  await sees(translationOf(page, title));
  expect(await translationOf(page, title).inputValue()).toBe(TEXT);
});

test('log-out ends the session on the server as well', async () => {
  const student = await people.student();
  const page = await device.open('/dashboard', { person: student });
  await page.getByRole('button', { name: 'Logout' }).click();
  await arrivesAt(page, '/');
  await page.waitForFunction((token) => localStorage.getItem('token') !== token, student.token);
  await expect(student.api.get('/api/auth/profile')).resolves.toMatchObject({ status: 401 });
});

