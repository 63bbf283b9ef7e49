import { Controller } from '@nestjs/common';
import { toolkit, type Handlers } from '@transcreate/contracts';
import type { NatsConnection } from '@nats-io/transport-node';
import { z } from 'zod';
import { Bus, connectNats, Handle, Log, Metrics, Piece, Settings, type ServiceDefinition } from '../src/index.js';
import { startTestBed, type TestBed } from '../src/testing/index.js';

const LINE = toolkit.getQuote;
const QUOTE = { quote: '双关', author: 'A', source: '' };

/** What the quote service answers; each test says. */
let answer: Piece<typeof LINE.output>;

@Controller()
class QuoteHandlers implements Pick<Handlers<typeof toolkit>, 'getQuote'> {
  @Handle(LINE)
  async getQuote() {
    return answer;
  }
}

const service: ServiceDefinition = { name: 'toolkit', contract: toolkit, controllers: [QuoteHandlers], providers: [] };

let bed: TestBed;
let connection: NatsConnection;
let bus: Bus;
beforeAll(async () => {
  bed = await startTestBed({ services: [service] });
  connection = await connectNats('gateway', new Settings(bed.env), new Log('test', 'silent'));
  bus = new Bus(connection, new Metrics('test'));
});
afterAll(async () => {
  await connection.close();
  await bed.stop();
});
beforeEach(() => {
  answer = Piece.of(LINE.output, QUOTE);
});

describe('a written reply', () => {
  it('arrives as the text that it is, with its tag', async () => {
    const reply = await bus.ask(LINE, {});
    expect(reply).toMatchObject({ tag: answer.tag });
    expect('text' in reply && Buffer.from(reply.text).toString()).toBe(JSON.stringify(QUOTE));
  });

  it('is a value for who wants a value', async () => {
    expect(await bus.call(LINE, {})).toEqual(QUOTE);
  });

  it('is not sent again to who has it', async () => {
    const { tag } = answer;
    expect(await bus.ask(LINE, {}, { known: `W/"other", W/"${tag}"` })).toEqual({ unchanged: tag });
    expect(await bus.ask(LINE, {}, { known: 'W/"other"' })).toMatchObject({ tag });
    expect(await bus.call(LINE, {}, { known: `"${tag}"` })).toEqual(QUOTE);
  });

  it('of a service that means another shape is a value, which the gateway checks', async () => {
    const newer = { ...LINE, output: LINE.output.extend({ hint: z.string().optional() }) };
    expect(await bus.ask(newer, {})).toEqual({ output: QUOTE });
  });

  it('has a size that NATS takes, or is a failure', async () => {
    answer = Piece.of(LINE.output, { ...QUOTE, quote: '笑'.repeat(3_000_000) });
    await expect(bus.ask(LINE, {})).rejects.toMatchObject({ code: 'too_large' });
  });
});
