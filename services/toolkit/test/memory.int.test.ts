import { content, submissions, toolkit, type LanguagePair } from '@transcreate/contracts';
import { service as contentService } from '@transcreate/content';
import { service as submissionsService } from '@transcreate/submissions';
import { Failure, Settings, type Bus } from '@transcreate/service-kit';
import { callerOf, startTestBed, type TestBed } from '@transcreate/service-kit/testing';
import { MemoryService } from '../src/memory.service.js';
import { service } from '../src/service.js';
import { cut, halfJson, json, Notes, page, startOutsideServer, type OutsideServer } from './outside-server.js';

const SECRETS = { MEMORY_KEY: 'memory-secret', MEMORY_EMAIL: 'operator@example.org' };

/** An entry as MyMemory writes it. */
const entry = (translation: string, some: Record<string, unknown> = {}) => ({
  id: '771360776', segment: 'Hello World!', translation, source: 'en-GB', target: 'zh-CN', quality: '74', reference: 'A book', 'usage-count': 2, subject: '',
  'created-by': 'translator', 'last-updated-by': 'translator', 'create-date': '2025-01-11 20:23:21', 'last-update-date': '2025-01-11 20:23:21', match: 0.9, ...some,
});
const reply = (matches: unknown, some: Record<string, unknown> = {}) => ({
  responseData: { translatedText: '你好，世界！', match: 0.85 }, quotaFinished: false, mtLangSupported: null, responseDetails: '', responseStatus: 200,
  responderId: null, exception_code: null, matches, ...some,
});

let outside: OutsideServer;
beforeAll(async () => {
  outside = await startOutsideServer();
});
afterAll(() => outside.stop());

const nothingOfTheClass = { call: async () => ({ translations: [] }) } as unknown as Bus;
/** A memory of its own, in front of a class that has translated nothing. */
const memoryOf = (bus = nothingOfTheClass, env: Record<string, string> = {}) => {
  const notes = new Notes();
  const memory = new MemoryService(new Settings({ MEMORY_URL: outside.url, ...SECRETS, ...env }), bus, notes);
  const search = (q: string, langpair: LanguagePair = 'en|zh-CN') => memory.search({ q, langpair }, { userId: 'somebody' });
  return { notes, search };
};
/** Answers the search for what people wrote, and the question for the machine. */
const answers = (people: unknown, machine: unknown = reply([])) =>
  outside.answer((response, request) => json(request.query.get('mt') === '0' ? people : machine)(response, request));

