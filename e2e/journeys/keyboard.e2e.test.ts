import type { Locator, Page } from 'playwright-core';
import { newDevice } from '../harness/device.js';
import { people } from '../harness/product.js';
import { arrivesAt, exampleCard, examplesAfter, getsFocus, sees, seesHeading } from '../harness/steps.js';

/** Nobody should have to press Tab more often than this to get to the next thing to do. */
const TABS = 40;

const device = newDevice();

const hasFocus = (what: Locator) => what.evaluate((element) => element === document.activeElement);

/** Presses Tab until the thing has the focus, and sees to it that the focus can be seen all the way. */
async function tabTo(page: Page, what: Locator): Promise<void> {
  await sees(what);
  for (let presses = 0; presses < TABS; presses++) {
    if (await hasFocus(what)) return;
    await page.keyboard.press('Tab');
    expect(await unmarked(page)).toBe('');
  }
  throw new Error(`Not reached with ${TABS} Tabs: ${what.toString()}`);
}

/** The focused element, where nobody could tell that it has the focus: nothing around it is outlined. Empty where all is well. */
function unmarked(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    const isMarked = (place: Element, part?: string) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(place, part);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    for (let place: Element | null = element; place?.matches(':focus-within'); place = place.parentElement) {
      if (isMarked(place) || isMarked(place, '::after')) return '';
    }
    return element.outerHTML.slice(0, 200);
  });
}

test('a student works through an example by keyboard alone', async () => {
  const email = await people.account('student', 'Keys Alone');
  const page = await device.open('/');
  await sees(page.getByRole('button', { name: 'Get Started' }));

  await page.keyboard.press('Tab');
  await getsFocus(page.getByRole('link', { name: 'Skip to the content' }));
  await page.keyboard.press('Enter');
  await getsFocus(page.getByRole('main'));

  await tabTo(page, page.getByRole('button', { name: 'Get Started' }));
  await page.keyboard.press('Enter');
  await arrivesAt(page, '/login');
  await tabTo(page, page.getByLabel('Student Email Address'));
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');

  await arrivesAt(page, '/dashboard');
  await seesHeading(page, 'Welcome, Keys Alone!');
  await tabTo(page, page.getByRole('link', { name: 'Practice', exact: true }).first());
  await page.keyboard.press('Enter');
  await arrivesAt(page, '/search');
  await seesHeading(page, 'Practice');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');

  await tabTo(page, page.getByLabel('Language of the source text'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('button', { name: 'Show Examples' }));
  const [title] = await examplesAfter(page, () => page.keyboard.press('Enter'));
  expect(new URL(page.url()).search).toBe('?language=Chinese');
  const card = exampleCard(page, title!);
  await tabTo(page, card.getByRole('textbox', { name: /^Your translation/ }));
  await page.keyboard.type('Lost in translation, found in play.');
  await page.keyboard.press('Control+Enter');

  await sees(card.getByText('Translation Submitted'));
  await page.waitForFunction(() => document.activeElement?.textContent?.includes('Translation Submitted'));
});

test('a dialog takes the focus, keeps it, closes on Escape and gives it back', async () => {
  const page = await device.open('/dashboard', { person: await people.student('Li Lei') });
  const opener = page.getByRole('button', { name: /^Profile: / });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await sees(dialog);
  const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  for (let presses = 0; presses < 15; presses++) {
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await getsFocus(opener);
});

test('the menu of a narrow screen opens, closes on Escape and gives the focus back', async () => {
  const page = await device.open('/dashboard', { width: 360 });
  const menu = page.getByRole('button', { name: 'Menu' });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await sees(page.getByRole('navigation', { name: 'Main' }));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Main' }).waitFor({ state: 'hidden' });
  await getsFocus(menu);
});
