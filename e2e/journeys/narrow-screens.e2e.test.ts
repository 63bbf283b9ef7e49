import type { Language } from '../harness/browser.js';
import { newDevice } from '../harness/device.js';
import { newExample, removeExamples } from '../harness/examples.js';
import { accessibilityProblems, tooWide } from '../harness/look.js';
import { people } from '../harness/product.js';
import { sees } from '../harness/steps.js';

const LANGUAGES: Language[] = ['en', 'zh-Hans'];

const device = newDevice();

test.each(LANGUAGES)('the open menu fits on a telephone and is accessible in %s', async (language) => {
  const page = await device.open('/dashboard', { language, width: 360, person: await people.ownAdmin('Lecturer') });
  await device.visit.settled();
  await page.getByRole('button', { name: /^(Menu|菜单)$/ }).click();
  expect(await tooWide(page)).toEqual([]);
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('nothing scrolls sideways for a word without an end either', async () => {
  const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(5);
  const fields = { title: word, content: word, technique: word, source: word, culturalNotes: [{ term: word, note: word }] };
  const id = await newExample(people.admin, fields);
  const student = await people.student('Long Words');
  await student.api.post('/api/submissions', { sourceTextId: id, transcreation: word });
  for (const path of ['/search', `/votes?example=${id}`, '/my-work']) {
    const page = await device.open(path, { width: 360, person: student });
    await sees(page.getByText(word).first());
    expect([path, await tooWide(page)]).toEqual([path, []]);
  }
  await removeExamples(people.admin);
});
