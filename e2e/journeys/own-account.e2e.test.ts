import { readFile } from 'node:fs/promises';
import { newDevice } from '../harness/device.js';
import { newSubmission, removeExamples } from '../harness/examples.js';
import { people } from '../harness/product.js';
import { sees } from '../harness/steps.js';

const device = newDevice();
afterAll(() => removeExamples(people.admin));

test('a student sees on the dashboard what there is to do, and takes their data along', async () => {
  const [student, peer] = [await people.student('欧阳娜娜'), await people.student()];
  await newSubmission(people.admin, student.api, { transcreation: '光阴似箭' });
  await newSubmission(people.admin, peer.api);
  const page = await device.open('/dashboard', { person: student });
  await sees(page.getByText(/^1 of \d+ texts worked on$/));
  await sees(page.getByText(/^Week 1: 0 of \d+ texts worked on$/));
  await sees(page.getByText(/waits? for your vote$/));

  await page.getByRole('button', { name: 'Profile: 欧阳娜娜' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download my data' }).click()]);
  expect(download.suggestedFilename()).toMatch(/^transcreate-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as { account: object; submissions: object };
  expect(data.account).toMatchObject({ email: student.email, name: '欧阳娜娜' });
  expect(data.submissions).toMatchObject({ submissions: [{ transcreation: '光阴似箭' }] });
  await sees(page.getByText('Your data has been saved as a file.'));
}, 180_000);
