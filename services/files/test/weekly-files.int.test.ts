import { randomUUID } from 'node:crypto';
import { FILES, files } from '@transcreate/contracts';
import { codeOf, startFilesBed, type FilesBed } from './files-bed.js';
import { REFUSED, samples } from './samples.js';

let bed: FilesBed;
beforeAll(async () => {
  bed = await startFilesBed();
});
afterAll(() => bed?.stop());

const text = (length: number) => Buffer.alloc(length, '光');

describe('a file of a week', () => {
  test('is stored to the byte, whatever its length', async () => {
    for (const length of [1, FILES.chunk - 1, FILES.chunk, FILES.chunk + 1, FILES.chunk * 5]) {
      const bytes = Buffer.alloc(length, 'Aa0 ');
      const { _id, size } = await bed.addSource(bytes, '练习.txt');
      expect(size).toBe(length);
      expect((await bed.read(_id)).equals(bytes)).toBe(true);
    }
  });

  test('of every accepted type is described as what it is', async () => {
    for (const [ending, bytes] of Object.entries(await samples())) {
      const { _id, fileName } = await bed.addSource(bytes, `第三周 双关语.${ending}`);
      expect(fileName).toBe(`第三周 双关语.${ending}`);
      const { mediaType } = await bed.call(files.downloadWeeklyFile, { id: _id }, { as: bed.student });
      expect([ending, mediaType]).toEqual([ending, expect.stringMatching(/^(application|audio|video|image|text)\//)]);
    }
  });

  test.each(Object.entries(REFUSED))('that is %s is refused', async (_, bytes) => {
    expect(await codeOf(bed.addSource(bytes, '练习.docx'))).toBe('unsupported_type');
  });

  test('is listed in its week, newest first, by type if asked for, with who brought it', async () => {
    const source = await bed.addSource(text(3), 'source.txt', 5);
    const upload = await bed.put(text(3), '译文.md');
    const { file } = await bed.call(files.uploadTranslationFile, { week: 5, description: '初稿', sourceFileId: source._id }, { as: bed.student, upload });
    expect(file).toMatchObject({ type: 'translation', description: '初稿', sourceFileId: source._id, uploadedBy: '李雷', weekNumber: 5, size: 3 });
    const list = async (type?: 'source' | 'translation') => (await bed.call(files.listWeeklyFiles, { week: 5, type })).files.map(({ _id }) => _id);
    expect(await list()).toEqual([file._id, source._id]);
    expect(await list('source')).toEqual([source._id]);
    expect(await list('translation')).toEqual([file._id]);
    expect((await bed.call(files.listWeeklyFiles, { week: 6 })).files).toEqual([]);
  });

  test('translates a source file of its own week', async () => {
    const source = await bed.addSource(text(3), 'source.txt', 1);
    const { file: translation } = await bed.call(files.uploadTranslationFile, { week: 1 }, { as: bed.student, upload: await bed.put(text(3), 'a.txt') });
    const add = async (week: number, sourceFileId: string) =>
      codeOf(bed.call(files.uploadTranslationFile, { week, sourceFileId }, { as: bed.student, upload: await bed.put(text(3), 'a.txt') }));
    expect(await add(1, source._id)).toBe('none');
    expect(await add(2, source._id)).toBe('not_found');
    expect(await add(1, translation._id)).toBe('not_found');
    expect(await add(1, randomUUID())).toBe('not_found');
  });

  test('goes with all its bytes when it is deleted, and its translations stay', async () => {
    const source = await bed.addSource(text(FILES.chunk * 3), 'source.txt', 4);
    const { file } = await bed.call(files.uploadTranslationFile, { week: 4, sourceFileId: source._id }, { as: bed.student, upload: await bed.put(text(3), 'a.txt') });
    const before = await bed.stock();
    expect(await bed.call(files.deleteWeeklyFile, { id: source._id }, { as: bed.admin })).toEqual({ success: true });
    expect(await bed.stock()).toEqual({ files: before.files - 1, chunks: before.chunks - 3 });
    const { files: left } = await bed.call(files.listWeeklyFiles, { week: 4 });
    expect(left).toEqual([expect.not.objectContaining({ sourceFileId: source._id })]);
    expect(left[0]!._id).toBe(file._id);
    expect(await codeOf(bed.call(files.deleteWeeklyFile, { id: source._id }, { as: bed.admin }))).toBe('not_found');
    expect(await codeOf(bed.read(source._id))).toBe('not_found');
  });

  test('is made once of an upload, although the call comes twice, also at once', async () => {
    const upload = await bed.put(text(FILES.chunk), 'once.txt');
    const add = () => bed.call(files.uploadSourceFile, { week: 2 }, { as: bed.admin, upload });
    const [one, other] = await Promise.all([add(), add()]);
    expect(other).toEqual(one);
    expect(await add()).toEqual(one);
    expect((await bed.call(files.listWeeklyFiles, { week: 2 })).files).toHaveLength(1);
  });

  test('that did not arrive as it was sent is refused', async () => {
    const upload = await bed.put(text(FILES.chunk + 5), 'a.txt');
    const add = (changed: Partial<typeof upload>) => codeOf(bed.call(files.uploadSourceFile, { week: 2 }, { as: bed.admin, upload: { ...upload, ...changed } }));
    expect(await add({ size: upload.size + 1 })).toBe('unavailable');
    expect(await add({ checksum: '0'.repeat(64) })).toBe('unavailable');
    expect(await add({ id: randomUUID() })).toBe('unavailable');
    await bed.sql('DELETE FROM chunk WHERE file_id = $1 AND number = 0', [upload.id]);
    expect(await add({})).toBe('unavailable');
  });
});
