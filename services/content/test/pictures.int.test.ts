import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { content, files, type Download } from '@transcreate/contracts';
import { service as filesService } from '@transcreate/files';
import type { Bus } from '@transcreate/service-kit';
import { callerOf, startTestBed, type TestBed } from '@transcreate/service-kit/testing';
import { readPicture } from '../src/built-in-pictures.js';
import { tutorialTasks } from '../src/built-in/tutorial-tasks.js';
import { service } from '../src/service.js';

let bed: TestBed;
/** Content's own way to the files service: the gateway may not hand in pictures of the product. */
let bus: Bus;
beforeAll(async () => {
  bed = await startTestBed({ services: [service] });
  const url = new URL(bed.databaseUrl('content'));
  url.pathname += '_files';
  bed.env['FILES_DATABASE_URL'] = url.href;
  bus = await bed.busOf('content');
});
afterAll(() => bed.stop());

const show = (id: string) => bed.call(files.showImage, { id }, { as: null });

/** The ids of the pictures that the weeks' tasks show. */
async function shownIds(): Promise<string[]> {
  const weeks = await Promise.all([4, 5, 6].map((week) => bed.call(content.listTutorialTasks, { week }, { as: callerOf() })));
  return weeks.flat().flatMap(({ imageUrl }) => (imageUrl ? [imageUrl.replace('/api/images/', '')] : []));
}

async function untilShown(id: string): Promise<Download> {
  for (;;) {
    try {
      return await show(id);
    } catch {
      await sleep(50);
    }
  }
}

test('the built-in pictures can be seen as soon as the files service is there, although it came later', async () => {
  const ids = await shownIds();
  expect(ids.length).toBeGreaterThan(0);
  await expect(show(ids[0]!)).rejects.toMatchObject({ code: 'unavailable' });
  await bed.start(filesService);
  for (const id of ids) expect(await untilShown(id)).toMatchObject({ storedId: id, mediaType: 'image/webp' });
});

test('a picture that is there stays as it is, and what is none is not kept', async () => {
  const [first, second] = tutorialTasks.flatMap(({ image }) => image ?? []);
  const id = randomUUID();
  await bus.call(files.keepPicture, { id, bytes: await readPicture(first!) });
  const kept = await show(id);
  await bus.call(files.keepPicture, { id, bytes: await readPicture(second!) });
  expect(await show(id)).toEqual(kept);
  const none = randomUUID();
  await expect(bus.call(files.keepPicture, { id: none, bytes: Buffer.from('<svg/>') })).rejects.toMatchObject({ code: 'unsupported_type' });
  await expect(show(none)).rejects.toMatchObject({ code: 'not_found' });
});

test('a picture is stored whole or not at all, and again when it was not', async () => {
  const { sql } = bed.databaseOf('files');
  const id = randomUUID();
  const bytes = await readPicture(tutorialTasks.flatMap(({ image }) => image ?? [])[0]!);
  await sql('ALTER TABLE chunk ADD CONSTRAINT breaks CHECK (false) NOT VALID');
  await expect(bus.call(files.keepPicture, { id, bytes })).rejects.toMatchObject({ code: 'internal' });
  expect(await sql('SELECT use FROM stored_file WHERE id = $1', [id])).toEqual([]);
  await sql('ALTER TABLE chunk DROP CONSTRAINT breaks');
  await bus.call(files.keepPicture, { id, bytes });
  expect(await show(id)).toMatchObject({ storedId: id, mediaType: 'image/webp' });
});
