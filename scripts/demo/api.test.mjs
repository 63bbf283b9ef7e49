import { createServer } from 'node:http';
import { ApiRefusal, createApi } from './api.mjs';

let server;
let replies;
let requests;
let pauses;
let lines;
let api;

beforeEach(async () => {
  [replies, requests, pauses, lines] = [[], [], [], []];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      const { method, url, headers } = request;
      requests.push({ method, url, headers, body });
      const { status = 200, headers: more = {}, text } = replies.shift();
      response.writeHead(status, more).end(text);
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const pause = async (seconds) => void pauses.push(seconds);
  api = createApi(`http://127.0.0.1:${server.address().port}/`, { say: (line) => lines.push(line), pause });
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

const ok = (body) => ({ text: JSON.stringify(body) });
const failure = (status, code, headers) => ({ status, headers, text: JSON.stringify({ error: 'Not so fast.', code, requestId: 'r1' }) });

test('sends JSON with the token and the idempotency key, and answers the body', async () => {
  replies = [ok({ submission: 1 })];
  await expect(api.post('/api/submissions', { transcreation: '照旧' }, { token: 't', key: 'k' })).resolves.toEqual({ submission: 1 });
  expect(requests).toMatchObject([{ method: 'POST', url: '/api/submissions', body: '{"transcreation":"照旧"}' }]);
  expect(requests[0].headers).toMatchObject({ authorization: 'Bearer t', 'idempotency-key': 'k', 'content-type': 'application/json' });
});

test('sends neither token nor key where there is none', async () => {
  replies = [ok({})];
  await api.get('/api/auth/config');
  expect(requests[0].headers).not.toHaveProperty('authorization');
  expect(requests[0].headers).not.toHaveProperty('idempotency-key');
});

test.each([429, 503])('after a %s it pauses for as long as the server asks, says so, and tries again', async (status) => {
  replies = [failure(status, 'rate_limited', { 'retry-after': '7' }), failure(status, 'rate_limited', {}), ok({ done: true })];
  await expect(api.put('/x', {})).resolves.toEqual({ done: true });
  expect(pauses).toEqual([7, 2]);
  expect(lines).toEqual(['The server asks for a pause of 7 s.', 'The server asks for a pause of 2 s.']);
});

test('it does not wait for ever, and not for minutes', async () => {
  replies = Array.from({ length: 10 }, () => failure(503, 'unavailable', { 'retry-after': '1' }));
  await expect(api.get('/x')).rejects.toThrow('GET /x was refused with 503: Not so fast. (request r1)');
  expect(pauses).toEqual([1, 1, 1, 1]);
  replies = [failure(429, 'rate_limited', { 'retry-after': '840' })];
  await expect(api.get('/x')).rejects.toThrow('Not so fast. That is in 14 minutes.');
  expect(pauses).toHaveLength(4);
});

test('any other failure is an ApiRefusal with its code, at once', async () => {
  replies = [failure(409, 'already_submitted')];
  const error = await api.post('/x', {}).catch((refusal) => refusal);
  expect(error).toBeInstanceOf(ApiRefusal);
  expect(error.code).toBe('already_submitted');
  expect(pauses).toEqual([]);
});

test.each([
  [{ text: '<html></html>' }, 'status 200'],
  [{ status: 404, text: '{"message":"Not Found"}' }, 'status 404'],
  [{ status: 502, text: 'null' }, 'status 502'],
])('a server that is not Transcreate is said to be none', async (reply, status) => {
  replies = [reply];
  await expect(api.get('/api/auth/config')).rejects.toThrow(`does not answer as Transcreate does (${status})`);
});

test('where nothing answers, one line says what to do', async () => {
  const nowhere = createApi('http://127.0.0.1:1', { say: () => undefined });
  await expect(nowhere.get('/x')).rejects.toThrow(/^http:\/\/127\.0\.0\.1:1 does not answer \(.+\): start the product with npm start/);
});
