import type { Page } from 'playwright-core';
import type { Language, Theme, VisitOptions } from '../harness/browser.js';
import { newDevice } from '../harness/device.js';
import { accessibilityProblems } from '../harness/look.js';
import { people } from '../harness/product.js';
import { sees } from '../harness/steps.js';

const PAIRS: [Language, Theme][] = [
  ['en', 'light'],
  ['en', 'dark'],
  ['zh-Hans', 'light'],
  ['zh-Hans', 'dark'],
];

const device = newDevice();

async function open(path: string, options: VisitOptions): Promise<Page> {
  return device.open(path, options);
}

describe.each(PAIRS)('in %s and %s, accessible is', (language, theme) => {
  test('the dialog that makes an account', async () => {
    const page = await open('/login', { language, theme });
    await page.getByRole('button', { name: /Create an account|创建账户|注册/ }).click();
    await sees(page.getByRole('dialog'));
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('the dialog of the profile, and the one that asks what becomes of drafts', async () => {
    const page = await open('/search', { language, theme, person: await people.student('Li Lei') });
    await page.getByRole('article').getByRole('textbox').first().fill('草稿');
    await page.goto('/dashboard');
    await device.visit.settled();
    await page.getByRole('banner').getByRole('button', { name: /Li Lei/ }).click();
    await sees(page.getByRole('dialog'));
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: /Logout|退出/ }).click();
    await sees(page.getByRole('dialog'));
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('the step that asks for the code', async () => {
    const page = await open('/login', { language, theme });
    await page.getByRole('textbox').first().fill(await people.account('admin', 'Lecturer'));
    await page.getByRole('textbox').first().press('Enter');
    await sees(page.locator('input[autocomplete="one-time-code"]'));
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});
