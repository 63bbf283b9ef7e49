import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { FILES, files } from '@transcreate/contracts';
import { builtInSegments } from '@transcreate/rules';
import { codeOf, startFilesBed, type FilesBed } from './files-bed.js';

let bed: FilesBed;
beforeAll(async () => {
  bed = await startFilesBed();
}, 60_000);
afterAll(() => bed?.stop());
afterEach(() => bed.call(files.restoreVideo, {}, { as: bed.admin }));

const clip = (name: string) => readFile(new URL(`clips/${name}`, import.meta.url));
const facts = async () => (await bed.call(files.getVideo, {}, { as: bed.admin })).video;
const show = () => bed.call(files.showVideo, {});
const replace = async (bytes: Uint8Array, fileName: string) =>
  (await bed.call(files.replaceVideo, {}, { as: bed.admin, upload: await bed.put(bytes, fileName) })).video;

async function bytesShown(): Promise<Buffer> {
  const { storedId, size } = await show();
  const numbers = Array.from({ length: Math.ceil(size / FILES.chunk) }, (_, number) => number);
  return Buffer.concat((await Promise.all(numbers.map((number) => bed.call(files.readChunk, { id: storedId, number })))).map(({ bytes }) => bytes));
}

describe('the video that comes with the product', () => {
  test('is there from the first start on, to the byte', async () => {
    const file = await readFile(new URL('../assets/video/foulweather.mp4', import.meta.url));
    expect((await bytesShown()).equals(file)).toBe(true);
    expect(await show()).toMatchObject({ fileName: 'foulweather.mp4', mediaType: 'video/mp4', size: file.length });
  });

  test('lasts 75 to 110 s, is small enough for a slow connection, and ends after the last built-in segment', async () => {
    const { durationMs, size, isBuiltIn } = await facts();
    expect(isBuiltIn).toBe(true);
    expect([durationMs >= 75_000, durationMs <= 110_000, size <= 6_000_000]).toEqual([true, true, true]);
    expect(builtInSegments.at(-1)!.endMs).toBeLessThan(durationMs);
  });

  test('is there once, however many replicas start', async () => {
    await Promise.all([bed.start(bed.definition), bed.start(bed.definition)]);
    expect(await bed.sql("SELECT 1 FROM stored_file WHERE use = 'video'")).toHaveLength(1);
  });
});

describe('a video that an admin brings', () => {
  test.each([['h264.mp4', 'video/mp4'], ['vp9.webm', 'video/webm']])('takes its place: %s', async (name, mediaType) => {
    const bytes = await clip(name);
    const video = await replace(bytes, `广告 ${name}`);
    expect(video).toMatchObject({ fileName: `广告 ${name}`, mediaType, durationMs: 2_500, isBuiltIn: false, size: bytes.length });
    expect(await facts()).toEqual(video);
    expect((await bytesShown()).equals(bytes)).toBe(true);
  });

  test('takes the place of the one that was brought before, of which nothing stays', async () => {
    await replace(await clip('h264.mp4'), 'first.mp4');
    await Promise.all([replace(await clip('vp9.webm'), 'second.webm'), replace(await clip('h264.mp4'), 'third.mp4')]);
    expect(['second.webm', 'third.mp4']).toContain((await facts()).fileName);
    expect(await bed.sql("SELECT 1 FROM stored_file WHERE use = 'video'")).toHaveLength(2);
  });

  test('is the same when the gateway asks once more for the same upload', async () => {
    const upload = await bed.put(await clip('h264.mp4'), 'clip.mp4');
    const ask = async () => (await bed.call(files.replaceVideo, {}, { as: bed.admin, upload })).video;
    expect(await ask()).toEqual(await ask());
  });

  test('goes again when the built-in one is wanted back', async () => {
    const { storedId } = await show();
    await replace(await clip('h264.mp4'), 'clip.mp4');
    expect((await show()).storedId).not.toBe(storedId);
    expect((await bed.call(files.restoreVideo, {}, { as: bed.admin })).video.isBuiltIn).toBe(true);
    expect((await show()).storedId).toBe(storedId);
  });

  test.each([
    ['sound alone', async () => clip('sound.webm')],
    ['pictures that browsers cannot play', async () => clip('mpeg4.mp4')],
    ['a file that breaks off', async () => (await clip('h264.mp4')).subarray(0, 300)],
    ['a text', async () => Buffer.from('not a video')],
  ])('is refused as %s, and the video stays', async (_, bytes) => {
    const before = await facts();
    expect(await codeOf(replace(await bytes(), 'clip.mp4'))).toBe('unsupported_type');
    expect(await facts()).toEqual(before);
  });

  test('is not there when its upload is gone', async () => {
    const upload = { id: randomUUID(), fileName: 'clip.mp4', size: 10, checksum: '0'.repeat(64) };
    expect(await codeOf(bed.call(files.replaceVideo, {}, { as: bed.admin, upload }))).toBe('unavailable');
  });
});
