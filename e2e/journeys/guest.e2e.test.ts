import { newDevice } from '../harness/device.js';
import { arrivesAt, sees, seesHeading } from '../harness/steps.js';

const device = newDevice();

const open = async (path: string, options = {}) => {
  return device.open(path, options);
};

test('somebody who just comes by reads the examples, and is asked to log in where students write', async () => {
  const page = await open('/search');
  await seesHeading(page, 'Practice');
  await sees(page.getByRole('article'));
  await sees(page.getByRole('article').first().getByText('Login Required'));
  expect(await page.getByRole('textbox', { name: /^Your translation/ }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Logout' }).count()).toBe(0);
  await page.getByRole('article').first().getByRole('button', { name: 'Go to Login' }).click();
  await arrivesAt(page, '/login');
  await sees(page.getByLabel('Student Email Address'));
});

test('a guest is stored but not logged in: the landing page leads to /login', async () => {
  const page = await open('/dashboard');
  await seesHeading(page, /^Welcome, /);
  await sees(page.getByText('Visitor', { exact: true }));
  await sees(page.getByRole('link', { name: 'Log in' }));
  expect(JSON.parse((await device.visit.stored('user'))!)).toMatchObject({ role: 'visitor' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await arrivesAt(page, '/login');
});

test('no entry leads to what is not built yet, and Slides is not for visitors', async () => {
  const page = await open('/dashboard');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await sees(navigation.getByRole('link', { name: 'Practice', exact: true }));
  const paths = await navigation.getByRole('link').evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const served = await page.evaluate(async () => {
    const { rooms } = (await (await fetch('/remotes.json')).json()) as { rooms: { routes: string[] }[] };
    return rooms.flatMap((room) => room.routes);
  });
  expect(paths.filter((path) => path !== '/dashboard' && !served.includes(path))).toEqual([]);
  expect(paths).not.toContain('/slides');
  expect(paths).not.toContain('/manage');
});

test.each(['/nowhere', '/search/deeper', '/MANAGE'])('the unknown page %s leads to the landing page', async (path) => {
  const page = await open(path);
  await arrivesAt(page, '/');
  await seesHeading(page, 'Carry the wordplay across');
});

test('a token that the server does not know falls back to the guest in place', async () => {
  const page = await open('/login');
  await page.evaluate(() => {
    localStorage.setItem('token', 'ey.ey.ey');
    localStorage.setItem('user', JSON.stringify({ _id: 'x', id: 'x', name: 'Nobody', email: 'nobody@example.edu', role: 'student' }));
  });
  device.visit.expect(/401/);
  await page.goto('/search');
  await seesHeading(page, 'Practice');
  await sees(page.getByText('Login Required'));
  expect(JSON.parse((await device.visit.stored('user'))!)).toMatchObject({ role: 'visitor' });
});

test('the language follows the browser, can be changed, and stays changed', async () => {
  const page = await open('/', { language: 'zh-Hans' });
  await page.waitForFunction(() => document.documentElement.lang === 'zh-Hans');
  await page.getByRole('button', { name: 'English' }).click();
  await sees(page.getByRole('button', { name: 'Get Started' }));
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  await page.reload();
  await sees(page.getByRole('button', { name: 'Get Started' }));
});

test('the theme follows the device, can be changed, and is there before the first paint', async () => {
  const page = await open('/');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await sees(page.getByRole('button', { name: 'Get Started' }));
  const light = await paper();
  await page.getByRole('button', { name: 'Dark' }).click();
  expect(await paper()).not.toBe(light);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
});

test('the quote bar shows another quote on demand and stays hidden once it is hidden', async () => {
  const page = await open('/dashboard');
  const bar = page.getByRole('complementary', { name: 'Quote' });
  await sees(bar.getByRole('figure'));
  const first = await bar.getByRole('figure').textContent();
  await bar.getByRole('button', { name: 'Next' }).click();
  await page.waitForFunction((text) => document.querySelector('figure')?.textContent !== text, first);
  await bar.getByRole('button', { name: 'Hide' }).click();
  await page.reload();
  await sees(page.getByRole('button', { name: 'Show quote' }));
  expect(await bar.count()).toBe(0);
});
