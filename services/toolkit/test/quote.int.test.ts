import { toolkit } from '@transcreate/contracts';
import { Settings } from '@transcreate/service-kit';
import { startTestBed, type TestBed } from '@transcreate/service-kit/testing';
import { builtInQuotes } from '../src/built-in-quotes.js';
import { QuoteService } from '../src/quote.service.js';
import { service } from '../src/service.js';
import { cut, halfJson, json, Notes, page, startOutsideServer, type OutsideServer } from './outside-server.js';

/** As hitokoto.cn writes it. */
const HITOKOTO = {
  id: 6256, uuid: 'b2f3834f-5f52-4b62-bb3c-f9fb98901419', hitokoto: '我们在努力扩大自己，以靠近，以触及我们自身以外的世界。', type: 'k',
  from: '博尔赫斯谈话录', from_who: '博尔赫斯', creator: 'a', creator_uid: 1, reviewer: 1, commit_from: 'web', created_at: '1586271889', length: 26,
};
const QUOTE = { quote: HITOKOTO.hitokoto, author: '博尔赫斯', source: '博尔赫斯谈话录' };

describe('without an external service', () => {
  let bed: TestBed;
  beforeAll(async () => {
    bed = await startTestBed({ services: [service] });
  });
  afterAll(() => bed.stop());

  it('gives everybody a quotation, and each time another one', async () => {
    let previous = '';
    for (let step = 0; step < 50; step += 1) {
      const { quote, author, source } = await bed.call(toolkit.getQuote, {}, { as: null });
      expect([quote, author, source]).not.toContain('');
      expect(quote).not.toBe(previous);
      previous = quote;
    }
  });
});

describe('with an external service', () => {
  let outside: OutsideServer;
  beforeAll(async () => {
    outside = await startOutsideServer();
  });
  afterAll(() => outside.stop());
  const notes = new Notes();
  const quotes = () => new QuoteService(new Settings({ QUOTE_URL: `${outside.url}/?encode=json` }), notes);

  it('asks it for the three categories, once for all in five minutes', async () => {
    outside.answer(json(HITOKOTO));
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
    const source = quotes();
    const before = outside.received.length;
    const told = await Promise.all(Array.from({ length: 10 }, () => source.get({ next: false })));
    clock.mockReturnValue(300_000);
    expect([...told, await source.get({ next: false })]).toEqual(Array.from({ length: 11 }, () => QUOTE));
    expect(outside.received.length).toBe(before + 1);
    expect(outside.received.at(-1)!.query.getAll('c')).toEqual(['d', 'i', 'k']);
    expect(outside.received.at(-1)!.query.get('encode')).toBe('json');
    clock.mockReturnValue(300_001);
    await source.get({ next: false });
    expect(outside.received.length).toBe(before + 2);
  });

  it('asks it anew when the next one is wanted, but not all the time: a built-in one is a next one as well', async () => {
    outside.answer(json(HITOKOTO));
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
    const source = quotes();
    const before = outside.received.length;
    expect(await source.get({ next: true })).toEqual(QUOTE);
    clock.mockReturnValue(1_000);
    expect(builtInQuotes).toContainEqual(await source.get({ next: true }));
    expect(outside.received.length).toBe(before + 1);
    clock.mockReturnValue(2_000);
    expect(await source.get({ next: true })).toEqual(QUOTE);
    expect(outside.received.length).toBe(before + 2);
  });

  it.each([
    ['an unknown author', { ...HITOKOTO, from_who: null }, { ...QUOTE, author: '' }],
    ['other names', { quote: 'Brevity is the soul of wit.', author: 'Shakespeare', source: 'Hamlet' }, { quote: 'Brevity is the soul of wit.', author: 'Shakespeare', source: 'Hamlet' }],
    ['fields of other types', { ...HITOKOTO, from: 7, from_who: ['a'] }, { quote: QUOTE.quote, author: '', source: '' }],
  ])('understands %s', async (_, body, quote) => {
    outside.answer(json(body));
    expect(await quotes().get({ next: false })).toEqual(quote);
  });

  it.each([
    ['an error', page(500)], ['too many requests', page(429)], ['half an answer', halfJson], ['a cut connection', cut],
    ['nothing in it', json({ hitokoto: ' ' })], ['a whole chapter', json({ ...HITOKOTO, hitokoto: '长'.repeat(501) })], ['a list', json([HITOKOTO])],
  ])('gives a built-in one instead of %s, and leaves it alone for a while', async (_, reply) => {
    outside.answer(reply);
    const source = quotes();
    const before = outside.received.length;
    for (let step = 0; step < 3; step += 1) expect(builtInQuotes).toContainEqual(await source.get({ next: false }));
    expect(outside.received.length).toBe(before + 1);
    expect(notes.lines.at(-1)).toContain('the quote service could not help');
  });
});
