import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { content, files, type Caller } from '@transcreate/contracts';
import { service as filesService } from '@transcreate/files';
import { callerOf, startTestBed, type TestBed } from '@transcreate/service-kit/testing';
import { service } from '../src/service.js';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed({ services: [service, filesService] });
});
afterAll(() => bed?.stop());

const REFERENCE = { text: '来，慢慢吃', comment: '' };

async function addPractice(): Promise<string> {
  const typed = { title: 'ST 1', content: '', imageUrl: 'https://example.org/a.png', sourceLanguage: 'English', weekNumber: 5 } as const;
  return (await bed.call(content.createWeeklyPractice, { ...typed, referenceExamples: [REFERENCE] }, { as: callerOf({ role: 'admin' }) })).weeklyPractice._id;
}

async function handIn(as: Caller): Promise<void> {
  const bytes = Buffer.from('译文');
  const { id } = await bed.call(files.beginUpload, { bytes: bytes.length });
  await bed.call(files.putChunk, { id, number: 0, bytes });
  const upload = { id, fileName: '译文.txt', size: bytes.length, checksum: createHash('sha256').update(bytes).digest('hex') };
  await bed.call(files.uploadTranslationFile, { week: 5 }, { as, upload });
}

async function references(id: string, as: Caller) {
  const texts = await bed.call(content.listWeeklyPractice, { week: 5 }, { as });
  return texts.find(({ _id }) => _id === id)!.referenceExamples;
}

async function stopService(name: 'content' | 'files'): Promise<void> {
  await bed.services.get(name)!.close();
  bed.services.delete(name);
}

it('a translation file that is handed in opens the reference examples of a picture alone', async () => {
  const id = await addPractice();
  const [author, peer] = [callerOf(), callerOf()];
  expect(await references(id, author)).toEqual([]);
  await handIn(author);
  expect(await references(id, author)).toEqual([REFERENCE]);
  expect(await references(id, peer)).toEqual([]);
});

it('a file that is handed in while content is down is kept at once, and counts when it is back', async () => {
  const id = await addPractice();
  const author = callerOf();
  await stopService('content');
  await handIn(author);
  await bed.start(service);
  expect(await references(id, author)).toEqual([]);
  await stopService('files');
  await bed.start(filesService);
  while ((await references(id, author)).length === 0) await sleep(20);
});
