import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { FILES, type WeeklyFile } from '@transcreate/contracts';
import pg from 'pg';
import { revoke, startHouse, tokenFor } from './house.js';

let house: Awaited<ReturnType<typeof startHouse>>;
let pool: pg.Pool;
let admin: string;
let student: string;

beforeAll(async () => {
  house = await startHouse();
  pool = new pg.Pool({ connectionString: house.bed.databaseUrl('files'), max: 1 });
  [admin, student] = await Promise.all([tokenFor({ role: 'admin' }), tokenFor()]);
});
afterAll(async () => {
  await pool?.end();
  await house?.stop();
});

const SOURCE = '/api/weekly-practice-files/week/3/source';
const TRANSLATION = '/api/weekly-practice-files/week/3/translation';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

function form(bytes: Uint8Array, name: string, fields: Record<string, string> = {}): FormData {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(bytes)], name));
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  return body;
}

const send = (path: string, body: FormData, token: string) => fetch(house.url + path, { method: 'POST', body, headers: bearer(token) });

async function upload(bytes: Uint8Array, name: string, fields?: Record<string, string>): Promise<WeeklyFile> {
  const reply = await send(SOURCE, form(bytes, name, fields), admin);
  expect(reply.status).toBe(201);
  return ((await reply.json()) as { file: WeeklyFile }).file;
}

