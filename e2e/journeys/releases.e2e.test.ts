import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { Api } from '../harness/api.js';
import { startBrowser, Visit, type VisitOptions } from '../harness/browser.js';
import { startSecondGateway, type Gateway } from '../harness/gateway.js';
import { accessibilityProblems } from '../harness/look.js';
import { people, product } from '../harness/product.js';
import { sees, seesHeading } from '../harness/steps.js';
import { Workshop } from '../harness/workshop.js';

/**
 * Shell and rooms of different releases on one page, each really built and deployed alone: today's are the old ones, and the newer ones come
 * from a copy of the project. The tests follow each other on one site.
 */
jest.setTimeout(240_000);

const TOO_NEW = 'This part of the site needs a newer page.';
const TOO_NEW_ZH = '网站的这一部分需要更新后的页面。';

let workshop: Workshop;
let site: string;
let gateway: Gateway;
let browser: Browser;
/** The major and the minor number of today's facade. */
let today: [number, number];
/** A tab that is open from the beginning, and has been in no room yet. */
let earlyTab: Visit;
const visits: Visit[] = [];

beforeAll(async () => {
  workshop = await Workshop.open();
  site = join(workshop.root, 'site');
  await workshop.run('publish-site.mjs', site);
  const { version } = JSON.parse(await readFile(join(workshop.root, 'packages/web-kit/package.json'), 'utf8')) as { version: string };
  const [major, minor] = version.split('.').map(Number);
  today = [major!, minor!];
  gateway = await startSecondGateway(product, site);
  browser = await startBrowser();
  earlyTab = await open('/dashboard', { person: await people.student() });
  await earlyTab.settled();
});
afterAll(async () => {
  await browser?.close();
  await gateway?.stop();
  await workshop?.close();
});
afterEach(() => expect(visits.flatMap(({ problems }) => problems)).toEqual([]));

async function open(path: string, options: VisitOptions = {}): Promise<Visit> {
  const visit = await Visit.open(browser, path, { ...options, url: gateway.url });
  visits.push(visit);
  return visit;
}

/** Builds parts of the copy as their teams would, and deploys them alone. */
async function deploy(...parts: string[]): Promise<void> {
  for (const part of parts) await workshop.run('build.mjs', part);
  await workshop.run('publish-site.mjs', site, ...parts);
}

const needs = (room: string, version: string) => workshop.edit(`${room}/package.json`, /"needs": "[^"]+"/, `"needs": "${version}"`);
const go = (page: Page, name: string) => page.getByRole('navigation').first().getByRole('link', { name, exact: true }).click();
const typed = (page: Page) => page.getByRole('textbox', { name: /^Your translation/ }).first();

/** The files of a room that a page asks for from now on. */
function filesAskedFor(page: Page, room: string): { name: string; status: number }[] {
  const files: { name: string; status: number }[] = [];
  page.on('response', (response) => {
    if (response.url().includes(`/mf/${room}/`)) files.push({ name: basename(new URL(response.url()).pathname), status: response.status() });
  });
  return files;
}

test('a room is replaced while tabs are open: these go on with the old one, and who comes now gets the new one', async () => {
  const person = await people.student();
  const { page } = await open('/search', { person });
  await typed(page).fill('一石二鸟');

  await workshop.edit('mf-practice/package.json', /"version": "[^"]+"/, '"version": "7.0.0"');
  await workshop.edit('mf-practice/src/locales/en.ts', "title: 'Practice'", "title: 'Practice anew'");
  await workshop.edit('mf-practice/src/locales/votes.en.ts', "title: 'Vote Results'", "title: 'Votes anew'");
  await deploy('mf-practice');
  const { rooms } = (await new Api(gateway.url).get<{ rooms: { name: string; version: string }[] }>('/remotes.json')).body;
  expect(rooms.find(({ name }) => name === 'practice')).toMatchObject({ version: '7.0.0' });

  const asked = filesAskedFor(page, 'practice');
  expect(await typed(page).inputValue()).toBe('一石二鸟');
  await go(page, 'Votes');
  await seesHeading(page, 'Vote Results');
  const ofNewRelease = await readdir(join(workshop.root, 'mf-practice/dist'));
  expect(asked.filter(({ name }) => !ofNewRelease.includes(name)).map(({ status }) => status)).toContain(200);
  await go(page, 'Practice');
  await seesHeading(page, 'Practice');

  const fresh = await open('/search', { person });
  await seesHeading(fresh.page, 'Practice anew');
  await go(fresh.page, 'Votes');
  await seesHeading(fresh.page, 'Votes anew');
});

test('a room that needs a newer page: a card in its place, and the rest goes on, until the page is there', async () => {
  const [major, minor] = today;
  const next = `${major}.${minor + 1}`;
  await needs('mf-practice', next);
  await needs('mf-subtitles', next);
  await deploy('mf-practice', 'mf-subtitles');

  // Its list of rooms is older than the room, which must not be loaded for all that.
  const { page } = earlyTab;
  await go(page, 'Practice');
  await seesHeading(page, TOO_NEW);
  expect(await accessibilityProblems(page)).toEqual([]);
  await go(page, 'Weekly Practice');
  await page.getByRole('tab', { name: 'Week 2' }).click();
  await sees(page.getByRole('heading', { name: TOO_NEW, level: 2 }));
  await seesHeading(page, 'Weekly Practice');
  await sees(page.getByRole('article'));
  await go(page, 'Home');
  await seesHeading(page, /^Welcome/);

  const chinese = await open('/search', { language: 'zh-Hans', person: await people.student() });
  await seesHeading(chinese.page, TOO_NEW_ZH);
  await chinese.page.getByRole('button', { name: '重新加载' }).click();
  await seesHeading(chinese.page, TOO_NEW_ZH);

  await workshop.edit('packages/web-kit/package.json', /"version": "[^"]+"/, `"version": "${next}.0"`);
  await deploy('shell');
  await chinese.page.getByRole('button', { name: '重新加载' }).click();
  await seesHeading(chinese.page, '练习');
  await sees(chinese.page.getByRole('article'));
});

test('a page shows rooms of earlier releases, and none of another major version', async () => {
  const [major, minor] = today;
  await needs('mf-tasks', `${major}.0`);
  await needs('mf-toolkit', `${major + 1}.${minor}`);
  await deploy('mf-tasks', 'mf-toolkit');
  const { page } = await open('/weekly-practice', { person: await people.student() });
  await seesHeading(page, 'Weekly Practice');
  await page.getByRole('tab', { name: 'Week 2' }).click();
  await sees(page.getByRole('button', { name: /^Segment 26/ }));
  await go(page, 'Toolkit');
  await seesHeading(page, TOO_NEW);
  await sees(page.getByRole('button', { name: 'Reload' }));
});
