import { newDevice } from '../harness/device.js';
import { newEmail } from '../harness/people.js';
import { people } from '../harness/product.js';
import { arrivesAt, logIn, sees, seesHeading } from '../harness/steps.js';

const device = newDevice();

test('any e-mail address comes in as a visitor, who reads but does not submit', async () => {
  const page = await device.open('/login');
  await sees(page.getByText(/any e-mail/));
  await logIn(page, newEmail('curious'));
  await arrivesAt(page, '/dashboard');
  await sees(page.getByText('Visitor', { exact: true }));
  await sees(page.getByRole('button', { name: 'Logout' }));
  await page.goto('/search');
  await sees(page.getByRole('article').first().getByText('Login Required'));
  expect(await page.getByRole('textbox', { name: /^Your translation/ }).count()).toBe(0);
  await page.goto('/');
  await sees(page.getByRole('button', { name: 'Continue to Dashboard' }));
});

test('what is no address is not sent', async () => {
  const page = await device.open('/login');
  await page.getByLabel('Student Email Address').fill('no-address');
  await page.getByRole('button', { name: 'Continue' }).click();
  expect(await page.getByLabel('Student Email Address').evaluate((field: HTMLInputElement) => field.validity.typeMismatch)).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/login');
});

test('a new account has the name that was chosen, and its owner can change it', async () => {
  const email = newEmail('chosen');
  const page = await device.open('/login');
  await page.getByRole('button', { name: 'Create an account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail address').fill(email);
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('李雷');
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await arrivesAt(page, '/dashboard');
  await seesHeading(page, 'Welcome, 李雷!');

  await page.getByRole('button', { name: /^Profile: / }).click();
  await page.getByRole('dialog').getByLabel('Display name').fill('Lei 🐉');
  await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
  await sees(page.getByText('Your profile is saved.'));
  await sees(page.getByRole('button', { name: 'Profile: Lei 🐉' }));
});

test('an address that is taken is refused with words beside the form, and what was typed stays', async () => {
  const { email } = await people.visitor();
  const page = await device.open('/login');
  device.visit.expect(/409/);
  await page.getByRole('button', { name: 'Create an account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail address').fill(email);
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Twice');
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await sees(dialog.getByRole('alert'));
  expect(await dialog.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('Twice');
});
