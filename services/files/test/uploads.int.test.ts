import { randomUUID } from 'node:crypto';
import { FILES, files } from '@transcreate/contracts';
import { codeOf, startFilesBed, type FilesBed } from './files-bed.js';
import { samples } from './samples.js';
import { UploadService } from '../src/upload.service.js';

const QUOTA = 3_000_000;
let bed: FilesBed;
beforeEach(async () => {
  bed = await startFilesBed({ FILES_QUOTA: String(QUOTA) });
});
afterEach(() => bed?.stop());

const begin = (bytes: number) => bed.call(files.beginUpload, { bytes });
const put = (id: string, number: number, bytes: Uint8Array = Buffer.alloc(FILES.chunk, 'a')) => bed.call(files.putChunk, { id, number, bytes });

describe('room for files', () => {
  test('ends at the quota, and comes back with what is deleted or given up', async () => {
    const kept = await bed.addSource(Buffer.alloc(1_000_000, 'a'), 'a.txt');
    const { id } = await begin(2_000_000);
    expect(await codeOf(begin(1))).toBe('storage_full');
    await bed.call(files.dropUpload, { id });
    expect(await codeOf(begin(2_000_000))).toBe('none');
    expect(await codeOf(begin(1))).toBe('storage_full');
    await bed.call(files.deleteWeeklyFile, { id: kept._id }, { as: bed.admin });
    expect(await codeOf(begin(1_000_000))).toBe('none');
  });

  test('is not taken by pictures that come with the product, and they need none', async () => {
    const [content, { png, jpg }] = await Promise.all([bed.busOf('content'), samples()]);
    await content.call(files.keepPicture, { id: randomUUID(), bytes: png! });
    expect(await codeOf(begin(QUOTA))).toBe('none');
    await content.call(files.keepPicture, { id: randomUUID(), bytes: jpg! });
    expect(await codeOf(begin(1))).toBe('storage_full');
  });

  test('is given once, however many ask at the same moment', async () => {
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(begin(500_000))));
    expect(codes.filter((code) => code === 'none')).toHaveLength(6);
    expect(new Set(codes)).toEqual(new Set(['none', 'storage_full']));
  });

  test('ends with 1 GB of the disk left, while everything that is there can be read', async () => {
    const { _id } = await bed.addSource(Buffer.from('双关'), 'a.txt');
    bed.disk.free = 1e9 + 99;
    expect(await codeOf(begin(100))).toBe('storage_full');
    expect(await codeOf(begin(99))).toBe('none');
    bed.disk.free = 0;
    expect((await bed.read(_id)).toString()).toBe('双关');
    expect((await bed.call(files.listWeeklyFiles, { week: 3 })).files).toHaveLength(1);
  });
});

describe('an upload', () => {
  test('takes its chunks in any order, through any replica, and again', async () => {
    await bed.start(bed.definition);
    const { id } = await begin(FILES.chunk * 6);
    await Promise.all([4, 1, 3, 0, 5, 2, 1, 4].map((number) => put(id, number, Buffer.alloc(FILES.chunk, String(number)))));
    const rows = await bed.sql<{ number: number; first: string }>(`SELECT number, chr(get_byte(bytes, 0)) AS first FROM chunk WHERE file_id = $1 ORDER BY number`, [id]);
    expect(rows).toEqual([0, 1, 2, 3, 4, 5].map((number) => ({ number, first: String(number) })));
  });

  test('that was given up takes no more chunks, and one that is kept can\'t be changed', async () => {
    const { id } = await begin(FILES.chunk);
    await put(id, 0);
    await bed.call(files.dropUpload, { id });
    expect(await codeOf(put(id, 1))).toBe('not_found');
    expect(await codeOf(put(randomUUID(), 0))).toBe('not_found');
    const kept = await bed.addSource(Buffer.from('as it was'), 'a.txt');
    expect(await codeOf(put(kept._id, 0))).toBe('not_found');
    expect(await codeOf(put(kept._id, 1))).toBe('not_found');
    await bed.call(files.dropUpload, { id: kept._id });
    expect((await bed.read(kept._id)).toString()).toBe('as it was');
  });

  test('has no chunk beyond the largest file', async () => {
    const { id } = await begin(10);
    expect(await codeOf(put(id, FILES.largest / FILES.chunk))).toBe('invalid_input');
    expect(await codeOf(begin(FILES.largest + 1))).toBe('invalid_input');
  });

  test('for which nothing more comes is removed after a while with all its chunks, and one that goes on is not', async () => {
    const [old, slow, kept] = [await begin(FILES.chunk * 2), await begin(FILES.chunk * 2), await bed.addSource(Buffer.from('a'), 'a.txt')];
    await put(old.id, 0);
    await put(slow.id, 0);
    await bed.sql(`UPDATE stored_file SET created_at = now() - interval '1 hour'`);
    await bed.sql(`UPDATE chunk SET created_at = now() - interval '1 hour'`);
    await put(slow.id, 1);
    await sweep();
    const left = await bed.sql<{ id: string }>("SELECT id FROM stored_file WHERE use <> 'video'");
    expect(left.map(({ id }) => id).toSorted()).toEqual([slow.id, kept._id].toSorted());
    expect(await bed.sql('SELECT 1 FROM chunk WHERE file_id = $1', [old.id])).toEqual([]);
  });
});

/** Does at once what the service does every minute. */
async function sweep(): Promise<void> {
  let uploads: UploadService | undefined;
  const watching = { provide: 'watching', inject: [UploadService], useFactory: (found: UploadService) => (uploads = found) };
  await bed.start({ ...bed.definition, providers: [...bed.definition.providers, watching] });
  await uploads!.sweep(120_000);
}
