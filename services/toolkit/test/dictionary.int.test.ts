import { toolkit } from '@transcreate/contracts';
import { startTestBed, type TestBed } from '@transcreate/service-kit/testing';
import { service } from '../src/service.js';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed({ services: [service], env: { QUALITY_LENS_URL: 'https://lens.example.org/quality?a=1', MEMORY_KEY: 'memory-secret', DEEPL_KEY: 'deepl-secret' } });
});
afterAll(() => bed.stop());

const suggest = async (q: string) => (await bed.call(toolkit.suggestWords, { q }, { as: { role: 'visitor', guest: true } })).suggestions;

it('the dictionary answers the first who asks at once, and several at the same time', async () => {
  const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => suggest('brevity')));
  expect(first![0]).toEqual({ key: 'brevity', paraphrase: 'n. 短暂, 简短' });
  for (const other of others) expect(other).toEqual(first);
});

it.each(['', ' ', 'a'.repeat(201), 'a\0b'])('%j is not looked up', async (q) => {
  await expect(suggest(q)).rejects.toMatchObject({ code: 'invalid_input' });
});

it('a page is told what is set up, and no key', async () => {
  const config = await bed.call(toolkit.getToolkitConfig, {});
  expect(config).toEqual({
    qualityLensUrl: 'https://lens.example.org/quality?a=1', externalMemory: false,
    dictionary: { name: 'ECDICT', url: 'https://github.com/skywind3000/ECDICT', licence: 'MIT' },
  });
});
