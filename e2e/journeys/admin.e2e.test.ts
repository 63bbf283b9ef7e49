import { newDevice } from '../harness/device.js';
import { codeFor } from '../harness/outbox.js';
import { people, product } from '../harness/product.js';
import { arrivesAt, logIn, sees, seesHeading } from '../harness/steps.js';

const device = newDevice();

test('an admin proves the address with the mailed code', async () => {
  const email = await people.account('admin', 'Lecturer');
  const page = await device.open('/login');
  await logIn(page, email, { withCode: true });
  await arrivesAt(page, '/dashboard');
  await seesHeading(page, 'Welcome, Lecturer!');
  await sees(page.getByText('Admin', { exact: true }));
});

test('a wrong code says so and lets one try again; a code may be pasted with spaces', async () => {
  const email = await people.account('admin', 'Careless');
  const page = await device.open('/login');
  device.visit.expect(/400/);
  await logIn(page, email);
  await sees(page.getByRole('heading', { name: 'Enter your code' }));
  const code = await codeFor(product.dataDir, email);
  await page.getByLabel('Sign-in code').fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await sees(page.getByRole('alert').filter({ hasText: /code/i }));
  await page.getByLabel('Sign-in code').fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
  await page.getByRole('button', { name: 'Continue' }).click();
  await arrivesAt(page, '/dashboard');
});

test('who mistyped the address can go back and enter another', async () => {
  const page = await device.open('/login');
  await logIn(page, await people.account('admin', 'Mistyped'));
  await sees(page.getByLabel('Sign-in code'));
  await page.getByRole('button', { name: 'Use another e-mail address' }).click();
  await logIn(page, await people.account('student', 'Right'));
  await arrivesAt(page, '/dashboard');
});

test('an admin submits like a student', async () => {
  const page = await device.open('/search', { person: await people.ownAdmin() });
  await sees(page.getByRole('article').first().getByRole('textbox', { name: /^Your translation/ }));
});
