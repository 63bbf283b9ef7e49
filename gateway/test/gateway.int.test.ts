import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { generateKeyPair } from 'jose';
import { behind, revoke, startHouse, tokenFor, WRITTEN, writtenResults } from './house.js';

let house: Awaited<ReturnType<typeof startHouse>>;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.stop());
afterEach(() => {
  behind.seen.length = 0;
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const search = (headers: Record<string, string>, body = '{}') => house.send('POST', '/api/search/auto-search', body, headers);

describe('a token', () => {
  it('of a signed-in person passes, and the service learns who it is', async () => {
    const reply = await search(bearer(await tokenFor({ role: 'admin' })));
    expect(reply.status).toBe(200);
    expect(behind.seen[0]?.context.caller).toMatchObject({ role: 'admin', username: '李雷', guest: false });
  });

  it.each([
    ['absent', async () => ({})],
    ['made up in the browser', async () => bearer('visitor_1700000000000')],
    ['signed with another key', async () => bearer(await tokenFor({ key: (await generateKeyPair('EdDSA')).privateKey }))],
    ['expired', async () => bearer(await tokenFor({ expires: '-1s' }))],
    ['unsigned', async () => bearer(`${btoa('{"alg":"none"}').replaceAll('=', '')}.${(await tokenFor()).split('.')[1]}.x`)],
  ] as const)('that is %s is refused', async (_what, headers) => {
    const reply = await search((await headers()) as Record<string, string>);
    expect(reply.status).toBe(401);
    expect(await reply.json()).toMatchObject({ code: 'unauthenticated' });
  });

  it('that cannot be used is ignored where none is needed', async () => {
    expect((await house.get('/api/quote', bearer('visitor_1'))).status).toBe(200);
  });

  it('is dead as soon as its session is revoked', async () => {
    const sid = randomUUID();
    const headers = bearer(await tokenFor({ sid }));
    expect((await search(headers)).status).toBe(200);
    revoke(sid);
    await sleep(100);
    expect((await search(headers)).status).toBe(401);
  });

  it('that expires is refused from that second on, although it was good before', async () => {
    const headers = bearer(await tokenFor({ expires: '1s' }));
    expect((await search(headers)).status).toBe(200);
    await sleep(1_100);
    expect((await search(headers)).status).toBe(401);
  });

  it('is dead although the news of its revocation was lost, once another is heard', async () => {
    const sid = randomUUID();
    const headers = bearer(await tokenFor({ sid }));
    revoke(sid, { lost: true });
    revoke(randomUUID());
    await sleep(300);
    expect((await search(headers)).status).toBe(401);
  });

  it('gives no other role, whatever the headers say', async () => {
    const headers = { ...bearer(await tokenFor()), 'user-role': 'admin', 'user-info': '{"role":"admin"}' };
    expect((await house.send('DELETE', `/api/submissions/${randomUUID()}`, '', headers)).status).toBe(403);
  });
});

describe('a request', () => {
  it('that is not JSON is 400', async () => {
    const reply = await search(bearer(await tokenFor()), '{"sourceLanguage":');
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ code: 'invalid_input', error: expect.any(String), requestId: expect.any(String) });
  });

  it('that is a list is 400', async () => {
    expect((await search(bearer(await tokenFor()), '[]')).status).toBe(400);
  });

  it('in another media type is 400', async () => {
    expect((await search({ ...bearer(await tokenFor()), 'content-type': 'text/plain' })).status).toBe(400);
  });

  it('with a wrong field is 400 and says which', async () => {
    const reply = await search(bearer(await tokenFor()), '{"sourceLanguage":"Klingon"}');
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ details: [{ path: 'sourceLanguage' }] });
  });

  it('may say null for what it leaves out, and may be empty', async () => {
    const headers = bearer(await tokenFor());
    expect((await search(headers, '{"sourceLanguage":null}')).status).toBe(200);
    expect((await search(headers, '')).status).toBe(200);
    expect(behind.seen.map(({ input }) => input)).toEqual([{}, {}]);
  });

  it('over 1 MB is 413', async () => {
    const reply = await search(bearer(await tokenFor()), JSON.stringify({ text: 'x'.repeat(1_100_000) }));
    expect(reply.status).toBe(413);
    expect(await reply.json()).toMatchObject({ code: 'too_large' });
  });

  it.each([[2_000_000], [20_000_000]])('of %d bytes, to a sender who reads nothing before all is written, is 413', async (length) => {
    const { hostname, port } = new URL(house.url);
    const socket = connect(Number(port), hostname);
    const head = `POST /search/auto-search HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${await tokenFor()}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.pause();
      socket.write(head);
      socket.write(Buffer.alloc(length, 'x'), () => resolve());
    });
    expect((await text(socket)).split('\r\n', 1)).toEqual(['HTTP/1.1 413 Payload Too Large']);
  });

  it('for an impossible id in the path is 404', async () => {
    const reply = await house.send('DELETE', '/api/submissions/not-an-id', '', bearer(await tokenFor({ role: 'admin' })));
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({ code: 'not_found' });
  });

  it.each(['/api/nothing', '/api', '/mf/none/main.js', '/main.ffffffff.js'])('for the unknown %s is 404 in JSON', async (path) => {
    for (const headers of [{}, bearer(await tokenFor())]) {
      const reply = await house.get(path, headers);
      expect(reply.status).toBe(404);
      expect(await reply.json()).toMatchObject({ code: 'not_found' });
    }
  });

  it('with a method that a path has not is 404', async () => {
    expect((await house.send('PATCH', '/api/quote', '{}')).status).toBe(404);
  });

  it('keeps its id through the house', async () => {
    const reply = await search({ ...bearer(await tokenFor()), 'x-request-id': 'browser-0001' });
    expect(reply.headers.get('x-request-id')).toBe('browser-0001');
    expect(behind.seen[0]?.context.requestId).toBe('browser-0001');
  });

  it('gets a new id for one that does not look like an id', async () => {
    const reply = await house.get('/api/quote', { 'x-request-id': 'a b"c' });
    expect(reply.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });
});

describe('a reply', () => {
  it('carries nothing that its contract does not name', async () => {
    const reply = await house.get('/api/quote');
    expect(await reply.json()).toEqual({ quote: 'Brevity is the soul of wit.', author: 'William Shakespeare', source: 'Hamlet' });
  });

  it('that breaks its contract is an error of the house', async () => {
    const usual = behind.quote;
    behind.quote = async () => ({ quote: 'no author' });
    const reply = await house.get('/api/quote');
    behind.quote = usual;
    expect(reply.status).toBe(500);
    expect(await reply.json()).toMatchObject({ code: 'internal', error: 'Something went wrong on our side.' });
  });

  it('that asks for a further step is 202', async () => {
    const reply = await house.send('POST', '/api/auth/login', '{"email":"admin@example.org"}');
    expect(reply.status).toBe(202);
    expect(await reply.json()).toMatchObject({ challenge: { kind: 'email-code' } });
  });

  it('is a table when one is asked for', async () => {
    const reply = await house.get('/api/auth/admin/login-summary?format=csv', bearer(await tokenFor({ role: 'admin' })));
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="login-summary.csv"');
    expect(await reply.text()).toBe('email,role\r\n');
  });

  it('has security headers', async () => {
    const { headers } = await house.get('/api/quote');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('a reply that its service has written', () => {
  const usual = behind.search;
  beforeAll(() => {
    behind.search = async () => writtenResults;
  });
  afterAll(() => {
    behind.search = usual;
  });

  it('passes as it is, for the browser to keep and to ask again', async () => {
    const reply = await search(bearer(await tokenFor()));
    expect(reply.status).toBe(200);
    expect(await reply.text()).toBe('{"results":[]}');
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(reply.headers.get('etag')).toBe(`W/"${writtenResults.tag}"`);
    expect(reply.headers.get('cache-control')).toBe('private, no-cache');
    expect(reply.headers.get('vary')).toContain('authorization');
  });

  it('is not sent again to who has it', async () => {
    const headers = bearer(await tokenFor());
    const etag = (await search(headers)).headers.get('etag')!;
    const reply = await search({ ...headers, 'if-none-match': etag });
    expect(reply.status).toBe(304);
    expect(await reply.text()).toBe('');
    expect(reply.headers.get('etag')).toBe(etag);
    expect((await search({ ...headers, 'if-none-match': 'W/"another"' })).status).toBe(200);
  });

  it('is kept from who may not have it, whatever tag they know', async () => {
    const reply = await search({ 'if-none-match': `W/"${writtenResults.tag}"` });
    expect(reply.status).toBe(401);
  });
});

describe('a limit', () => {
  it('counts calls of one person and says when to come back', async () => {
    const headers = bearer(await tokenFor());
    const statuses = await Promise.all(Array.from({ length: 601 }, async () => (await search(headers)).status));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    const reply = await search(headers);
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(reply.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await search(bearer(await tokenFor()))).status).toBe(200);
  }, 60_000);
});

test('a gateway that stops tells whoever asks for its health first, serves on for a while, and then is gone', async () => {
  const other = await house.startAnother({ DRAIN_SECONDS: '2' });
  const ask = (path: string) => fetch(`http://127.0.0.1:${other.port}${path}`, { headers: { connection: 'close' } });
  expect((await ask('/api/health/live')).status).toBe(200);
  const closed = other.close();
  expect([(await ask('/api/health/live')).status, (await ask('/api/quote')).status]).toEqual([503, 200]);
  await closed;
  await expect(ask('/api/health/live')).rejects.toThrow('fetch failed');
});

