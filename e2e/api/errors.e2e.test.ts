import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import type { Api, Reply } from '../harness/api.js';
import { newExample, removeExamples } from '../harness/examples.js';
import { anonymous, people, product } from '../harness/product.js';

let student: Api;
let guest: Api;
beforeAll(async () => {
  student = (await people.student()).api;
  guest = (await people.guest()).api;
});
afterEach(() => removeExamples(people.admin));

/** Every failure has one form: a sentence for a person, a stable word, the request's id, and nothing of our inside. */
function expectFailure(reply: Reply, status: number, code: string): void {
  expect({ status: reply.status, code: reply.body['code'] }).toEqual({ status, code });
  expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
  expect(reply.body['error']).toMatch(/^[A-Z'].*\.$/s);
  expect(reply.body['requestId']).toBe(reply.headers.get('x-request-id'));
  expect(Object.keys(reply.body).filter((key) => !['error', 'code', 'requestId', 'details'].includes(key))).toEqual([]);
  if (code === 'invalid_input') expect(reply.body['details']).toEqual(expect.arrayContaining([{ path: expect.any(String), message: expect.stringMatching(/./) }]));
  expect(reply.text).not.toMatch(/node_modules|\bat .*:\d+:\d+|prisma|select .* from|\.[jt]s:\d/i);
}

test.each(["'); DROP TABLE submission; --", "' OR '1'='1", '%_\\', '$1 $$; SELECT pg_sleep(9)', '{{7*7}} ${7*7}'])('%j is a text like any other', async (text) => {
  const sourceTextId = await newExample(people.admin, { title: text });
  const { status, body } = await student.post<{ submission: { transcreation: string } }>('/api/submissions', { sourceTextId, transcreation: text });
  expect([status, body.submission.transcreation]).toEqual([201, text]);
  const found = await student.get<{ submissions: unknown[] }>(`/api/submissions?sourceTextId=${sourceTextId}`);
  expect([found.status, found.body.submissions.length]).toEqual([200, 1]);
  expect((await student.get(`/api/tm?langpair=en%7Czh-CN&q=${encodeURIComponent(text)}`)).status).toBe(200);
  expectFailure(await student.get(`/api/submissions?sourceTextId=${encodeURIComponent(text)}`), 400, 'invalid_input');
});

describe('bad input is 400 and says what is wrong where', () => {
  const submission = (fields: Record<string, unknown>) => student.post('/api/submissions', { sourceTextId: randomUUID(), transcreation: 'x', ...fields });
  const detailsOf = (reply: Reply) => (reply.body['details'] as { path: string }[] | undefined)?.map((detail) => detail.path);

  test.each([
    ['a missing field', { transcreation: undefined }, 'transcreation'],
    ['a blank field', { transcreation: '  \n ' }, 'transcreation'],
    ['a wrong type', { transcreation: 7 }, 'transcreation'],
    ['a NUL character', { transcreation: 'a\0b' }, 'transcreation'],
    ['half a surrogate pair', { transcreation: 'a\ud83d' }, 'transcreation'],
    ['a text over its limit', { transcreation: '字'.repeat(5_001) }, 'transcreation'],
    ['a malformed id', { sourceTextId: '42' }, 'sourceTextId'],
    ['a group that is none', { groupNumber: 9 }, 'groupNumber'],
    ['a number that is written as a text', { groupNumber: '3' }, 'groupNumber'],
    ['a yes that is written as a text', { isAnonymous: 'true' }, 'isAnonymous'],
    ['a list of more than 50', { culturalAdaptations: Array(51).fill('x') }, 'culturalAdaptations'],
    ['a wrong item in a list', { culturalAdaptations: ['x', 1] }, 'culturalAdaptations.1'],
  ])('%s', async (_, fields, path) => {
    const reply = await submission(fields);
    expectFailure(reply, 400, 'invalid_input');
    expect(detailsOf(reply)).toEqual([path]);
  });

  test('every field that is wrong is named', async () => {
    const reply = await submission({ sourceTextId: 1, transcreation: '' });
    expect(detailsOf(reply)?.toSorted()).toEqual(['sourceTextId', 'transcreation']);
  });

  test.each([
    ['malformed JSON', '{"email":', 400],
    ['a text', '"hello"', 400],
    ['a list', '[]', 400],
    ['a number', '1', 400],
    ['what would change every object', '{"__proto__":{"isAdmin":true},"email":"x@example.edu"}', 400],
  ])('a body that is %s', async (_, raw, status) => {
    expectFailure(await anonymous.post('/api/auth/login', undefined, { raw }), status, 'invalid_input');
  });

  test('a body that is no JSON at all', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const reply = await anonymous.post('/api/auth/login', undefined, { raw: 'email=x@example.edu', headers: { 'content-type': type } });
      expectFailure(reply, 400, 'invalid_input');
    }
    expectFailure(await people.admin.post('/api/images', { file: 'x' }), 400, 'invalid_input');
  });

  test('what only a service can see', async () => {
    const [task] = (await student.get<{ _id: string }[]>('/api/search/tutorial-tasks/1')).body;
    expectFailure(await people.admin.put(`/api/auth/admin/tutorial-tasks/${task!._id}/position`, { position: 1 }), 400, 'invalid_input');
  });

  test('a malformed week or window in a query', async () => {
    expectFailure(await people.admin.get('/api/auth/admin/login-summary?sinceMs=yesterday'), 400, 'invalid_input');
    expectFailure(await student.get('/api/submissions?sourceTextId=42'), 400, 'invalid_input');
  });
});

