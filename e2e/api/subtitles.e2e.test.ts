import { readFile } from 'node:fs/promises';
import { removeExamples } from '../harness/examples.js';
import type { Person } from '../harness/people.js';
import { anonymous, people } from '../harness/product.js';
import { newSubtitle, sameTimes, segmentsOf } from '../harness/subtitles.js';

const VIDEO = '/api/subtitles/video';
const ALLOWED_SIZE = 6_000_000;

let student: Person;
let bytes: Buffer;
beforeAll(async () => {
  student = await people.student();
  bytes = await readFile(new URL('../../services/files/assets/video/foulweather.mp4', import.meta.url));
});
afterEach(() => removeExamples(people.admin));

/** 'HH:MM:SS,mmm' in milliseconds. */
function millisecondsOf(timeCode: unknown): number {
  const [hours, minutes, seconds, rest] = String(timeCode).split(/[:,]/).map(Number);
  return ((hours! * 60 + minutes!) * 60 + seconds!) * 1_000 + rest!;
}

/** A part of the video, with or without a token. */
async function part(range: string | undefined, path = VIDEO, token: string | undefined = student.token) {
  const headers = { ...(range ? { range } : {}), ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const reply = await fetch(student.api.url + path, { headers });
  return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) };
}

describe('the video', () => {
  test('arrives whole, to be shown in the page and kept under its tag', async () => {
    const whole = await part(undefined);
    expect([whole.status, whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual([200, 'video/mp4', 'bytes']);
    expect(whole.headers.get('content-disposition')).toMatch(/^inline/);
    expect(whole.bytes.equals(bytes)).toBe(true);
    expect(whole.bytes.length).toBeLessThanOrEqual(ALLOWED_SIZE);
    expect((await student.api.get(VIDEO, { headers: { 'if-none-match': whole.headers.get('etag')! } })).status).toBe(304);
  });

  test.each([
    ['bytes=0-', 0, undefined],
    ['bytes=0-0', 0, 1],
    ['bytes=262100-262200', 262_100, 262_201],
    ['bytes=-500', -500, undefined],
  ])('arrives in parts: %s', async (range, start, end) => {
    const expected = bytes.subarray(start, end);
    const { status, headers, bytes: got } = await part(range);
    expect([status, got.equals(expected), headers.get('content-length')]).toEqual([206, true, String(expected.length)]);
    const from = start < 0 ? bytes.length + start : start;
    expect(headers.get('content-range')).toBe(`bytes ${from}-${from + expected.length - 1}/${bytes.length}`);
  });

  test('has no part behind its end', async () => {
    const { status, headers } = await part(`bytes=${bytes.length}-`);
    expect([status, headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
  });

  test('opens with a ticket, as a video element asks for it, and for nobody without', async () => {
    const { body } = await student.api.post<{ url: string }>('/api/auth/ticket', { path: VIDEO });
    expect((await part('bytes=0-99', body.url, '')).status).toBe(206);
    expect((await part('bytes=0-99', VIDEO, '')).status).toBe(401);
    expect((await part(undefined, body.url.replace(VIDEO, '/api/subtitles/all'), '')).status).toBe(401);
  });

  test('is described to admins', async () => {
    const { body } = await people.admin.get<{ success: boolean; video: { isBuiltIn: boolean; size: number } }>(`${VIDEO}/facts`);
    expect(body).toMatchObject({ success: true, video: { isBuiltIn: true, size: bytes.length, fileName: 'foulweather.mp4' } });
  });
});

describe('the segments', () => {
  test('are 26, with times as SubRip writes them and a duration in seconds', async () => {
    const { body } = await student.api.get<{ success: boolean; data: Record<string, unknown>[] }>('/api/subtitles/all');
    expect([body.success, body.data.length]).toEqual([true, 26]);
    expect(body.data[0]).toMatchObject({ id: 1, segmentId: 1, sourceText: 'Am I a bad person?', englishText: 'Am I a bad person?' });
    expect(body.data[0]!['startTime']).toMatch(/^\d\d:\d\d:\d\d,\d{3}$/);
    for (const { startTime, endTime, duration } of body.data) expect(duration).toBe((millisecondsOf(endTime) - millisecondsOf(startTime)) / 1_000);
  });

  test('take a working text that only its author reads, and lose it when it is saved empty', async () => {
    const author = await people.student();
    const save = (chineseTranslation: string) => author.api.put('/api/subtitles/translate/17', { chineseTranslation });
    expect((await save('走得更近。')).body).toMatchObject({ success: true, segment: { segmentId: 17, chineseTranslation: '走得更近。' } });
    expect((await segmentsOf(author.api))[16]!.chineseTranslation).toBe('走得更近。');
    expect((await segmentsOf(student.api))[16]!.chineseTranslation).toBe('');
    expect((await save('')).status).toBe(200);
    expect((await segmentsOf(author.api))[16]!.chineseTranslation).toBe('');
  });

  test('refuse what is wrong in one form', async () => {
    const { startTime } = await sameTimes(people.admin, 3);
    const refusals = await Promise.all([
      student.api.put('/api/subtitles/translate/27', { chineseTranslation: '无' }),
      student.api.put('/api/subtitles/translate/1', {}),
      people.admin.put('/api/subtitles/update/3', { startTime, endTime: startTime }),
      people.admin.put('/api/subtitles/update/3', { startTime, endTime: '00:59:59,000', duration: 2 }),
      student.api.post('/api/subtitle-submissions/submit', { segmentId: 99, chineseTranslation: '无' }),
      student.api.post('/api/subtitle-submissions/submit', { segmentId: 1, chineseTranslation: '  ' }),
      student.api.post('/api/subtitle-submissions/submit', { segmentId: 1, chineseTranslation: '无', weekNumber: 3 }),
      people.admin.post('/api/subtitles/import', { text: 'WEBVTT\n\n00:01.000 --> 00:02.000\nAlone\n' }),
    ]);
    expect(refusals.map(({ status, body }) => [status, body['success'], body['code']])).toEqual([
      [404, false, 'not_found'], [400, false, 'invalid_input'], [400, false, 'invalid_input'], [400, false, 'invalid_input'],
      [404, false, 'not_found'], [400, false, 'invalid_input'], [400, false, 'invalid_input'], [400, false, 'invalid_input'],
    ]);
    expect(refusals.at(-1)!.body['error']).toBe('This file has 1 subtitle, and exactly 26 are needed.');
  });

  test.each([
    ['srt', 'application/x-subrip; charset=utf-8'],
    ['vtt', 'text/vtt; charset=utf-8'],
  ])('leave as %s under a name, also with a ticket', async (format, type) => {
    const path = `/api/subtitles/export?format=${format}&lang=en`;
    const { headers, text } = await student.api.get(path);
    expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([type, `attachment; filename="subtitles-en.${format}"`]);
    const segments = await segmentsOf(student.api);
    expect(text.match(/ --> /g)).toHaveLength(segments.length);
    for (const { sourceText } of segments) expect(text).toContain(`\n${sourceText}\n\n`);
    const { body } = await student.api.post<{ url: string }>('/api/auth/ticket', { path });
    expect((await anonymous.get(body.url)).text).toBe(text);
  });
});

test('a submission that is anonymous names nobody to peers, and its author and admins find it', async () => {
  const author = await people.student();
  const draft = { segmentId: 22, chineseTranslation: '每把伞都有银衬里', isAnonymous: true, username: '张三', weekNumber: null };
  const path = await newSubtitle(author.api, draft);
  const id = path.split('/').at(-1);
  const own = async (reader: Person['api']) => {
    const { body } = await reader.get<{ success: boolean; count: number; data: Record<string, unknown>[] }>('/api/subtitle-submissions/segment/22?week=2');
    expect([body.success, body.count]).toEqual([true, body.data.length]);
    return body.data.find(({ _id }) => _id === id);
  };
  const told = ['_id', 'chineseTranslation', 'isAnonymous', 'isOwner', 'segmentId', 'submissionDate', 'weekNumber'];
  expect(Object.keys((await own(student.api))!).toSorted()).toEqual(told);
  const { body: profile } = await author.api.get<{ username: string }>('/api/auth/profile');
  expect(await own(author.api)).toMatchObject({ isOwner: true, username: profile.username });
  expect(await own(people.admin)).toMatchObject({ isOwner: false, username: profile.username });
  const { body: mine } = await author.api.get<{ count: number; data: { _id: string }[] }>('/api/subtitle-submissions/mine');
  expect([mine.count, mine.data[0]!._id]).toEqual([1, id]);
});

test('a submission with a key is made once', async () => {
  const body = { segmentId: '23', chineseTranslation: '我早翻篇了' };
  const headers = { 'idempotency-key': 'over-it' };
  const send = () => student.api.post<{ submission: { _id: string } }>('/api/subtitle-submissions/submit', body, { headers });
  const [first, second] = await Promise.all([send(), send()]);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(first.body.submission._id).toBe(second.body.submission._id);
});
