import { files } from '@transcreate/contracts';
import sharp, { type Sharp } from 'sharp';
import { codeOf, startFilesBed, type FilesBed } from './files-bed.js';
import { samples } from './samples.js';

let bed: FilesBed;
beforeAll(async () => {
  bed = await startFilesBed();
});
afterAll(() => bed?.stop());

async function add(bytes: Uint8Array, name = '海报.png'): Promise<string> {
  const upload = await bed.put(bytes, name);
  const { imageUrl } = await bed.call(files.uploadImage, {}, { as: bed.admin, upload });
  expect(imageUrl).toBe(`/api/images/${upload.id}`);
  return upload.id;
}

async function shown(id: string): Promise<Sharp> {
  const { storedId, mediaType, size } = await bed.call(files.showImage, { id }, { as: null });
  const { bytes } = await bed.call(files.readChunk, { id: storedId, number: 0 });
  expect([mediaType, bytes.length]).toEqual(['image/webp', size]);
  return sharp(bytes, { animated: true });
}

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 60, alpha: 0.5 } } });

describe('a picture', () => {
  test('of each accepted type is drawn anew', async () => {
    const { png, jpg, gif, webp } = await samples();
    for (const bytes of [png!, jpg!, gif!, webp!]) expect(await (await shown(await add(bytes))).metadata()).toMatchObject({ format: 'webp', width: 8, height: 8 });
  });

  test('becomes as large as pages show it, and never larger than it was', async () => {
    const sizeOf = async (width: number, height: number) => (await shown(await add(await blank(width, height).png().toBuffer()))).metadata();
    expect(await sizeOf(3_000, 3_000)).toMatchObject({ width: 1_040, height: 1_040, hasAlpha: true });
    expect(await sizeOf(4_000, 400)).toMatchObject({ width: 1_200, height: 120 });
    expect(await sizeOf(300, 200)).toMatchObject({ width: 300, height: 200 });
  });

  test('stands upright and tells nothing of its camera', async () => {
    const turned = await blank(40, 20).jpeg().withMetadata({ orientation: 6 }).withExif({ IFD0: { Artist: 'Li Lei', Copyright: 'secret' } }).toBuffer();
    const metadata = await (await shown(await add(turned, 'photo.jpg'))).metadata();
    expect([metadata.width, metadata.height, metadata.exif, metadata.orientation]).toEqual([20, 40, undefined, undefined]);
  });

  test('that moves goes on moving', async () => {
    const frames = Buffer.concat([Buffer.alloc(8 * 8 * 4, 255), Buffer.alloc(8 * 8 * 4, 90)]);
    const gif = await sharp(frames, { raw: { width: 8, height: 16, channels: 4, pageHeight: 8 } }).gif({ delay: [100, 200] }).toBuffer();
    expect(await (await shown(await add(gif, 'moving.gif'))).metadata()).toMatchObject({ pages: 2, delay: [100, 200] });
  });

  test('takes the place of the file that it came in', async () => {
    const before = await bed.stock();
    await add(await sharp(Buffer.alloc(900 * 900 * 3).map(() => Math.random() * 256), { raw: { width: 900, height: 900, channels: 3 } }).png().toBuffer());
    const { files: count, chunks } = await bed.stock();
    expect(count).toBe(before.files + 1);
    expect(chunks - before.chunks).toBeLessThan(4);
  });

  test('with too many pixels is refused before it is drawn', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: 'white' } }).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await codeOf(add(bomb))).toBe('too_large');
  });

  test('that is damaged, or no picture, is refused', async () => {
    const whole = await sharp(Buffer.alloc(64 * 64 * 3).map(() => Math.random() * 256), { raw: { width: 64, height: 64, channels: 3 } }).png().toBuffer();
    expect(await codeOf(add(whole.subarray(0, 2_000)))).toBe('unsupported_type');
    expect(await codeOf(add((await samples())['pdf']!, 'a.png'))).toBe('unsupported_type');
    expect(await codeOf(add(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.png'))).toBe('unsupported_type');
  });

  test('is drawn once although the call comes twice, and several wait for each other', async () => {
    const upload = await bed.put(await blank(500, 500).png().toBuffer(), 'a.png');
    const call = () => bed.call(files.uploadImage, {}, { as: bed.admin, upload });
    expect(await Promise.all([call(), call()])).toEqual([{ imageUrl: `/api/images/${upload.id}` }, { imageUrl: `/api/images/${upload.id}` }]);
    const others = await Promise.all([1, 2, 3].map(async () => add(await blank(50, 50).png().toBuffer())));
    expect(new Set(others).size).toBe(3);
  });

  test('is forgotten on demand, and is no file of a week; nor is a file of a week a picture', async () => {
    const id = await add((await samples())['png']!);
    expect(await codeOf(bed.call(files.downloadWeeklyFile, { id }, { as: bed.student }))).toBe('not_found');
    expect(await codeOf(bed.call(files.deleteWeeklyFile, { id }, { as: bed.admin }))).toBe('not_found');
    await bed.call(files.dropImage, { id });
    expect(await codeOf(bed.call(files.showImage, { id }, { as: null }))).toBe('not_found');
    const { _id } = await bed.addSource((await samples())['png']!, 'a.png');
    await bed.call(files.dropImage, { id: _id });
    expect(await codeOf(bed.call(files.showImage, { id: _id }, { as: null }))).toBe('not_found');
    expect(await codeOf(bed.read(_id))).toBe('none');
  });
});