describe('what counts as absent', () => {
  test('null, for a field that may be left out', async () => {
    const body = { sourceTextId: await newExample(people.admin), transcreation: '光阴似箭', groupNumber: null, explanation: null, culturalAdaptations: null };
    expect((await student.post('/api/submissions', body)).status).toBe(201);
  });

  test.each(['/api/auth/admin/login-summary?sinceMs=&role=', '/api/docs/list?weekNumber=', '/api/submissions/voteable?category=&week=&exampleId=&summary=', '/api/weekly-practice-files/week/1?type='])(
    'what is empty in a query, for what may be left out: %s',
    async (path) => {
      const [empty, absent] = await Promise.all([people.admin.get(path), people.admin.get(path.split('?', 1)[0]!)]);
      expect([empty.status, empty.body]).toEqual([200, absent.body]);
    },
  );

  test('but a field that is required stays required', async () => {
    expectFailure(await anonymous.post('/api/auth/login', { email: null }), 400, 'invalid_input');
    expectFailure(await student.get('/api/submissions?sourceTextId='), 400, 'invalid_input');
  });

  test('what a body says of what stands in the path', async () => {
    const body = { segmentId: '9', chineseTranslation: '光阴似箭' };
    expect((await student.put('/api/subtitles/translate/1', body)).status).toBe(200);
  });

  test('fields that nobody knows', async () => {
    expect((await guest.post('/api/search/auto-search', { sourceLanguage: 'English', surprise: { deep: true } })).status).toBe(200);
  });

  test.each([['[', ']'], ['{"a":', '}']])('however deep %s is nested in them', async (open, close) => {
    const raw = `{"sourceLanguage":"English","surprise":${open.repeat(100_000)}null${close.repeat(100_000)}}`;
    expect((await guest.post('/api/search/auto-search', undefined, { raw })).status).toBe(200);
  });
});

