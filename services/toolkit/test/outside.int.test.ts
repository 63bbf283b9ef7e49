import { z } from 'zod';
import { askOutside, inForm, type OutsideFailure } from '../src/outside.js';
import { cut, endless, halfJson, json, never, page, redirect, startOutsideServer, type OutsideServer } from './outside-server.js';

let server: OutsideServer;
let elsewhere: OutsideServer;
beforeAll(async () => {
  [server, elsewhere] = await Promise.all([startOutsideServer(), startOutsideServer()]);
});
afterAll(() => Promise.all([server.stop(), elsewhere.stop()]));

/** Long enough for a busy machine. */
const DEADLINE_MS = 30_000;
const ask = (deadlineMs = DEADLINE_MS) => askOutside(new URL('/translate', server.url), { deadlineMs, headers: { authorization: 'Key secret-key' }, body: { q: '水' } });

describe('a question to a service outside', () => {
  it('is JSON both ways', async () => {
    server.answer(json({ answer: '水' }, 201));
    expect(await ask()).toEqual({ status: 201, body: { answer: '水' } });
    expect(server.received.at(-1)).toMatchObject({
      method: 'POST', path: '/translate', body: { q: '水' }, headers: { 'content-type': 'application/json', authorization: 'Key secret-key' },
    });
  });

  it('is a GET without a body', async () => {
    server.answer(json({}));
    await askOutside(new URL('/get?q=a', server.url), { deadlineMs: DEADLINE_MS });
    expect(server.received.at(-1)).toMatchObject({ method: 'GET', path: '/get', body: undefined });
  });

  it.each([
    ['an error page', page(502), { status: 502, body: undefined }],
    ['a refusal', json({ error: 'no' }, 403), { status: 403, body: { error: 'no' } }],
    ['half an answer, which is none', halfJson, { status: 200, body: undefined }],
  ])('is answered by %s as well', async (_, reply, answer) => {
    server.answer(reply);
    expect(await ask()).toEqual(answer);
  });

  it.each([
    ['slow', 'a server that never answers', never, 100],
    ['down', 'a connection that is cut', cut, DEADLINE_MS],
    ['malformed', 'an answer without an end', endless, DEADLINE_MS],
  ] as const)('fails as %s: %s', async (trouble, _, reply, deadlineMs) => {
    server.answer(reply);
    await expect(ask(deadlineMs)).rejects.toMatchObject({ name: 'OutsideFailure', trouble });
  });

  it('fails as down where nobody listens, and says what the system says', async () => {
    const gone = await startOutsideServer();
    await gone.stop();
    await expect(askOutside(new URL(gone.url), { deadlineMs: DEADLINE_MS })).rejects.toMatchObject({ trouble: 'down', status: 'ECONNREFUSED' });
  });

  it('takes neither text nor key to another host', async () => {
    elsewhere.answer(json({ answer: 'stolen' }));
    server.answer(redirect(elsewhere.url));
    await expect(ask()).rejects.toMatchObject({ trouble: 'down' });
    expect(elsewhere.received).toEqual([]);
  });
});

it('an answer of another form is malformed', () => {
  const form = z.object({ answer: z.string() });
  expect(inForm(form, { status: 200, body: { answer: 'yes', more: 1 } })).toEqual({ answer: 'yes' });
  for (const body of [undefined, null, [], { answer: 1 }]) {
    expect(() => inForm(form, { status: 200, body })).toThrow(expect.objectContaining({ trouble: 'malformed' } satisfies Partial<OutsideFailure>));
  }
});
