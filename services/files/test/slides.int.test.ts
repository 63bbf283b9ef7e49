import { randomUUID } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { FILES, files, type Sent, type Slide } from '@transcreate/contracts';
import { SlideFileService } from '../src/slide-file.service.js';
import { codeOf, startFilesBed, type FilesBed } from './files-bed.js';
import { REFUSED, samples } from './samples.js';

let bed: FilesBed;
let pdf: Uint8Array;
beforeAll(async () => {
  bed = await startFilesBed();
  pdf = (await samples())['pdf']!;
});
afterAll(() => bed?.stop());
afterEach(async () => {
  for (const { _id } of await list()) await remove(_id);
  await bed.sql('DELETE FROM stored_file');
});

const upload = async (bytes: Uint8Array = pdf, fileName = '双关语.pdf') =>
  (await bed.call(files.uploadSlideFile, {}, { as: bed.admin, upload: await bed.put(bytes, fileName) })).file;
const create = async (fields: Partial<Sent<typeof files.createSlide>> = {}) =>
  (await bed.call(files.createSlide, { title: '双关语', date: '2026-11-21', file: fields.file ?? (await upload()), ...fields }, { as: bed.admin })).slide;
const update = async (id: string, changes: Omit<Sent<typeof files.updateSlide>, 'id'>) => (await bed.call(files.updateSlide, { id, ...changes }, { as: bed.admin })).slide;
const move = async ({ _id: id }: Slide, position: number) => (await bed.call(files.moveSlide, { id, position }, { as: bed.admin })).slides;
const remove = (id: string) => bed.call(files.deleteSlide, { id }, { as: bed.admin });
const list = async () => (await bed.call(files.listSlides, {}, { as: bed.student })).slides;
const titles = (slides: Slide[]) => slides.map(({ title }) => title);
const download = (file: string) => bed.call(files.downloadSlide, { file }, { as: bed.student });

describe('the file of a slide', () => {
  test('is read under the name that its upload was given, and is saved under its own', async () => {
    const file = await upload(pdf, '第一周 100% 双关语?.pdf');
    expect(file).toBe('第一周 100- 双关语-.pdf');
    expect(await download(file)).toMatchObject({ fileName: '第一周 100% 双关语?.pdf', mediaType: 'application/pdf', size: pdf.length });
  });

  test('shares its name with no other, also when both come at once', async () => {
    const names = await Promise.all([upload(), upload(), upload()]);
    expect(names.toSorted()).toEqual(['双关语 (2).pdf', '双关语 (3).pdf', '双关语.pdf']);
    const stored = await Promise.all(names.map(async (name) => (await download(name)).storedId));
    expect(new Set(stored).size).toBe(3);
  });

  test('is made once of an upload, although the call comes twice', async () => {
    const sent = await bed.put(pdf, 'once.pdf');
    const add = () => bed.call(files.uploadSlideFile, {}, { as: bed.admin, upload: sent });
    expect(await Promise.all([add(), add()])).toEqual([{ file: 'once.pdf' }, { file: 'once.pdf' }]);
    expect(await add()).toEqual({ file: 'once.pdf' });
  });

  test('may be what every upload may be, and a presentation of OpenDocument, which a weekly file may not', async () => {
    const presentation = zipSync({ mimetype: [strToU8('application/vnd.oasis.opendocument.presentation'), { level: 0 }] });
    const all = { ...(await samples()), odp: presentation };
    for (const [ending, bytes] of Object.entries(all)) expect(await upload(bytes, `slides.${ending}`)).toBe(`slides.${ending}`);
    expect(await codeOf(bed.addSource(presentation, 'slides.odp'))).toBe('unsupported_type');
  });

  test.each(Object.entries(REFUSED))('that is %s is refused', async (_, bytes) => {
    expect(await codeOf(upload(bytes, 'slides.pptx'))).toBe('unsupported_type');
  });

  test.each(['../secret.pdf', '..', '.', '..\\..\\secret', 'a/b.pdf', '', ' ', 'none.pdf'])('is not found under the name %j', async (name) => {
    expect(await codeOf(download(name))).toMatch(/^(not_found|invalid_input)$/);
  });

  test('that no slide names goes after a day, and not before; one that a slide names stays', async () => {
    const [waiting, old] = [await upload(pdf, 'waiting.pdf'), await upload(pdf, 'old.pdf')];
    const { file } = await create({ file: await upload(pdf, 'named.pdf') });
    await bed.sql(`UPDATE slide_file SET uploaded_at = now() - interval '25 hours' WHERE name <> $1`, [waiting]);
    await sweep();
    expect(await codeOf(download(old))).toBe('not_found');
    for (const name of [waiting, file]) expect((await download(name)).fileName).toBe(name);
  });
});

