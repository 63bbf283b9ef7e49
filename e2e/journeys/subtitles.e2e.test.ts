import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import type { VisitOptions } from '../harness/browser.js';
import { newDevice } from '../harness/device.js';
import { accessibilityProblems, tooWide } from '../harness/look.js';
import { people } from '../harness/product.js';
import { sees, seesHeading } from '../harness/steps.js';

jest.setTimeout(240_000);

const device = newDevice();

/** The desk, once its segments and its video are there. */
async function openDesk(options: VisitOptions): Promise<Page> {
  const page = await device.open('/weekly-practice', options);
  await page.getByRole('tab', { name: /Week 2|第 2 周/ }).click();
  await sees(page.getByRole('button', { name: /^(Segment 26|第 26 段)/ }));
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
  return page;
}

const box = (page: Page) => page.getByRole('textbox', { name: 'Target Text' });
const segment = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Segment ${number}(,|$)`) });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const videoTime = (page: Page) => page.evaluate(() => document.querySelector('video')!.currentTime);
const captionIs = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.querySelector('[data-caption]')?.textContent.includes(wanted), text);

test('the video plays one segment and stops; the caption follows, in both languages', async () => {
  const page = await openDesk({ person: await people.student('Han Meimei') });
  await seesHeading(page, 'Weekly Practice');
  expect(await page.getByRole('textbox', { name: 'Source Text' }).inputValue()).toBe('Am I a bad person?');
  expect(await page.getByRole('list', { name: 'Segments' }).getByRole('button').count()).toBe(26);

  await segment(page, 1).click();
  await captionIs(page, 'Am I a bad person?');
  const notes = page.getByRole('region', { name: 'Subtitle Task' }).getByRole('heading', { name: 'Cultural notes' });
  await sees(notes);
  await page.waitForFunction(() => document.querySelector('video')!.paused);
  expect(await videoTime(page)).toBeCloseTo(4.395, 1);

  await box(page).fill('我是坏人吗？');
  await sees(page.getByText('6 characters', { exact: true }));
  await sees(page.getByRole('region', { name: 'Reading check' }).getByText('3.2 of 9 characters a second'));
  await page.getByRole('button', { name: 'Show Translation' }).click();
  await captionIs(page, '我是坏人吗？');

  await box(page).press('Alt+BracketRight');
  await captionIs(page, 'Ask around');
  expect(await notes.count()).toBe(0);
  await page.waitForFunction(() => document.querySelector('video')!.paused);
  expect(await videoTime(page)).toBeCloseTo(8.652, 1);
  await page.getByRole('slider', { name: 'Position in the video' }).press('Home');
  expect(await videoTime(page)).toBe(0);
});

test('what is saved without a connection arrives when it is back; files carry it, and the class sees what is submitted', async () => {
  const author = await people.student('Li Lei');
  const page = await openDesk({ person: author });
  await box(page).fill('我坏吗？');
  device.visit.expect(/Failed to load resource/, /net::ERR_INTERNET_DISCONNECTED/);
  await device.visit.context.setOffline(true);
  await save(page).click();
  await sees(page.getByRole('button', { name: 'Saved', exact: true }));
  await sees(page.getByText(/^Saved on this device/));
  await sees(page.getByText('1 of 26 segments completed'));
  await device.visit.context.setOffline(false);
  await sees(page.getByText('A text that waited on this device is saved now.'));
  const { body } = await author.api.get<{ data: { segmentId: number; chineseTranslation: string }[] }>('/api/subtitles/all');
  expect(body.data[0]).toMatchObject({ segmentId: 1, chineseTranslation: '我坏吗？' });

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Your texts as VTT' }).click()]);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^WEBVTT\n[^]*00:00:02\.520 --> 00:00:04\.395\n我坏吗？\n/);

  const words = `我算坏人吗？${Date.now()}`;
  await box(page).fill(words);
  await page.getByRole('checkbox', { name: 'Submit anonymously' }).check();
  await page.getByRole('button', { name: 'Submit Translation' }).click();
  await sees(page.getByRole('listitem').filter({ hasText: words }).getByText('Your Submission'));
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('link', { name: 'My Work' }).click();
  await sees(page.getByRole('article', { name: 'Subtitle Task' }).getByRole('region', { name: 'Segment 1' }).getByText(words));
  await device.visit.close();

  const peer = await openDesk({ person: await people.student('Peer') });
  await peer.getByRole('button', { name: 'Show Submissions' }).click();
  const item = peer.getByRole('listitem').filter({ hasText: words });
  await sees(item.getByText('Unknown'));
  expect(await item.getByRole('button').count()).toBe(0);
  expect(await box(peer).inputValue()).toBe('');
});

test('an admin moves a segment in time, sees who did so before, and deletes a submission', async () => {
  const student = await people.student('Han Meimei');
  const words = `不合适 ${Date.now()}`;
  await student.api.post('/api/subtitle-submissions/submit', { segmentId: 26, chineseTranslation: words });
  const page = await openDesk({ person: await people.ownAdmin('Lecturer') });
  await segment(page, 26).click();
  await page.getByRole('button', { name: 'Edit Time Codes' }).click();
  const panel = page.getByRole('region', { name: 'Edit Time Codes' });
  const end = panel.getByRole('textbox', { name: 'End Time' });
  const before = await end.inputValue();
  await end.fill('soon');
  await panel.getByRole('button', { name: 'Save' }).click();
  await sees(panel.getByText('Write it as HH:MM:SS,mmm.'));
  const after = before.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
  await end.fill(after);
  await panel.getByRole('textbox', { name: 'Reason (optional)' }).fill('A frame later');
  await panel.getByRole('button', { name: 'Save' }).click();
  await sees(page.getByRole('region', { name: 'Current segment' }).getByText(after));
  await page.getByRole('button', { name: 'Edit Time Codes' }).click();
  await sees(panel.getByRole('listitem').filter({ hasText: 'A frame later' }).filter({ hasText: /by \S/ }));

  await page.getByRole('button', { name: 'Show Submissions' }).click();
  const item = page.getByRole('listitem').filter({ hasText: words });
  await item.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await item.waitFor({ state: 'detached' });
});

test.each([
  ['light', 'en', 1_280],
  ['dark', 'zh-Hans', 360],
] as const)('the desk is accessible in %s and %s at %i pixels', async (theme, language, width) => {
  const page = await openDesk({ person: await people.ownAdmin('Lecturer'), theme, language, width });
  await page.getByRole('button', { name: /Edit Time Codes|编辑时间码/ }).click();
  await page.getByRole('button', { name: /Show Submissions|显示提交/ }).click();
  await device.visit.settled();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await tooWide(page)).toEqual([]);
});
