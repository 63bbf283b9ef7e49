import { toolkit, type Caller, type MtProvider } from '@transcreate/contracts';
import { Settings } from '@transcreate/service-kit';
import { callerOf, startTestBed, type TestBed } from '@transcreate/service-kit/testing';
import { service } from '../src/service.js';
import { TranslationService } from '../src/translation.service.js';
import { cut, halfJson, json, Notes, page, startOutsideServer, type OutsideServer } from './outside-server.js';

const KEYS = { DEEPL_KEY: 'deepl-secret:fx', LIBRETRANSLATE_KEY: 'libre-secret' };
/** What no reply and no line of a log may hold. */
const SECRETS = Object.values(KEYS);

const deeplSays = (text: string) => json({ translations: [{ detected_source_language: 'EN', text }] });
const libreSays = (translatedText: string) => json({ translatedText });
const libreRefuses = (error: string, status: number) => json({ error }, status);

let deepl: OutsideServer;
let libre: OutsideServer;
let env: Record<string, string>;
let bed: TestBed;
beforeAll(async () => {
  [deepl, libre] = await Promise.all([startOutsideServer(), startOutsideServer()]);
  env = { ...KEYS, DEEPL_URL: deepl.url, LIBRETRANSLATE_URL: `${libre.url}/mt/`, OUTSIDE_CHARACTERS_PER_PERSON: '6000', OUTSIDE_CHARACTERS_PER_DAY: '20000' };
  bed = await startTestBed({ services: [service], env });
});
afterAll(async () => {
  await bed.stop();
  await Promise.all([deepl.stop(), libre.stop()]);
});

let number = 0;
/** A text that nobody has had translated yet. */
const newText = () => `Text number ${(number += 1)}`;
const translate = (provider: MtProvider, text = newText(), { source = 'en', target = 'zh-CN', as }: { source?: string; target?: string; as?: Caller } = {}) =>
  bed.call(toolkit.translate, { provider, text, source, target }, { as });

describe('DeepL', () => {
  it('is asked in its own words, with the key in the header alone', async () => {
    deepl.answer(deeplSays('你好，世界'));
    expect(await translate('deepl', 'Hello, world')).toEqual({ translation: '你好，世界' });
    const { method, path, headers, body } = deepl.received.at(-1)!;
    expect([method, path, headers.authorization]).toEqual(['POST', '/v2/translate', 'DeepL-Auth-Key deepl-secret:fx']);
    expect(body).toEqual({ text: ['Hello, world'], source_lang: 'EN', target_lang: 'ZH-HANS' });
  });

  it.each([
    ['en', 'zh', 'EN', 'ZH-HANS'], ['EN-GB', 'zh-Hant', 'EN', 'ZH-HANT'], ['en', 'zh-TW', 'EN', 'ZH-HANT'], ['en-us', 'zh-hant-hk', 'EN', 'ZH-HANT'],
    ['zh-CN', 'en', 'ZH', 'EN-US'], ['zh-Hans', 'en-GB', 'ZH', 'EN-GB'], ['zh', 'EN-US', 'ZH', 'EN-US'],
  ])('from %s into %s is %s into %s', async (source, target, source_lang, target_lang) => {
    deepl.answer(deeplSays('ok'));
    await translate('deepl', newText(), { source, target });
    expect(deepl.received.at(-1)!.body).toMatchObject({ source_lang, target_lang });
  });
});

describe('LibreTranslate', () => {
  it('is asked in its own words, below its own path', async () => {
    libre.answer(libreSays('你好，世界'));
    expect(await translate('libre', 'Hello, world')).toEqual({ translation: '你好，世界' });
    const { method, path, body } = libre.received.at(-1)!;
    expect([method, path]).toEqual(['POST', '/mt/translate']);
    expect(body).toEqual({ q: 'Hello, world', source: 'en', target: 'zh-Hans', format: 'text', api_key: 'libre-secret' });
  });

  it('of an older release is asked with the code of Chinese that it knows, and from then on at once', async () => {
    libre.answer((response, { body }) => {
      const { target } = body as { target: string };
      (target === 'zh' ? libreSays('好') : libreRefuses(`${target} is not supported`, 400))(response, libre.received.at(-1)!);
    });
    expect(await translate('libre')).toEqual({ translation: '好' });
    const before = libre.received.length;
    expect(await translate('libre')).toEqual({ translation: '好' });
    expect(libre.received.slice(before).map(({ body }) => (body as { target: string }).target)).toEqual(['zh']);
  });
});

