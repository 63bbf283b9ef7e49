import type { Locator, Page } from 'playwright-core';
import { codeFor } from './outbox.js';
import { product } from './product.js';

/** Waits for what a person would look for before going on. */
export const sees = (what: Locator) => what.first().waitFor({ state: 'visible' });
export const seesHeading = (page: Page, name: string | RegExp) => sees(page.getByRole('heading', { name, level: 1 }));
/** Waits for the focus, which a closing dialog gives back a moment later. */
export const getsFocus = (what: Locator) => what.and(what.page().locator(':focus')).waitFor();

/** Signs in at the login page; with the mailed code where one is asked for. */
export async function logIn(page: Page, email: string, { withCode = false } = {}): Promise<void> {
  await page.getByLabel('Student Email Address').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  if (!withCode) return;
  const field = page.getByLabel('Sign-in code');
  await sees(field);
  await field.fill(await codeFor(product.dataDir, email));
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** The card of an example, by its title. */
export const exampleCard = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });

/** The titles of the examples that are shown, in their order. */
export async function exampleTitles(page: Page): Promise<string[]> {
  await sees(page.getByRole('article'));
  return page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents();
}

/** Does what makes the page ask for examples, and answers the titles of those that came, once they are shown. */
export async function examplesAfter(page: Page, act: () => Promise<void>): Promise<string[]> {
  // The reply that fills the page at first must not be taken for the one that `act` asks for.
  await sees(page.getByRole('heading', { name: /^Practice Examples \(/ }));
  const arrived = page.waitForResponse((response) => response.url().endsWith('/auto-search') && response.ok());
  await act();
  const { results } = (await (await arrived).json()) as { results: { title: string }[] };
  await sees(page.getByRole('heading', { name: `Practice Examples (${results.length})` }));
  await sees(exampleCard(page, results[0]!.title));
  return results.map((example) => example.title);
}

/** The path of the page, once its address ends in it. */
export const arrivesAt = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);