describe('the external memory', () => {
  it('is asked twice, with key and address, and answers what people wrote and what its machine makes of it', async () => {
    answers(reply([entry('世界，你好')]), reply([entry('你好世界', { 'created-by': 'MT!', reference: 'Machine Translation provided by Google', match: 0.85 })]));
    const before = outside.received.length;
    expect(await memoryOf().search('Hello World!')).toEqual({
      machine: '你好世界', suggestions: [{ translation: '世界，你好', score: 90, source: 'A book', origin: 'external', segment: 'Hello World!' }],
    });
    const asked = outside.received.slice(before).map(({ path, query }) => [path, ...['q', 'langpair', 'key', 'de', 'mt'].map((name) => query.get(name))]);
    expect(asked.toSorted()).toEqual(['0', '1'].map((mt) => ['/get', 'Hello World!', 'en|zh-CN', 'memory-secret', 'operator@example.org', mt]));
  });

  it('shows neither what machines made, nor what is worthless, nor what was asked', async () => {
    const worthless = [
      entry('机器一', { 'created-by': 'MT!' }), entry('机器二', { 'created-by': 'MateCat' }), entry('机器三', { reference: 'Machine Translation' }),
      entry('坏', { match: 1, quality: 0 }), entry('更坏', { match: 1, quality: '0' }), entry('hello  WORLD!'), entry('  '),
      entry('MYMEMORY WARNING: YOU USED ALL AVAILABLE FREE TRANSLATIONS FOR TODAY'),
    ];
    answers(reply(worthless));
    expect((await memoryOf().search('Hello World!')).suggestions).toEqual([]);
  });

  it('shows five, the best first, and none twice', async () => {
    answers(reply([0.5, 0.7, 0.6, 0.9, 0.8, 0.95].flatMap((match) => [entry(`译文${match}`, { match }), entry(` 译文${match} `, { match })])));
    const { suggestions } = await memoryOf().search('Hello World!');
    expect(suggestions.map(({ translation, score }) => [translation, score])).toEqual([['译文0.95', 95], ['译文0.9', 90], ['译文0.8', 80], ['译文0.7', 70], ['译文0.6', 60]]);
  });

  it('is understood though its types drift', async () => {
    const drifting = [
      entry('文字', { match: '0.88' }), entry('质量', { match: undefined, quality: 83 }), entry('百分', { match: 97 }),
      entry('空', { match: null, quality: 60, reference: null, 'created-by': null, segment: null }), entry('乱', { match: 'high', quality: '70', reference: 7 }),
      entry('不知', { match: null, quality: null }), entry('无数', { match: {}, quality: [] }),
      { translation: null }, 'nothing', null,
    ];
    answers(reply(drifting, { responseStatus: '200', quotaFinished: null, responseData: null }), reply('', { responseDetails: null, responseData: { translatedText: '机器', match: '0.85' } }));
    const { machine, suggestions } = await memoryOf().search('Hello World!');
    expect(machine).toBe('机器');
    expect(suggestions.map(({ translation, score, source }) => [translation, score, source])).toEqual([
      ['百分', 97, 'A book'], ['文字', 88, 'A book'], ['质量', 83, 'A book'], ['乱', 70, 'translator'], ['空', 60, 'MyMemory'],
    ]);
  });

  it('writes entities, and is read as plain text', async () => {
    answers(reply([entry('It&#39;s &quot;&lt;b&gt;&quot;')]), reply([], { responseData: { translatedText: 'A &amp; B' } }));
    expect(await memoryOf().search('它是', 'zh-CN|en')).toMatchObject({ machine: 'A & B', suggestions: [{ translation: `It's "<b>"` }] });
  });

  it.each([['Chinese', '水', 166], ['emoji', '😀', 125], ['letters', 'a', 500]])('takes 500 bytes of %s, and whole characters alone', async (_, character, most) => {
    answers(reply([]));
    const sent = async (q: string) => (await memoryOf().search(q), outside.received.at(-1)!.query.get('q')!);
    expect(await sent(character.repeat(1_000))).toBe(character.repeat(most));
    expect(await sent(`a${character.repeat(most - 1)}`)).toBe(`a${character.repeat(most - 1)}`);
  });

  it('is asked the same only once', async () => {
    answers(reply([entry('一次')]));
    const { search } = memoryOf();
    const before = outside.received.length;
    await Promise.all([search('the same'), search('the same')]);
    await search('the same');
    expect(outside.received.length).toBe(before + 2);
  });

  it('whose machine fails still answers what people wrote', async () => {
    outside.answer((response, request) => (request.query.get('mt') === '0' ? json(reply([entry('人译')])) : page(500))(response, request));
    expect(await memoryOf().search('half')).toMatchObject({ machine: null, suggestions: [{ translation: '人译' }] });
  });

  it('is not asked beyond a share', async () => {
    answers(reply([entry('译文')]));
    const { search } = memoryOf(nothingOfTheClass, { OUTSIDE_CHARACTERS_PER_PERSON: '10' });
    expect((await search('ten chars.')).suggestions).toHaveLength(1);
    expect(await search('too much')).toEqual({ machine: null, suggestions: [] });
  });

  it.each([
    ['quota', 'its warning', json(reply([], { responseData: { translatedText: 'MYMEMORY WARNING: YOU USED ALL AVAILABLE FREE TRANSLATIONS FOR TODAY. NEXT AVAILABLE IN 12 HOURS' }, responseStatus: 429 }))],
    ['quota', 'a finished quota', json(reply([], { quotaFinished: true }))],
    ['quota', 'too many requests', page(429)],
    ['size', 'its limit', json(reply('', { responseData: { translatedText: null }, responseDetails: 'QUERY LENGTH LIMIT EXCEEDED. MAX ALLOWED QUERY : 500 CHARS', responseStatus: '403' }))],
    ['key', 'a wrong key', json(reply('', { responseDetails: 'AUTHENTICATION FAILURE. TIP: DO NOT USE memory-secret', responseStatus: '403' }))],
    ['refused', 'a pair that it does not know', json(reply('', { responseDetails: "'ZZ' IS AN INVALID TARGET LANGUAGE", responseStatus: '400' }))],
    ['down', 'an error of its own', page(500)],
    ['malformed', 'half an answer', halfJson],
    ['malformed', 'a list', json([])],
    ['down', 'a cut connection', cut],
  ])('in trouble (%s: %s) is left alone for a while, and the log says why without the key', async (trouble, _, broken) => {
    outside.answer(broken);
    const { notes, search } = memoryOf();
    expect(await search('Hello World!')).toEqual({ machine: null, suggestions: [] });
    expect(notes.lines.length).toBeGreaterThan(0);
    expect(notes.lines[0]).toContain(`the external translation memory could not help: ${trouble}`);
    for (const secret of [...Object.values(SECRETS), 'Hello']) expect(notes.lines.join()).not.toContain(secret);
    const before = outside.received.length;
    await search('another text');
    expect(outside.received.length).toBe(before);
  });

  it('answers for both when the class cannot be asked; without either the search fails', async () => {
    const bus = { call: () => Promise.reject(new Failure({ code: 'unavailable' })) } as unknown as Bus;
    answers(reply([entry('译文')]));
    expect((await memoryOf(bus).search('Hello World!')).suggestions).toHaveLength(1);
    outside.answer(page(500));
    await expect(memoryOf(bus).search('Hello World!')).rejects.toMatchObject({ code: 'unavailable' });
  });
});