describe('a translation', () => {
  it('is text, whatever it looks like', async () => {
    const markup = '<img src=x onerror=alert(1)> &amp; <b>粗</b>';
    deepl.answer(deeplSays(markup));
    expect(await translate('deepl')).toEqual({ translation: markup });
  });

  it('is asked for once, also when two want it at the same time', async () => {
    deepl.answer(deeplSays('一次'));
    const [text, before] = [newText(), deepl.received.length];
    await Promise.all([translate('deepl', text), translate('deepl', text)]);
    await translate('deepl', text);
    expect(deepl.received.length).toBe(before + 1);
  });

  it('of 5,000 characters passes, and of one more is not sent', async () => {
    deepl.answer(deeplSays('长'));
    const text = '😀'.repeat(5_000);
    expect(await translate('deepl', text)).toEqual({ translation: '长' });
    const before = deepl.received.length;
    await expect(translate('deepl', `${text}.`)).rejects.toMatchObject({ code: 'invalid_input' });
    expect(deepl.received.length).toBe(before);
  });

  it.each([['en', 'en'], ['zh', 'zh-Hans'], ['en', 'fr'], ['', 'zh'], ['en', 'zh\r\nx']])('from %j into %j is refused', async (source, target) => {
    await expect(translate('deepl', newText(), { source, target })).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('takes no more than its share: who has used it up waits, and others need not; what failed costs nothing', async () => {
    const [greedy, other] = [callerOf(), callerOf()];
    const long = (letter: string) => letter.repeat(4_000);
    deepl.answer(page(503));
    await expect(translate('deepl', long('a'), { as: greedy })).rejects.toMatchObject({ code: 'unavailable' });
    deepl.answer(deeplSays('ok'));
    await translate('deepl', long('b'), { as: greedy });
    await expect(translate('deepl', long('c'), { as: greedy })).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 60 });
    await translate('deepl', 'd'.repeat(2_000), { as: greedy });
    await translate('deepl', long('c'), { as: other });
  });
});

