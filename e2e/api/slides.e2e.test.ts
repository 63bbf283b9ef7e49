import { request } from 'node:http';
import { removeExamples, removeLater } from '../harness/examples.js';
import { formWith, newSlide, newSlideFile } from '../harness/files.js';
import type { Person } from '../harness/people.js';
import { pdfOf } from '../harness/pdf.js';
import { people, product } from '../harness/product.js';

interface Slide {
  _id: string;
  title: string;
  date: string;
  file: string;
  order: number;
}

let student: Person;
beforeAll(async () => {
  student = await people.student();
});
afterEach(() => removeExamples(people.admin));

const slides = async () => (await student.api.get<{ slides: Slide[] }>('/api/slides')).body.slides;

test('slides travel from an admin to a student: whole, in part, and once', async () => {
  const bytes = pdfOf(['双关语', '谐音']);
  const { body } = await people.admin.post<{ file: string }>('/api/slides/upload', formWith(bytes, '第三周 双关语.pdf'));
  const made = await people.admin.post<{ slide: Slide }>('/api/slides', { title: '第三周', date: '2026-09-14', file: body.file, order: 3 });
  removeLater(`/api/slides/${made.body.slide._id}`);
  expect([made.status, made.body.slide]).toMatchObject([201, { title: '第三周', date: '2026-09-14', file: body.file, order: 3 }]);
  expect(await slides()).toContainEqual(made.body.slide);

  const path = `/slides/${encodeURIComponent(body.file)}`;
  const whole = await student.api.get(path);
  expect([whole.status, whole.headers.get('content-type'), whole.headers.get('content-length')]).toEqual([200, 'application/pdf', String(bytes.length)]);
  expect(decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(whole.headers.get('content-disposition')!)![1]!)).toBe('第三周 双关语.pdf');
  const part = await student.api.get(path, { headers: { range: 'bytes=0-7' } });
  expect([part.status, part.text, part.headers.get('content-range')]).toEqual([206, '%PDF-1.7', `bytes 0-7/${bytes.length}`]);
  expect((await student.api.get(path, { headers: { 'if-none-match': whole.headers.get('etag')! } })).status).toBe(304);
  expect((await student.api.get('/api/slides')).headers.get('cache-control')).toBe('no-store');
});

test('a ticket opens the file without a header, and no other', async () => {
  const [{ file }, other] = [await newSlide(people.admin, '双关语', '讲义.txt'), await newSlide(people.admin)];
  const { body } = await student.api.post<{ url: string }>('/api/auth/ticket', { path: file });
  const nobody = student.api.as(undefined);
  expect((await nobody.get(body.url)).text).toBe('双关语');
  expect((await nobody.get(file)).status).toBe(401);
  expect((await nobody.get(body.url.replace(file, other.file))).status).toBe(401);
});

test('a slide needs an uploaded file, and takes it along when it goes', async () => {
  const refused = await people.admin.post<{ code: string; details: { path: string }[] }>('/api/slides', { title: 'Puns', date: '2026-09-14', file: 'none.pdf' });
  expect([refused.status, refused.body.code, refused.body.details[0]!.path]).toEqual([400, 'invalid_input', 'file']);
  const { path, file } = await newSlide(people.admin);
  await people.admin.delete(path);
  expect((await student.api.get(file)).status).toBe(404);
  expect((await people.admin.delete(path)).status).toBe(404);
});

test('moving one changes the order for everybody', async () => {
  const [first, second] = [await newSlide(people.admin), await newSlide(people.admin)];
  const ids = async () => (await slides()).map(({ _id }) => `/api/slides/${_id}`);
  expect((await ids()).slice(-2)).toEqual([first.path, second.path]);
  await people.admin.put(`${second.path}/position`, { position: 1 });
  expect((await ids())[0]).toBe(second.path);
});

describe('a path that leaves the folder', () => {
  test.each([
    '/slides/..%2f..%2fpackage.json', '/slides/%2e%2e%2f%2e%2e%2fetc%2fpasswd', '/slides/..%5c..%5cpackage.json', '/slides/..\\..\\package.json', '/slides/..', '/slides/.',
    '/slides/%2e%2e', '/slides/../package.json', '/slides/../../../../etc/passwd', '/slides/a/../../package.json', '/slides/%2fetc%2fpasswd', '/slides/%00', '/slides/a%00.pdf',
    '/slides/%c0%ae%c0%ae%2fpackage.json', '/slides/%252e%252e%252fpackage.json', '/slides//etc/passwd', '/slides/',
  ])('%s is not there', async (path) => {
    expect(await rawStatus(path)).toBe(404);
  });
});

test('a name that holds markup or a query is only a name', async () => {
  const file = await newSlideFile(people.admin, '双关', `<img src=x onerror=alert(1)>?a=b#c 100%.md`);
  expect(file).not.toMatch(/[?#%]/);
  const reply = await student.api.get(`/slides/${encodeURIComponent(file)}`);
  expect([reply.status, reply.text]).toEqual([200, '双关']);
});

/** The status of a path that is sent as it stands; `fetch` would tidy it up. */
function rawStatus(path: string): Promise<number> {
  const { hostname, port } = new URL(product.url);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers: { authorization: `Bearer ${student.token}` } }, (reply) => {
      reply.resume();
      resolve(reply.statusCode!);
    });
    asked.on('error', reject).end();
  });
}
