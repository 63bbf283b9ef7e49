import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import type { VisitOptions } from '../harness/browser.js';
import { newDevice } from '../harness/device.js';
import { people } from '../harness/product.js';
import { sees } from '../harness/steps.js';

/** Every pattern, and what its demo becomes in either direction. */
const PATTERNS: [name: string, chinese: string, english: string][] = [
  ['It is ADJ for SB to VP', '对我们来说，保护环境很重要。', 'it is important for us to protect the environment'],
  ['Relative clause', '昨天我在图书馆看见的那个人是我老师。', 'the man who I saw in the library yesterday is my teacher'],
  ['Existential', '桌子下面有两只猫。', 'there are two cats under the table'],
  ['Disposal ba (把)', '他把书放在桌子上了。', 'he put the book on the table'],
  ['Passive bei (被)', '我的自行车昨天被小偷偷走了。', 'my bike was stolen by a thief yesterday'],
];

/** For a test, in milliseconds: each walks a long way. */
jest.setTimeout(240_000);

const device = newDevice();

async function open(tool: string, options: VisitOptions = {}): Promise<Page> {
  const page = await device.open('/toolkit', options);
  await page.getByRole('tab', { name: tool }).click();
  return page;
}

const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const cards = (page: Page) => page.getByRole('region', { name: '3. Phrase cards' }).getByRole('listitem');

/** Focuses what has this name, as the Tab key would, and presses keys there. */
async function press(page: Page, name: string, ...keys: string[]): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  for (const key of keys) await page.keyboard.press(key);
}

/** Drags as a hand does, by way of all that lies between. */
async function drag(page: Page, what: Locator, to: Locator): Promise<void> {
  const place = await to.boundingBox();
  await what.hover();
  await page.mouse.down();
  await page.mouse.move(place!.x + place!.width / 4, place!.y + 8, { steps: 12 });
  await page.mouse.up();
}

test('every tool works with nothing set up outside', async () => {
  const page = await open('Translation memory', { person: await people.student('Han Meimei') });
  await page.getByRole('textbox', { name: 'Source text' }).fill('Time flies like an arrow.');
  await page.getByRole('button', { name: 'Look up' }).click();
  await sees(page.getByText('Nothing in the memory is like this text.').or(page.getByRole('region', { name: 'Suggestions' })));

  await page.getByRole('tab', { name: 'Machine translation' }).click();
  await sees(page.getByText('Not available'));
  expect(await page.getByRole('button', { name: /^Translate with/ }).count()).toBe(2);
  expect(await page.getByRole('button', { name: /^Translate with/ }).first().isDisabled()).toBe(true);

  await page.getByRole('tab', { name: 'Dictionary' }).click();
  await page.getByRole('combobox', { name: 'Word' }).pressSequentially('library');
  await sees(page.getByRole('option'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await sees(page.getByRole('region', { name: 'library' }).getByText('图书馆'));

  await page.getByRole('tab', { name: 'Useful Links' }).click();
  await sees(page.getByRole('tabpanel').getByRole('listitem').getByRole('link'));

  await page.getByRole('tab', { name: 'Quality Lens' }).click();
  await page.getByRole('textbox', { name: 'Source text' }).fill('It costs 25 dollars (net).\n'.repeat(380));
  await page.getByRole('textbox', { name: 'Translation' }).fill('它要52美元(净.\n'.repeat(380));
  await sees(page.getByRole('region', { name: 'What to look at' }).getByText(/52 is not in the source/));
  await page.getByRole('textbox', { name: 'Translation' }).fill('它净价25美元。');
  await page.getByText(/52 is not in the source/).first().waitFor({ state: 'detached' });

  await page.reload();
  expect(await page.getByRole('textbox', { name: 'Translation' }).inputValue()).toBe('它净价25美元。');
  expect(await device.visit.stored('selectedToolkitTool')).toBe('quality-lens');
});

test.each(['EN to ZH', 'ZH to EN'])('by keyboard alone, %s: all five patterns are loaded, arranged and read', async (direction) => {
  const page = await open('Syntax Reorderer', { person: await people.student('Li Lei') });
  await sees(page.getByRole('button', { name: 'Load demo' }));
  await page.getByRole('combobox', { name: 'Direction' }).selectOption({ label: direction });
  for (const [name, chinese, english] of PATTERNS) {
    await page.getByRole('combobox', { name: 'Demo' }).selectOption({ label: name });
    await press(page, 'Load demo', 'Enter');
    await press(page, `Highlight roles: ${name}`, ' ');
    await sees(page.getByText('In the pattern'));
    await press(page, `Apply order: ${name}`, 'Enter');
    await sees(result(page).getByText(direction === 'EN to ZH' ? chinese : english, { exact: true }));
    await press(page, 'Reset order', 'Enter');
  }
});

test('a sentence of one’s own: cut, translated, moved by keys and by pointer, taken back, exported and imported', async () => {
  const page = await open('Syntax Reorderer', { person: await people.student('Mei') });
  await page.getByRole('combobox', { name: 'Direction' }).selectOption({ label: 'ZH to EN' });
  await page.getByRole('textbox', { name: 'Source sentence' }).fill('昨天在图书馆看见的那个人是我老师。');
  const separators = page.getByRole('toolbar', { name: 'Words and boundaries' }).getByRole('button');
  const names = await separators.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
  expect(names).toEqual(['昨天', '在', '图书馆', '看见', '的', '那', '个', '人', '是', '我', '老师'].map((word) => `Boundary after ${word}`));
  await press(page, 'Boundary after 昨天', 'Enter');
  await press(page, 'Boundary after 图书馆', ' ');
  await page.getByRole('textbox', { name: /^Literal translations/ }).fill('yesterday | in the library');
  await sees(page.getByText('Phrases: 3. Literal translations: 2. The numbers should be the same.'));
  await page.getByRole('textbox', { name: /^Literal translations/ }).fill('yesterday | in the library | seen');
  await sees(result(page).getByText('yesterday in the library seen'));

  await press(page, 'Move 昨天, 1 of 3', 'ArrowDown', 'ArrowDown');
  await sees(result(page).getByText('in the library seen yesterday'));
  await sees(page.getByText('Auto-build is paused: the cards stay as they are.'));
  await press(page, 'Undo', 'Enter');
  await sees(result(page).getByText('in the library yesterday seen'));
  await press(page, 'Redo', 'Enter');
  await drag(page, page.getByRole('button', { name: 'Move 昨天, 3 of 3' }), cards(page).first());
  await sees(result(page).getByText('yesterday in the library seen'));

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export JSON' }).click()]);
  const before = await readFile(await file.path(), 'utf8');
  await page.getByRole('button', { name: 'Clear ALL' }).click();
  await sees(page.getByText('The phrases of your sentence will lie here as cards.'));
  const choose = (name: string, text: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await choose('broken.json', before.slice(0, 40));
  await sees(page.getByText('Invalid JSON'));
  await choose('activity.json', before);
  await sees(result(page).getByText('yesterday in the library seen'));
  const [again] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export JSON' }).click()]);
  const after = await readFile(await again.path(), 'utf8');
  expect({ ...parsed(after), timestamp: '' }).toEqual({ ...parsed(before), timestamp: '' });

  await page.reload();
  await sees(result(page).getByText('yesterday in the library seen'));
});

const parsed = (text: string) => JSON.parse(text) as object;

test('a visitor has no machine translation', async () => {
  const page = await open('Useful Links', { person: await people.visitor() });
  await sees(page.getByRole('tab', { name: 'Dictionary' }));
  expect(await page.getByRole('tab', { name: 'Machine translation' }).count()).toBe(0);
});
