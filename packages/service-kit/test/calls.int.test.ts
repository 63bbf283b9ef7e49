import { setTimeout as sleep } from 'node:timers/promises';
import { Controller } from '@nestjs/common';
import { toolkit, type CallContext, type Handlers } from '@transcreate/contracts';
import { Failure, Handle, type ServiceDefinition } from '../src/index.js';
import { startTestBed, type TestBed } from '../src/testing/index.js';

const QUOTE = { quote: 'Brevity is the soul of wit.', author: 'William Shakespeare', source: 'Hamlet' };

/** What the quote service does next; each test says. */
let behave: (context: CallContext) => Promise<typeof QUOTE>;

@Controller()
class QuoteHandlers implements Pick<Handlers<typeof toolkit>, 'getQuote'> {
  @Handle(toolkit.getQuote)
  async getQuote(_input: object, context: CallContext) {
    return behave(context);
  }
}

const service: ServiceDefinition = { name: 'toolkit', contract: toolkit, controllers: [QuoteHandlers], providers: [] };

describe('a call', () => {
  let bed: TestBed;
  beforeEach(async () => {
    behave = async () => QUOTE;
    bed = await startTestBed({ services: [service] });
  });
  afterEach(() => bed.stop());

  it('answers the output of its handler', async () => {
    expect(await bed.call(toolkit.getQuote, {})).toEqual(QUOTE);
  });

  it('gives the handler the caller and the address that the gateway names', async () => {
    let seen: CallContext | undefined;
    behave = async (context) => ((seen = context), QUOTE);
    await bed.call(toolkit.getQuote, {}, { as: { role: 'admin', username: '李雷' }, address: '203.0.113.9' });
    expect(seen).toMatchObject({ caller: { role: 'admin', username: '李雷' }, address: '203.0.113.9' });
    expect(seen?.requestId).toMatch(/^[\w-]{8,}$/);
  });

  it('hands a failure to the caller as it is', async () => {
    behave = async () => {
      throw new Failure({ code: 'rate_limited', message: 'Slowly, please.', retryAfter: 7 });
    };
    await expect(bed.call(toolkit.getQuote, {})).rejects.toMatchObject({ code: 'rate_limited', message: 'Slowly, please.', retryAfter: 7 });
  });

  it('says nothing of what broke inside', async () => {
    behave = async () => {
      throw new Error('SELECT secret FROM users');
    };
    await expect(bed.call(toolkit.getQuote, {})).rejects.toMatchObject({ code: 'internal', message: expect.not.stringContaining('SELECT') });
  });

  it('is unavailable while the database is down', async () => {
    behave = async () => {
      throw Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });
    };
    await expect(bed.call(toolkit.getQuote, {})).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 });
  });

  it('says that a reply is too large, where NATS would let it time out', async () => {
    behave = async () => ({ ...QUOTE, quote: '笑'.repeat(3_000_000) });
    await expect(bed.call(toolkit.getQuote, {})).rejects.toMatchObject({ code: 'too_large' });
  });

  it('waits for a service that is back in time', async () => {
    await bed.services.get('toolkit')!.close();
    const answer = bed.call(toolkit.getQuote, {});
    await sleep(300);
    await bed.start(service);
    expect(await answer).toEqual(QUOTE);
  });

  it('is unavailable when the service is not back before the deadline', async () => {
    await bed.services.get('toolkit')!.close();
    await expect(bed.call(toolkit.getQuote, {}, { deadlineMs: 300 })).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('that only reads is sent again when its receiver went silent', async () => {
    let calls = 0;
    let wake = () => {};
    const silence = new Promise<void>((resolve) => (wake = resolve));
    behave = async () => {
      calls += 1;
      if (calls === 1) await silence;
      return QUOTE;
    };
    expect(await bed.call(toolkit.getQuote, {})).toEqual(QUOTE);
    expect(calls).toBe(2);
    wake();
  });

  it('in flight is finished when the service stops', async () => {
    behave = async () => (await sleep(100), QUOTE);
    const calls = Array.from({ length: 200 }, () => bed.call(toolkit.getQuote, {}, { deadlineMs: 2_000 }));
    await sleep(50);
    await bed.services.get('toolkit')!.close();
    const answers = await Promise.allSettled(calls);
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(200);
  });
});