describe('what is not there is 404', () => {
  test.each(['/api/nothing', '/api', '/api/submissions/x/y/z'])('the path %s, with or without a token', async (path) => {
    for (const api of [anonymous, anonymous.as('visitor_123'), guest, student, people.admin]) expectFailure(await api.get(path), 404, 'not_found');
  });

  test('another method on a known path', async () => {
    expectFailure(await student.send('PATCH', '/api/submissions/my-submissions'), 404, 'not_found');
  });

  test.each(['42', 'wb-3', '%00', '..%2f..', '%E0%A4%A', randomUUID(), 'x'.repeat(1_500), 'x'.repeat(2_500)])('the id %s in a path', async (id) => {
    expectFailure(await people.admin.delete(`/api/submissions/${id}`), 404, 'not_found');
    expectFailure(await people.admin.put(`/api/auth/admin/practice-examples/${id}`, { title: 'x' }), 404, 'not_found');
  });

  test.each(['nobody@example.edu', 'not-an-address', '%00@example.edu', '%F0%9F%98%80'])('the account %s', async (email) => {
    expectFailure(await people.admin.put(`/api/auth/admin/users/${email}`, { name: 'x' }), 404, 'not_found');
    expectFailure(await people.admin.delete(`/api/auth/admin/users/${email}`), 404, 'not_found');
  });

  test('a well-formed id in a body or a query that names nothing', async () => {
    expectFailure(await student.post('/api/submissions', { sourceTextId: randomUUID(), transcreation: 'x' }), 404, 'not_found');
  });
});

describe('what is no proper request is refused in the same form', () => {
  test.each([
    ['no HTTP', 'HELLO\r\n\r\n', 400, 'invalid_input'],
    ['a method that nobody knows', 'BREW /api/quote HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'invalid_input'],
    ['two lengths of one body', 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}', 400, 'invalid_input'],
    ['more headers than are read', `GET /api/quote HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'too_large'],
    ['a longer address than is read', `GET /api/tm?q=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431, 'too_large'],
  ])('%s', async (_, text, status, code) => {
    expectFailure(await rawRequest(text), status, code);
  });
});

test('a body over 1 MB is 413', async () => {
  expectFailure(await student.post('/api/submissions', { transcreation: 'x'.repeat(1_000_001) }), 413, 'too_large');
});

test('no token, or one that is of no use, is 401', async () => {
  for (const token of [undefined, '', 'visitor_123', 'a.b.c', 'ey.ey.ey', '字']) {
    const headers = token === undefined ? undefined : { authorization: `Bearer ${encodeURIComponent(token)}` };
    expectFailure(await anonymous.get('/api/auth/profile', headers ? { headers } : {}), 401, 'unauthenticated');
  }
});

describe('the id of a request', () => {
  test('is the browser\'s own, in the header and in the body', async () => {
    const reply = await anonymous.get('/api/auth/profile', { headers: { 'x-request-id': 'browser-0001' } });
    expectFailure(reply, 401, 'unauthenticated');
    expect(reply.body['requestId']).toBe('browser-0001');
  });

  test('is a new one where the browser sent none, or one that would spoil a log', async () => {
    const sent: Record<string, string>[] = [{}, { 'x-request-id': 'a b' }, { 'x-request-id': 'x'.repeat(300) }];
    const replies = await Promise.all(sent.map((headers) => anonymous.get('/api/quote', { headers })));
    const ids = replies.map((reply) => reply.headers.get('x-request-id'));
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(ids).size).toBe(3);
  });
});

test('what a browser claims in user-role and user-info is ignored', async () => {
  const headers = { 'user-role': 'admin', 'user-info': JSON.stringify({ _id: randomUUID(), role: 'admin', name: '\\u674e\\u96f7' }) };
  expectFailure(await student.get('/api/auth/admin/users', { headers }), 403, 'forbidden');
  expectFailure(await anonymous.get('/api/auth/profile', { headers }), 401, 'unauthenticated');
});

test('a reply of the API is never kept by anybody on the way', async () => {
  for (const reply of [await student.get('/api/auth/profile'), await anonymous.get('/api/auth/profile')]) expect(reply.headers.get('cache-control')).toBe('no-store');
});

/** Sends what no HTTP client would, and reads what comes back until the gateway closes the connection. */
async function rawRequest(text: string): Promise<Reply> {
  const { hostname, port } = new URL(product.url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.end(text);
  let answer = '';
  for await (const bytes of socket) answer += String(bytes);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = new Headers(lines.map((line) => line.split(': ', 2) as [string, string]));
  return { status: Number(statusLine.split(' ')[1]), headers, text: body, body: JSON.parse(body) as Reply['body'] };
}
