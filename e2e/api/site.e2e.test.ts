import { request } from 'node:http';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { Validator } from '@seriousme/openapi-schema-validator';
import { anonymous, people, product } from '../harness/product.js';

interface Room {
  name: string;
  version: string;
  manifest: string;
  routes: string[];
  needs: string;
}

const listRooms = async () => (await anonymous.get<{ rooms: Room[] }>('/remotes.json')).body.rooms;
/** The hashed files that a page or manifest names. */
const hashedFilesIn = (text: string, folder: string) => [...text.matchAll(/[\w./-]*\.[0-9a-f]{8,}\.(?:js|css)/g)].map(([name]) => (name.startsWith('/') ? name : `${folder}${name}`));

describe('a page', () => {
  test.each(['/', '/login', '/dashboard', '/search', '/slides', '/manage', '/nobody/knows/this', '/search?x=1', '/%E6%90%9C%E7%B4%A2'])('%s is the shell\'s page, and its router decides', async (path) => {
    const reply = await anonymous.get(path);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('no-cache');
    expect(reply.text).toMatch(/<div id="[\w-]+"/);
  });

  test('runs only our own scripts, and styles that carry the page\'s nonce', async () => {
    const [one, other] = await Promise.all([anonymous.get('/'), anonymous.get('/')]);
    const policy = one.headers.get('content-security-policy')!;
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'self'");
    expect(policy).toMatch(/frame-src 'self'(;|$)/);
    expect(policy).toContain("frame-ancestors 'self'");
    const nonce = /'nonce-([^']+)'/.exec(policy)![1]!;
    expect(one.text).toContain(nonce);
    expect(one.text).not.toContain('__CSP_NONCE__');
    expect(other.text).not.toContain(nonce);
    expect(one.text).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
  });
});

describe('what is missing is 404, and no page', () => {
  test.each(['/mf/none/mf-manifest.json', '/mf/practice/none.js', '/slides/none/none.pdf', '/main.0123456789abcdef.js', '/mf/practice/static/0123456789abcdef.0123456789abcdef.css'])(
    '%s',
    async (path) => {
      const reply = await anonymous.get(path);
      expect(reply.status).toBe(404);
      expect(reply.body['code']).toBe('not_found');
    },
  );

  test.each(['/../package.json', '/..%2f..%2fpackage.json', '/mf/..%2f..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/mf/practice/../../../package.json'])(
    'a way out of the folder: %s',
    async (path) => {
      const { status, text } = await rawGet(path);
      expect([200, 400, 404]).toContain(status);
      expect(text).not.toMatch(/"workspaces"|root:.*:0:0/);
    },
  );

  test('the template of the page itself is not served as it stands', async () => {
    expect((await anonymous.get('/index.html')).text).not.toContain('__CSP_NONCE__');
  });
});

describe('the rooms', () => {
  test('are listed with what the shell needs to open them', async () => {
    const rooms = await listRooms();
    expect(rooms).toContainEqual({
      name: 'practice',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      manifest: '/mf/practice/mf-manifest.json',
      routes: expect.arrayContaining(['/search']),
      needs: expect.stringMatching(/^\d+\.\d+$/),
    });
  });

  test('have manifests that are asked for anew each time', async () => {
    for (const { manifest } of await listRooms()) {
      const reply = await anonymous.get(manifest);
      expect(reply.status).toBe(200);
      expect(reply.headers.get('cache-control')).toBe('no-cache');
    }
  });
});

describe('a hashed file', () => {
  let files: string[];
  beforeAll(async () => {
    const rooms = await listRooms();
    const manifests = await Promise.all(rooms.map(async ({ name, manifest }) => hashedFilesIn((await anonymous.get(manifest)).text, `/mf/${name}/`)));
    files = [...new Set([...hashedFilesIn((await anonymous.get('/')).text, '/'), ...manifests.flat()])];
  });

  test('is kept for ever', async () => {
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      const reply = await anonymous.get(file);
      expect([file, reply.status]).toEqual([file, 200]);
      expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
  });

  test.each([
    ['br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', (bytes: Buffer) => gunzipSync(bytes)],
  ])('comes compressed with %s, and is the same file', async (encoding, unpack) => {
    const file = files.find((name) => name.endsWith('.js'))!;
    const [packed, plain] = await Promise.all([rawGet(file, { 'accept-encoding': encoding }), rawGet(file)]);
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers['vary']).toMatch(/accept-encoding/i);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length);
    expect(unpack(packed.bytes).equals(plain.bytes)).toBe(true);
  });
});

test('a long reply of the API is compressed', async () => {
  const { headers } = await rawGet('/api/openapi.json', { 'accept-encoding': 'gzip' });
  expect(headers['content-encoding']).toBe('gzip');
});

test('every reply has the headers that keep a browser from guessing and others from framing', async () => {
  for (const path of ['/', '/api/quote', '/api/nothing', '/remotes.json']) {
    const { headers } = await anonymous.get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors '(self|none)'/);
    expect(headers.get('x-powered-by')).toBeNull();
  }
});

describe('the API\'s own description', () => {
  test('is valid OpenAPI 3.1', async () => {
    const { body, status } = await anonymous.get('/api/openapi.json');
    expect(status).toBe(200);
    expect((await new Validator().validate(body)).errors).toBeUndefined();
  });

  test('is shown to people by a page whose parts are served from here', async () => {
    const page = await anonymous.get('/api/reference');
    expect(page.status).toBe(200);
    const parts = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]!);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect([part, (await anonymous.get(part)).status]).toEqual([part, 200]);
  });
});

describe('health', () => {
  test('says that the gateway lives and that every service is up', async () => {
    expect((await anonymous.get('/api/health/live')).status).toBe(200);
    const ready = await anonymous.get('/api/health/ready');
    expect(ready.body).toMatchObject({ services: { auth: 'up', content: 'up', submissions: 'up', subtitles: 'up', files: 'up', messages: 'up', toolkit: 'up' } });
  });

  test('metrics are not for the public', async () => {
    for (const api of [anonymous, people.admin]) {
      const { text } = await api.get('/metrics');
      expect(text).not.toMatch(/^# (HELP|TYPE)/m);
    }
  });
});

/** A request that sends the path and the headers as they are; fetch would tidy both. */
function rawGet(path: string, headers: Record<string, string> = {}): Promise<{ status: number; text: string; bytes: Buffer; headers: Record<string, string | string[] | undefined> }> {
  const { hostname, port } = new URL(product.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: response.statusCode!, bytes, text: bytes.toString(), headers: response.headers });
      });
    })
      .once('error', reject)
      .end();
  });
}
