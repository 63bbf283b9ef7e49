import { removeExamples, removeLater } from '../harness/examples.js';
import { DOT, formWith, newWeeklyFile } from '../harness/files.js';
import { people } from '../harness/product.js';
import type { Person } from '../harness/people.js';

const TASKS = '/api/auth/admin/tutorial-tasks';
const dataOf = (bytes: Uint8Array, type = 'image/png') => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

let student: Person;
beforeAll(async () => {
  student = await people.student();
});
afterEach(() => removeExamples(people.admin));

async function addTask(fields: Record<string, unknown>) {
  const reply = await people.admin.post<{ tutorialTask: { _id: string; imageUrl: string }; code?: string }>(TASKS, { title: 'ST 9', sourceLanguage: 'English', weekNumber: 5, ...fields });
  if (reply.status === 201) removeLater(`${TASKS}/${reply.body.tutorialTask._id}`);
  return reply;
}

describe('a picture that comes within a task', () => {
  test('is stored, and the task names its address, which everybody can open for ever', async () => {
    const { status, body } = await addTask({ imageUrl: dataOf(DOT) });
    expect([status, body.tutorialTask.imageUrl]).toEqual([201, expect.stringMatching(/^\/api\/images\/[\w-]+$/)]);
    const picture = await student.api.as(undefined).get(body.tutorialTask.imageUrl);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(picture.headers.get('content-disposition')).toMatch(/^inline/);
  });

  test.each([
    ['a drawing that can hold a script', dataOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'image/svg+xml')],
    ['a page', dataOf(Buffer.from('<script>alert(1)</script>'), 'text/html')],
    ['a page that calls itself a picture', dataOf(Buffer.from('<!doctype html><script>alert(1)</script>'))],
    ['a picture as text', 'data:image/png,abc'],
  ])('is refused as %s', async (_, imageUrl) => {
    const { status, body } = await addTask({ imageUrl });
    expect([status, body.code]).toEqual([415, 'unsupported_type']);
  });

  test('of 8 MB passes, where other bodies of that size do not', async () => {
    const padded = Buffer.concat([DOT, Buffer.alloc(8_000_000)]);
    expect((await addTask({ imageUrl: dataOf(padded) })).status).toBe(201);
    expect((await people.admin.post('/api/submissions', { transcreation: 'x'.repeat(2_000_000) })).status).toBe(413);
    expect((await addTask({ imageUrl: dataOf(Buffer.alloc(9_500_000)) })).status).toBe(413);
  });
});

test('a ticket opens its download without a header, and dies with the session', async () => {
  const person = await people.again(student);
  const path = `/api/weekly-practice-files/${await newWeeklyFile(people.admin, '光阴似箭', '光阴.txt')}/download`;
  const { body } = await person.api.post<{ url: string }>('/api/auth/ticket', { path });
  const nobody = person.api.as(undefined);
  expect((await nobody.get(body.url)).text).toBe('光阴似箭');
  expect((await nobody.get(path)).status).toBe(401);
  expect((await nobody.get(body.url.replace(path, '/api/auth/profile'))).status).toBe(401);
  await person.api.post('/api/auth/logout');
  expect((await nobody.get(body.url)).status).toBe(401);
});

test('a name, whatever it holds, is a name: in the list and in the download', async () => {
  const name = `<img src=x onerror=alert(1)> "' 讲义; filename=evil.exe.md`;
  const reply = await people.admin.post<{ file: { _id: string; fileName: string } }>('/api/weekly-practice-files/week/6/source', formWith('# 双关', name));
  removeLater(`/api/weekly-practice-files/${reply.body.file._id}`);
  expect(reply.body.file.fileName).toBe(name);
  const { headers } = await student.api.get(`/api/weekly-practice-files/${reply.body.file._id}/download`);
  expect(decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(headers.get('content-disposition')!)![1]!)).toBe(name);
});