const download = (id: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${house.url}/api/weekly-practice-files/${id}/download`, { method, headers: { ...bearer(student), ...headers } });

const rows = async (table: string) => Number((await pool.query(`SELECT count(*) FROM ${table}`)).rows[0].count);

/** How often in turn the store must be seen at rest: what is refused may begin to be stored after the answer. */
const AT_REST = 15;

/** Waits until the store has the files that were kept before, and nothing else. */
async function untilFiles(count: number): Promise<void> {
  let seen = 0;
  for (let tries = 0; seen < AT_REST && tries < 500; tries += 1) {
    seen = (await rows('stored_file')) === count ? seen + 1 : 0;
    await sleep(20);
  }
  expect([seen, await rows('stored_file')]).toEqual([AT_REST, count]);
}

/** A text of this many bytes that is the same nowhere. */
const text = (length: number) => Buffer.from(randomBytes(Math.ceil(length / 2)).toString('hex').slice(0, length));

describe('an upload', () => {
  test('comes back to the byte, under its name, with who and what', async () => {
    const bytes = text(FILES.chunk * 2 + 17);
    const name = '第三周 练习（双关）"终稿" 50% 🀄.txt';
    const file = await upload(bytes, name, { description: '请先读。' });
    expect(file).toEqual({
      _id: expect.any(String), fileName: name, type: 'source', weekNumber: 3, description: '请先读。', size: bytes.length, uploadedAt: expect.any(String), uploadedBy: '李雷',
    });
    const reply = await download(file._id);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(reply.headers.get('content-disposition')).toContain(`filename*=UTF-8''${encodeURIComponent(name).replaceAll('(', '%28').replaceAll(')', '%29')}`);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await reply.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test('says which source file it translates, and leaves empty fields out', async () => {
    const source = await upload(text(10), 'source.txt');
    const reply = await send(TRANSLATION, form(text(10), '译.md', { sourceFileId: source._id, description: '' }), student);
    expect(await reply.json()).toMatchObject({ file: { type: 'translation', sourceFileId: source._id, description: '' } });
    expect(await (await send(TRANSLATION, form(text(10), '译.md', { sourceFileId: '' }), student)).json()).not.toHaveProperty('file.sourceFileId');
  });

  test('of exactly 25 MiB passes, and of one byte more is 413 and leaves nothing', async () => {
    const file = await upload(text(FILES.largest), 'large.txt');
    expect(file.size).toBe(FILES.largest);
    await fetch(`${house.url}/api/weekly-practice-files/${file._id}`, { method: 'DELETE', headers: bearer(admin) });
    const before = await rows("stored_file WHERE use <> 'upload'");
    for (const beyond of [1, 2_000_000]) {
      const reply = await send(SOURCE, form(text(FILES.largest + beyond), 'large.txt'), admin);
      expect([reply.status, await reply.json()]).toEqual([413, expect.objectContaining({ code: 'too_large' })]);
    }
    await untilFiles(before);
  }, 60_000);

  test.each([
    ['a disguised program', () => form(Buffer.from('MZ\x90\0\x03\0\0\0\x04', 'latin1'), '练习.docx'), 415, 'unsupported_type'],
    ['a page under a harmless name', () => form(Buffer.from('<!doctype html><script>alert(1)</script>'), 'notes.txt'), 415, 'unsupported_type'],
    ['an empty file', () => form(Buffer.of(), 'empty.txt'), 400, 'invalid_input'],
    ['a name that hides its end', () => form(text(4), 'photo\u202etxt.md'), 400, 'invalid_input'],
    ['an unknown source file', () => form(text(4), 'a.txt', { sourceFileId: crypto.randomUUID() }), 404, 'not_found'],
    ['a source file that is no id', () => form(text(4), 'a.txt', { sourceFileId: 'x' }), 400, 'invalid_input'],
    ['a description beyond its limit', () => form(text(4), 'a.txt', { description: '字'.repeat(5_001) }), 400, 'invalid_input'],
    ['no file', () => Object.assign(new FormData(), {}), 400, 'invalid_input'],
  ] as const)('with %s is refused and leaves nothing', async (_, body, status, code) => {
    const before = await rows("stored_file WHERE use <> 'upload'");
    const reply = await send(TRANSLATION, body(), student);
    expect([reply.status, await reply.json()]).toEqual([status, expect.objectContaining({ code, error: expect.any(String) })]);
    await untilFiles(before);
  });

  test('of two files, or under another field, is refused and leaves nothing', async () => {
    const before = await rows("stored_file WHERE use <> 'upload'");
    const two = form(text(4), 'a.txt');
    two.append('file', new File(['b'], 'b.txt'));
    const other = new FormData();
    other.set('document', new File(['b'], 'b.txt'));
    for (const body of [two, other]) expect((await send(SOURCE, body, admin)).status).toBe(400);
    await untilFiles(before);
  });

  test('that is no form, or no whole one, is 400', async () => {
    const before = await rows("stored_file WHERE use <> 'upload'");
    for (const type of ['application/json', 'multipart/form-data', 'text/plain', 'multipart/form-data; boundary=x']) {
      const reply = await fetch(house.url + SOURCE, { method: 'POST', body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf', headers: { 'content-type': type, ...bearer(admin) } });
      expect([type, reply.status, ((await reply.json()) as { code: string }).code]).toEqual([type, 400, 'invalid_input']);
    }
    await untilFiles(before);
  });

  test.each([['0', 400], ['7', 400], ['x', 400]])('for week %s is %d before a byte is stored', async (week, status) => {
    expect((await send(`/api/weekly-practice-files/week/${week}/translation`, form(text(4), 'a.txt'), student)).status).toBe(status);
  });

  test('that breaks off leaves nothing', async () => {
    const before = await rows("stored_file WHERE use <> 'upload'");
    const { hostname, port } = new URL(house.url);
    const headers = { ...bearer(admin), 'content-type': 'multipart/form-data; boundary=x', 'content-length': 5_000_000 };
    const broken = request({ hostname, port, path: SOURCE, method: 'POST', headers });
    broken.on('error', () => undefined);
    broken.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n');
    broken.write(text(3 * FILES.chunk));
    while ((await rows("chunk JOIN stored_file f ON f.id = file_id WHERE use = 'upload'")) < 2) await sleep(10);
    broken.destroy();
    await untilFiles(before);
  });

  test('is not for everybody', async () => {
    const people = [await tokenFor({ role: 'visitor', guest: true }), await tokenFor({ role: 'visitor' }), student];
    const codes = async (path: string) => Promise.all(people.map(async (token) => ((await (await send(path, form(text(4), 'a.txt'), token)).json()) as { code?: string }).code));
    expect(await codes(SOURCE)).toEqual(['forbidden', 'forbidden', 'forbidden']);
    expect(await codes(TRANSLATION)).toEqual(['sign_in_required', 'forbidden', undefined]);
  });
});

describe('a download', () => {
  const bytes = text(FILES.chunk * 3 + 100);
  const etag = `"${createHash('sha256').update(bytes).digest('hex')}"`;
  let id: string;
  beforeAll(async () => {
    id = (await upload(bytes, '讲义.txt'))._id;
  });

  test.each([
    ['bytes=0-0', 0, 1],
    [`bytes=${FILES.chunk - 1}-${FILES.chunk}`, FILES.chunk - 1, FILES.chunk + 1],
    [`bytes=${FILES.chunk * 2}-`, FILES.chunk * 2, bytes.length],
    ['bytes=-50', bytes.length - 50, bytes.length],
    ['bytes=0-99999999', 0, bytes.length],
  ])('of %s is that part', async (range, from, to) => {
    const reply = await download(id, { range });
    expect(reply.status).toBe(206);
    expect(reply.headers.get('content-range')).toBe(`bytes ${from}-${to - 1}/${bytes.length}`);
    expect(reply.headers.get('content-length')).toBe(String(to - from));
    expect(Buffer.from(await reply.arrayBuffer()).equals(bytes.subarray(from, to))).toBe(true);
  });

  test('of a part that is not there is 416', async () => {
    const reply = await download(id, { range: `bytes=${bytes.length}-` });
    expect([reply.status, reply.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
  });

  test('of what the browser has already is 304', async () => {
    const first = await download(id, {}, 'HEAD');
    expect([first.status, first.headers.get('etag'), first.headers.get('content-length'), first.headers.get('accept-ranges')]).toEqual([200, etag, String(bytes.length), 'bytes']);
    const reply = await download(id, { 'if-none-match': etag });
    expect([reply.status, await reply.text()]).toEqual([304, '']);
    expect((await download(id, { range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
  });

  test('is not compressed on the way', async () => {
    const reply = await download(id, { 'accept-encoding': 'gzip, br' });
    expect(reply.headers.get('content-encoding')).toBeNull();
    expect(reply.headers.get('content-length')).toBe(String(bytes.length));
  });

  test('is not for everybody, and an unknown file is not found', async () => {
    const codes = [tokenFor({ role: 'visitor', guest: true }), tokenFor({ role: 'visitor' })].map(async (token) => (await (await download(id, bearer(await token))).json()).code);
    expect(await Promise.all(codes)).toEqual(['sign_in_required', 'forbidden']);
    for (const unknown of [crypto.randomUUID(), 'x']) expect((await download(unknown)).status).toBe(404);
  });

  test('by a ticket opens for its path alone, and while its session lives', async () => {
    const path = `/api/weekly-practice-files/${id}/download`;
    const sid = crypto.randomUUID();
    const ticket = await tokenFor({ sid, path });
    const status = async (address: string, headers: Record<string, string> = {}) => (await house.get(address, headers)).status;
    expect(await status(`${path}?ticket=${ticket}`, { range: 'bytes=0-9' })).toBe(206);
    expect(await status(`${path}?x=1&ticket=${ticket}`)).toBe(401);
    expect(await status(`/api/auth/profile?ticket=${ticket}`)).toBe(401);
    expect(await status(path, bearer(ticket))).toBe(401);
    expect(await status(`${path}?ticket=${await tokenFor({ sid })}`)).toBe(401);
    expect(await status(`${path}?ticket=${await tokenFor({ path, expires: '-1s' })}`)).toBe(401);
    expect(await status(`${path}?ticket=${await tokenFor({ path, role: 'visitor' })}`)).toBe(403);
    revoke(sid);
    await sleep(300);
    expect(await status(`${path}?ticket=${ticket}`)).toBe(401);
  });
});