describe('the site', () => {
  it('answers the page for every path of the router, with a nonce of its own', async () => {
    const [first, second] = await Promise.all([house.get('/search'), house.get('/anything/else')]);
    const pages = await Promise.all([first.text(), second.text()]);
    const nonces = pages.map((page) => /content="([^"]+)"/.exec(page)?.[1]);
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(first.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonces[0]}'`);
    expect(first.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(first.headers.get('content-security-policy')).toContain("frame-src 'self' https://lens.example.org;");
    expect(first.headers.get('cache-control')).toBe('no-cache');
  });

  it('serves hashed files for ever and compressed, others with a check', async () => {
    const script = await house.get('/main.0123abcd.js', { 'accept-encoding': 'gzip' });
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-encoding')).toBe('gzip');
    expect((await house.get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  it('lists the rooms that are whole', async () => {
    const reply = await house.get('/remotes.json');
    expect(await reply.json()).toEqual({ rooms: [{ name: 'practice', manifest: '/mf/practice/mf-manifest.json', routes: ['/search'], needs: '1.0' }] });
    expect(reply.headers.get('cache-control')).toBe('no-cache');
  });

  it('may be published later: until then the API alone is served', async () => {
    const gateway = await house.startAnother({ SITE_DIR: `${house.bed.directory}/nowhere` });
    const ask = (path: string) => fetch(`http://127.0.0.1:${gateway.port}${path}`, { headers: { connection: 'close' } });
    const page = await ask('/search');
    expect([page.status, await page.json()]).toEqual([404, expect.objectContaining({ code: 'not_found', error: 'No site has been published here.' })]);
    expect([(await ask('/remotes.json')).status, (await ask('/api/quote')).status]).toEqual([200, 200]);
    await gateway.close();
  });

  it.each(['/../package.json', '/%2e%2e/package.json', '/mf/..%2f..%2f..%2fetc/passwd', '/%00', '/%zz', '/..%5c..%5cetc'])('never leaves its folder for %s', async (path) => {
    const port = Number(new URL(house.url).port);
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`));
    const answer = await text(socket);
    expect(answer).not.toMatch(/root:|"workspaces"/);
    expect(answer).toMatch(/^HTTP\/1\.1 (404|400|200)/);
  });
});

describe('a file that is written when it is asked for', () => {
  const ask = async (query: string, headers: Record<string, string> = {}) => house.get(`/api/subtitles/export?${query}`, { ...bearer(await tokenFor()), ...headers });

  it('arrives under its name, to be saved', async () => {
    const reply = await ask('lang=zh');
    expect([reply.status, reply.headers.get('content-type'), await reply.text()]).toEqual([200, WRITTEN.mediaType, WRITTEN.text]);
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment; .*filename\*=UTF-8''%E5%AD%97%E5%B9%95-zh\.srt$/);
    expect(reply.headers.get('content-length')).toBe(String(Buffer.byteLength(WRITTEN.text)));
  });

  it('arrives in parts, or not at all where it is known', async () => {
    const part = await ask('lang=zh', { range: 'bytes=2-13' });
    expect([part.status, await part.text()]).toEqual([206, '00:00:01,000']);
    expect((await ask('lang=zh', { range: 'bytes=9000-' })).status).toBe(416);
    expect((await ask('lang=zh', { 'if-none-match': part.headers.get('etag')! })).status).toBe(304);
  });

  it('may be empty', async () => {
    const reply = await ask('lang=en');
    expect([reply.status, await reply.text()]).toEqual([200, '']);
  });
});

describe('the house itself', () => {
  it('lives, and is ready when every service is', async () => {
    expect((await house.get('/api/health/live')).status).toBe(200);
    const reply = await house.get('/api/health/ready');
    expect(reply.status).toBe(200);
    expect(await reply.json()).toEqual({ status: 'ok', services: { auth: 'up', content: 'up', submissions: 'up', subtitles: 'up', files: 'up', messages: 'up', toolkit: 'up' } });
  });

  it('shows its calls to programs and to people', async () => {
    const document = (await (await house.get('/api/openapi.json')).json()) as { openapi: string; paths: object };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toContain('/api/submissions/{id}');
    const page = await house.get('/api/reference');
    expect(page.headers.get('content-type')).toContain('text/html');
    const scripts = [...(await page.text()).matchAll(/src="([^"]+)"/g)].map((match) => match[1]!);
    for (const script of scripts) expect((await house.get(script)).status).toBe(200);
  });

  it('says which service is down, and the rest goes on', async () => {
    await house.bed.services.get('toolkit')!.close();
    const ready = await house.get('/api/health/ready');
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ services: { auth: 'up', toolkit: 'down' } });
    expect((await search(bearer(await tokenFor()))).status).toBe(200);
    const quote = await house.get('/api/quote');
    expect(quote.status).toBe(503);
    expect(quote.headers.get('retry-after')).not.toBeNull();
    expect(await quote.json()).toMatchObject({ code: 'unavailable' });
  }, 15_000);
});