it('without an external memory nobody outside is asked', async () => {
  const before = outside.received.length;
  const bus = { call: async () => ({ translations: [{ translation: '人译', score: 80, source: 'ST 1', segment: 'Hello', rank: 1 }] }) } as unknown as Bus;
  expect(await memoryOf(bus, { MEMORY_URL: '' }).search('Hello World!')).toEqual({
    machine: null, suggestions: [{ translation: '人译', score: 80, source: 'ST 1', origin: 'class', segment: 'Hello', rank: 1 }],
  });
  expect(outside.received.length).toBe(before);
});

describe('with the class', () => {
  const admin = callerOf({ role: 'admin' });
  let bed: TestBed;
  beforeAll(async () => {
    bed = await startTestBed({ services: [contentService, submissionsService, service], env: { MEMORY_URL: outside.url, ...SECRETS } });
  });
  afterAll(() => bed.stop());

  const translated = async (text: string, transcreation: string) => {
    const { example } = await bed.call(content.createExample, { title: 'ST 1', content: text, sourceLanguage: 'Chinese' }, { as: admin });
    const { submission } = await bed.call(submissions.createSubmission, { sourceTextId: example._id, transcreation });
    await bed.call(submissions.setStatus, { id: submission._id, status: 'approved' }, { as: admin });
  };
  const search = (q: string, as?: Parameters<typeof callerOf>[0]) => bed.call(toolkit.searchMemory, { q, langpair: 'zh-CN|en' }, { as });

  it('shows its translations first, also to the guest, and what both have only once', async () => {
    await translated('狐假虎威', 'the fox borrows the tiger');
    answers(reply([entry('The fox borrows  the tiger', { match: 1 }), entry('bullying by borrowed might', { match: 0.99 })]), reply([], { responseData: { translatedText: 'Fake tiger' } }));
    const found = await search('狐假虎威', { role: 'visitor', guest: true });
    expect(found.machine).toBe('Fake tiger');
    expect(found.suggestions.map(({ translation, score, origin }) => [translation, score, origin])).toEqual([
      ['the fox borrows the tiger', 100, 'class'], ['bullying by borrowed might', 99, 'external'],
    ]);
    expect(JSON.stringify([found, await bed.call(toolkit.getToolkitConfig, {})])).not.toMatch(/secret|operator@/);
  });

  it('answers for both while the external memory is down', async () => {
    outside.answer(page(503));
    await translated('指鹿为马', 'calling a deer a horse');
    expect(await search('指鹿为马')).toEqual({
      machine: null, suggestions: [{ translation: 'calling a deer a horse', score: 100, source: 'ST 1', origin: 'class', segment: '指鹿为马' }],
    });
  });

  it.each(['水'.repeat(1_001), '  ', ''])('%j is not looked up', async (q) => {
    await expect(search(q)).rejects.toMatchObject({ code: 'invalid_input' });
  });
});
