import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { Api, eventually } from '../harness/api.js';
import { startBrowser, Visit } from '../harness/browser.js';
import type { Command } from '../harness/command.js';
import { People } from '../harness/people.js';
import { sees, seesHeading } from '../harness/steps.js';
import { Workshop } from '../harness/workshop.js';

/** A developer at work on one room, in a copy of the project: `npm run dev -w mf-practice`. */
jest.setTimeout(180_000);

/** How long everything may take to start or to be built again, in ms. */
const PATIENCE = 90_000;

let workshop: Workshop;
let dev: Command;
let browser: Browser;
beforeAll(async () => {
  workshop = await Workshop.open();
  dev = workshop.command('dev.mjs', ['mf-practice'], { PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(workshop.root, '.data') });
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.close();
  dev?.send('SIGTERM');
  await dev?.status();
  await workshop?.close();
});

/** Waits until the command has printed something, and answers what the parentheses hold. */
async function printed(what: RegExp): Promise<string> {
  await eventually(async () => what.test(dev.output) || dev.output, (found) => found === true, PATIENCE);
  return what.exec(dev.output)![1]!;
}

const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { isTheSamePage: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isTheSamePage' in globalThis);

test('what is changed in a room shows on the running site without a reload, beside the other rooms; a changed service starts anew', async () => {
  const url = await printed(/ready for changes: (\S+)/);
  const visit = await Visit.open(browser, '/search', { url });
  const { page } = visit;
  await seesHeading(page, 'Practice');
  await sees(page.getByRole('article'));
  await mark(page);
  await workshop.edit('mf-practice/src/locales/en.ts', "title: 'Practice'", "title: 'Practice in the making'");
  await seesHeading(page, 'Practice in the making');
  expect(await isMarked(page)).toBe(true);

  await page.getByRole('navigation').first().getByRole('link', { name: 'Weekly Practice', exact: true }).click();
  await seesHeading(page, 'Weekly Practice');
  expect(await isMarked(page)).toBe(true);
  expect(visit.problems).toEqual([]);

  await workshop.edit('services/toolkit/src/tool-config.service.ts', "name: 'ECDICT'", "name: 'A dictionary in the making'");
  await printed(/(services) started anew/);
  const { token } = await new People(url, '', '').guest();
  expect((await new Api(url, token).get('/api/toolkit/config')).body).toMatchObject({ dictionary: { name: 'A dictionary in the making' } });

  dev.send('SIGTERM');
  expect(await dev.status()).toBe(0);
});