describe('a slide', () => {
  test('is made of a title and an uploaded file: last, and of today', async () => {
    const first = await create({ order: 7 });
    const second = await create({ date: undefined });
    expect(first).toEqual({ _id: expect.any(String), title: '双关语', date: '2026-11-21', file: first.file, order: 7, size: pdf.length, mediaType: 'application/pdf' });
    expect(second).toMatchObject({ order: 8, date: new Date().toISOString().slice(0, 10) });
    expect(await create({ date: '' })).toMatchObject({ date: second.date });
  });

  test.each([
    [{ title: ' ' }], [{ title: 'x'.repeat(201) }], [{ date: '21.11.2026' }], [{ date: '2026-02-30' }], [{ file: 'none.pdf' }], [{ file: '../none.pdf' }], [{ order: 1.5 }], [{ order: -1 }],
  ])('is refused with %j', async (fields) => {
    expect(await codeOf(create(fields))).toBe('invalid_input');
    const slide = await create();
    expect(await codeOf(update(slide._id, fields))).toBe('invalid_input');
    expect(await list()).toEqual([slide]);
  });

  test('stands in the list by its order, then by its date, then by its age', async () => {
    await create({ title: 'd', order: 2 });
    await create({ title: 'b', order: 1, date: '2026-10-02' });
    await create({ title: 'c', order: 1, date: '2026-10-02' });
    await create({ title: 'a', order: 1, date: '2026-10-01' });
    expect(titles(await list())).toEqual(['a', 'b', 'c', 'd']);
  });

  test('changes what it is told to, and nothing else', async () => {
    const slide = await create();
    expect(await update(slide._id, { title: 'Puns' })).toEqual({ ...slide, title: 'Puns' });
    expect(await update(slide._id, { date: '2026-12-01', order: 3 })).toEqual({ ...slide, title: 'Puns', date: '2026-12-01', order: 3 });
    expect(await codeOf(update(randomUUID(), { title: 'Puns' }))).toBe('not_found');
  });

  test('moves to a place, and past the end to the last one', async () => {
    const [a, b, c] = [await create({ title: 'a' }), await create({ title: 'b', order: 1 }), await create({ title: 'c', order: 1 })];
    expect(titles(await move(c, 1))).toEqual(['c', 'a', 'b']);
    expect(titles(await move(a, 99))).toEqual(['c', 'b', 'a']);
    expect((await move(b, 2)).map(({ order }) => order)).toEqual([1, 2, 3]);
    expect(await codeOf(bed.call(files.moveSlide, { id: randomUUID(), position: 1 }, { as: bed.admin }))).toBe('not_found');
  });

  test('takes its file along with all bytes when it goes, unless another slide names it', async () => {
    const file = await upload(Buffer.concat([pdf, Buffer.alloc(FILES.chunk)]));
    const [one, other] = [await create({ file }), await create({ file })];
    expect(await remove(one._id)).toEqual({ success: true });
    expect(await bed.stock()).toEqual({ files: 1, chunks: 2 });
    await remove(other._id);
    expect(await bed.stock()).toEqual({ files: 0, chunks: 0 });
    expect(await codeOf(download(file))).toBe('not_found');
    expect(await codeOf(remove(other._id))).toBe('not_found');
  });

  test('lets its file go when it gets another', async () => {
    const slide = await create();
    const file = await upload(pdf, 'second.pdf');
    expect(await update(slide._id, { file })).toMatchObject({ file });
    expect(await codeOf(download(slide.file))).toBe('not_found');
  });

  test('never loses the file that it names, whatever happens at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const file = await upload();
      const slide = await create({ file });
      await Promise.allSettled([remove(slide._id), create({ file }), create({ file })]);
      for (const left of await list()) expect((await download(left.file)).size).toBe(pdf.length);
    }
  });
});

/** Does at once what the service does every hour. */
async function sweep(): Promise<void> {
  let slideFiles: SlideFileService | undefined;
  const watching = { provide: 'watching', inject: [SlideFileService], useFactory: (found: SlideFileService) => (slideFiles = found) };
  await bed.start({ ...bed.definition, providers: [...bed.definition.providers, watching] });
  await slideFiles!.sweep(24 * 3_600_000);
}
