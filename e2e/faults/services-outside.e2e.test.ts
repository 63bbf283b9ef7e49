import { readFile } from 'node:fs/promises';
import type { Api, Reply } from '../harness/api.js';
import { logsOf } from '../harness/logs.js';
import { startOutside, type Outside } from '../harness/outside.js';
import { People } from '../harness/people.js';
import { OwnSystem } from '../harness/system.js';

/** What only the toolkit service and the services outside may ever see. */
const KEYS = { DEEPL_KEY: 'deepl-secret-7f3a', LIBRETRANSLATE_KEY: 'libre-secret-91bc', MEMORY_KEY: 'memory-secret-4e5d', MEMORY_EMAIL: 'operator-2c8f@example.org' };
const TEXT = 'A text that is nobody else’s affair';

const WELL = {
  '/v2/translate': [200, { translations: [{ detected_source_language: 'EN', text: '<b>粗体</b>' }] }],
  '/translate': [200, { translatedText: '自由翻译' }],
  '/get': [200, { responseData: { translatedText: '机器', match: 0.85 }, responseStatus: 200, matches: [{ segment: TEXT, translation: '人译', match: 0.9, quality: '80', 'created-by': 'somebody' }] }],
  '/quote': [200, { hitokoto: '来自外面的话', from: '书', from_who: '人' }],
} satisfies Outside['answers'];
/** Every one of them refuses, and repeats what it was sent. */
const ILL = Object.fromEntries(Object.keys(WELL).map((path) => [path, [403, { error: `Invalid API key: ${Object.values(KEYS).join(' ')}`, message: TEXT }]] as const)) as unknown as Outside['answers'];

let outside: Outside;
let system: OwnSystem;
let student: Api;
let guest: Api;
const replies: string[] = [];
beforeAll(async () => {
  outside = await startOutside(WELL);
  const { url } = outside;
  const pages = { QUALITY_LENS_URL: 'https://lens.example.org/page', DICTIONARY_EMBED_URL: 'https://words.example.org/reverse' };
  system = await OwnSystem.start('together', { ...KEYS, ...pages, DEEPL_URL: url, LIBRETRANSLATE_URL: url, MEMORY_URL: url, QUOTE_URL: `${url}/quote` });
  const people = await People.of(system);
  student = (await people.student()).api;
  guest = (await people.guest()).api;
}, 240_000);
afterAll(async () => {
  await system?.remove();
  await outside.stop();
});

/** Keeps what a browser got of a reply. */
async function kept<T>(asked: Promise<Reply<T>>): Promise<Reply<T>> {
  const reply = await asked;
  replies.push(reply.text, JSON.stringify([...reply.headers]));
  return reply;
}

const translate = (provider: string, text = TEXT) => kept(student.post(`/api/mt/${provider}`, { text, source: 'en', target: 'zh', key: 'a key of the browser' }));
const lookUp = (text: string) => kept(guest.get(`/api/tm?langpair=en%7Czh-CN&q=${encodeURIComponent(text)}`));

test('what is set up is used, by the server alone', async () => {
  expect((await kept(student.get('/api/mt'))).body).toMatchObject({ providers: [{ id: 'deepl', available: true }, { id: 'libre', available: true }] });
  expect((await translate('deepl')).body).toEqual({ translation: '<b>粗体</b>' });
  expect((await translate('libre')).body).toEqual({ translation: '自由翻译' });
  expect((await lookUp(TEXT)).body).toEqual({ machine: '机器', suggestions: [{ translation: '人译', score: 90, source: 'somebody', origin: 'external', segment: TEXT }] });
  expect((await kept(guest.get('/api/quote'))).body).toEqual({ quote: '来自外面的话', author: '人', source: '书' });
  for (const key of Object.values(KEYS)) expect(outside.received.some((request) => request.includes(encodeURIComponent(key)) || request.includes(key))).toBe(true);
  expect(outside.received.join()).not.toContain('a key of the browser');
});

test('the pages that are set up may be embedded, and no others', async () => {
  const config = await kept(guest.get('/api/toolkit/config'));
  expect(config.body).toMatchObject({ qualityLensUrl: 'https://lens.example.org/page', dictionaryEmbedUrl: 'https://words.example.org/reverse', externalMemory: true });
  const page = await kept(guest.get('/toolkit'));
  expect(page.headers.get('content-security-policy')).toContain("frame-src 'self' https://lens.example.org https://words.example.org;");
});

test('when all of them refuse, people are told so in plain words, and what the product brings along goes on', async () => {
  outside.answers = ILL;
  for (const provider of ['deepl', 'libre']) {
    const reply = await translate(provider, `${TEXT}, once more`);
    expect([reply.status, reply.body]).toMatchObject([503, { code: 'unavailable', error: 'Failed to translate' }]);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await lookUp(`${TEXT}, once more`)).body).toEqual({ machine: null, suggestions: [] });
  expect((await kept(guest.get('/api/quote?next=true'))).status).toBe(200);
  expect((await kept(guest.get('/api/dictionary/suggest?q=pun'))).body).toMatchObject({ suggestions: [{ key: 'pun' }, {}, {}, {}, {}, {}] });
});

test('no key is in any reply, in the log or with the gateway, and the log says what is wrong', async () => {
  const logs = await logsOf(system);
  for (const line of ['deepl could not translate: key', 'libre could not translate: key', 'the external translation memory could not help: key']) expect(logs).toContain(line);
  const gateway = await readFile(`/proc/${system.process('gateway').pid}/environ`, 'utf8');
  for (const key of Object.values(KEYS)) {
    expect(replies.join()).not.toContain(key);
    expect(logs).not.toContain(key);
  }
  for (const key of [KEYS.DEEPL_KEY, KEYS.LIBRETRANSLATE_KEY, KEYS.MEMORY_KEY]) expect(gateway).not.toContain(key);
  expect(logs).not.toContain(TEXT);
});