describe('in trouble', () => {
  const TROUBLES = [
    ['deepl', 'key', 'a wrong key', page(403)],
    ['deepl', 'size', 'a text that is too large', json({ message: 'Request size too large' }, 413)],
    ['deepl', 'size', 'an address that is too long', page(414)],
    ['deepl', 'busy', 'too many requests', json({ message: 'Too many requests' }, 429)],
    ['deepl', 'quota', 'a quota that is used up', json({ message: 'Quota Exceeded' }, 456)],
    ['deepl', 'refused', 'a request that it does not understand', json({ message: "Value for 'target_lang' not supported." }, 400)],
    ['deepl', 'down', 'an error of its own', json({ message: 'deepl-secret:fx is what was sent' }, 500)],
    ['deepl', 'malformed', 'half an answer', halfJson],
    ['deepl', 'malformed', 'an answer without a translation', json({ translations: [] })],
    ['deepl', 'down', 'a cut connection', cut],
    ['libre', 'key', 'a wrong key', libreRefuses('Invalid API key', 403)],
    ['libre', 'key', 'a missing key', libreRefuses('Please contact the server operator to get an API key', 400)],
    ['libre', 'size', 'a text that is too long', libreRefuses('Invalid request: request (5000) exceeds text limit (2000)', 400)],
    ['libre', 'busy', 'too many requests', libreRefuses('Slowdown: 20 per 1 minute', 429)],
    ['libre', 'busy', 'having been shut out', libreRefuses('Too many request limits violations', 403)],
    ['libre', 'refused', 'a language that it does not have', libreRefuses('zh is not supported', 400)],
    ['libre', 'down', 'an error of its own', libreRefuses('Cannot translate text: libre-secret', 500)],
    ['libre', 'malformed', 'a list in the place of a text', json({ translatedText: ['a'] })],
    ['libre', 'down', 'a cut connection', cut],
  ] as const;

  it.each(TROUBLES)('%s, %s (%s): the person reads that it failed, the log says why, and neither has the key or the text', async (provider, trouble, _, reply) => {
    (provider === 'deepl' ? deepl : libre).answer(reply);
    const notes = new Notes();
    const text = newText();
    const direct = new TranslationService(new Settings(env), notes).translate({ provider, text, source: 'en', target: 'zh' }, { userId: 'somebody' });
    const refusals = await Promise.all([direct, translate(provider, text)].map((asked) => asked.then(() => undefined, (error: Error & { toMessage(): object }) => error.toMessage())));
    for (const refusal of refusals) expect(refusal).toEqual({ code: 'unavailable', message: 'Failed to translate', retryAfter: 30 });
    expect(notes.lines).toHaveLength(1);
    expect(notes.lines[0]).toContain(`${provider} could not translate: ${trouble}`);
    for (const secret of [...SECRETS, text]) expect(JSON.stringify([refusals, notes.lines])).not.toContain(secret);
  });

  it('the service is asked again next time', async () => {
    const text = newText();
    deepl.answer(page(500));
    await expect(translate('deepl', text)).rejects.toMatchObject({ code: 'unavailable' });
    deepl.answer(deeplSays('又好了'));
    expect(await translate('deepl', text)).toEqual({ translation: '又好了' });
  });
});

describe('what is set up', () => {
  const listed = (some: Record<string, string>) =>
    new TranslationService(new Settings(some), new Notes()).list().providers.map(({ id, name, available }) => `${id} ${name} ${available}`);

  it('is told without keys', async () => {
    const reply = await bed.call(toolkit.listTranslators, {});
    expect(reply).toEqual({ providers: [{ id: 'deepl', name: 'DeepL', available: true }, { id: 'libre', name: 'LibreTranslate', available: true }] });
  });

  it('is a key for DeepL and an address for LibreTranslate', () => {
    expect(listed({})).toEqual(['deepl DeepL false', 'libre LibreTranslate false']);
    expect(listed({ DEEPL_URL: 'https://example.org', LIBRETRANSLATE_KEY: 'k' })).toEqual(['deepl DeepL false', 'libre LibreTranslate false']);
    expect(listed({ DEEPL_KEY: 'k', LIBRETRANSLATE_URL: 'http://localhost:5000' })).toEqual(['deepl DeepL true', 'libre LibreTranslate true']);
  });

  it('without them is not configured', async () => {
    const bare = new TranslationService(new Settings({}), new Notes());
    await expect(bare.translate({ provider: 'deepl', text: 'a', source: 'en', target: 'zh' }, { userId: 'x' })).rejects.toMatchObject({ code: 'not_configured' });
  });

  it.each(['DEEPL_URL', 'LIBRETRANSLATE_URL', 'MEMORY_URL', 'QUOTE_URL', 'QUALITY_LENS_URL', 'DICTIONARY_EMBED_URL'])('a %s that is no address keeps the service from starting', async (name) => {
    await expect(startTestBed({ services: [service], env: { [name]: 'ftp://example.org' } })).rejects.toThrow(`${name} must be an http or https address`);
  });

  it('an address with a password in it is not taken, nor repeated', async () => {
    const started = startTestBed({ services: [service], env: { QUALITY_LENS_URL: 'https://me:hidden@example.org' } });
    await expect(started).rejects.toThrow(/^QUALITY_LENS_URL must be an http or https address, without a name and a password in it\.$/);
  });
});
