import { setTimeout as sleep } from 'node:timers/promises';
import type { Api } from '../harness/api.js';
import { GROUP_DOC, newDoc, newPractice, newTask } from '../harness/course-work.js';
import { removeExamples } from '../harness/examples.js';
import { people } from '../harness/product.js';

let student: Api;
beforeAll(async () => {
  student = (await people.student()).api;
});
afterEach(() => removeExamples(people.admin));

const put = (path: string, body: unknown, headers: Record<string, string> = {}) => people.admin.put<Record<string, { version: number }>>(path, body, { headers });

describe('of two admins who edit one text', () => {
  test.each([['tutorialTask', newTask], ['weeklyPractice', newPractice]] as const)('the second is told, by If-Match or what it is based on: %s', async (key, make) => {
    const path = await make(people.admin);
    const first = await put(path, { title: 'First' }, { 'if-match': '"1"' });
    expect([first.status, first.headers.get('etag'), first.body[key]?.version]).toEqual([200, '"2"', 2]);
    const late = await put(path, { title: 'Second' }, { 'if-match': '"1"' });
    expect([late.status, late.body]).toEqual([409, expect.objectContaining({ code: 'conflict', error: expect.stringContaining('Somebody else') })]);
    expect((await put(path, { title: 'Second', basedOn: 1 })).status).toBe(409);
    expect((await put(path, { title: 'Second' }, { 'if-match': '"2"' })).status).toBe(200);
    expect((await put(path, { title: 'Without looking' })).headers.get('etag')).toBe('"4"');
    expect((await put(path, { title: 'Third' }, { 'if-match': 'yesterday' })).status).toBe(400);
  });
});

describe('course work from outside', () => {
  test('the lists of a week are arrays, and a week that is none is 400', async () => {
    for (const kind of ['tutorial-tasks', 'weekly-practice']) {
      const reply = await student.get<unknown[]>(`/api/search/${kind}/2`);
      expect([reply.status, Array.isArray(reply.body), reply.body.length > 0]).toEqual([200, true, true]);
      for (const week of ['0', '7', 'x']) expect((await student.get(`/api/search/${kind}/${week}`)).status).toBe(400);
    }
  });

  test('a new group document is 201, and one in its place 200', async () => {
    await people.admin.delete(await newDoc(people.admin));
    const statuses = [];
    for (let turn = 0; turn < 2; turn += 1) statuses.push((await people.admin.post('/api/docs/create', GROUP_DOC)).status);
    expect(statuses).toEqual([201, 200]);
    const refused = await people.admin.post('/api/docs/create', { ...GROUP_DOC, docUrl: 'https://example.org/' });
    expect([refused.status, refused.body['error']]).toEqual([400, 'Provide a valid Google Doc link (docs.google.com/document/d/...).']);
    await people.admin.delete(await newDoc(people.admin));
  });

  test('a placeholder of a week is protected, and only a malformed id of anything else is not found', async () => {
    expect((await put('/api/auth/admin/weekly-practice/wb-2', { title: 'Mine' })).body).toMatchObject({ code: 'protected' });
    expect((await people.admin.delete('/api/auth/admin/weekly-practice/wb-2')).status).toBe(409);
    expect((await people.admin.delete('/api/auth/admin/weekly-practice/2')).status).toBe(404);
    expect((await people.admin.delete('/api/auth/admin/tutorial-tasks/wb-2')).status).toBe(404);
  });

  test('the built-in pictures can be seen by everybody, also without a token', async () => {
    const weeks = await Promise.all([4, 5, 6].map((week) => student.get<{ imageUrl: string }[]>(`/api/search/tutorial-tasks/${week}`)));
    const urls = weeks.flatMap(({ body }) => body.map(({ imageUrl }) => imageUrl)).filter((url) => url !== '');
    expect(urls.length).toBeGreaterThan(0);
    for (const url of urls) expect(await untilShown(url)).toMatch(/^image\//);
  });
});

/** The type of a picture; just after the start some are still being drawn. */
async function untilShown(url: string): Promise<string | null> {
  for (;;) {
    const reply = await student.as(undefined).get(url);
    if (reply.status === 200) return reply.headers.get('content-type');
    await sleep(100);
  }
}
