import { headers, type Msg, type MsgHdrs, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import { Server, type CustomTransportStrategy } from '@nestjs/microservices';
import { type Call, MAX_PAYLOAD, type CallContext } from '@transcreate/contracts';
import { lastValueFrom } from 'rxjs';
import { pack, unpack } from './bytes.js';
import { isDatabaseDown } from './database-errors.js';
import { Failure } from './failure.js';
import { parseInput } from './input.js';
import { withRequestId, type Log } from './log.js';
import type { Metrics } from './metrics.js';
import { Piece } from './piece.js';
import { together } from './together.js';
import { inSpan } from './tracing.js';
import { HEADERS, healthSubject, names, shapeOf, type HealthMessage, type ReplyMessage, type RequestMessage } from './wire.js';

/** How long a stopping service waits for the calls that it has begun, in ms. */
const GRACE_MS = 10_000;

type Handler = (input: unknown, context: CallContext) => Promise<unknown>;

/**
 * Nest's transport for the contract's calls over NATS. Nest's own NATS server loses requests in flight when it stops, lets an oversized
 * reply look like a time-out, and wraps failures; the reasons stand in docs/adr/0003-own-nats-transport.md.
 */
export class NatsServer extends Server implements CustomTransportStrategy {
  readonly #subscriptions: Subscription[] = [];
  #busy = 0;

  constructor(
    private readonly service: string,
    private readonly nats: NatsConnection,
    private readonly log: Log,
    private readonly metrics: Metrics,
    private readonly isReady: () => Promise<boolean>,
  ) {
    super();
  }

  listen(started: () => void): void {
    for (const [subject, handler] of this.messageHandlers) {
      const line = handler.extras?.['line'] as Call;
      const run: Handler = async (input, context) => lastValueFrom(this.transformToObservable(await handler(input, context)));
      this.#subscribe(subject, (message) => this.#serve(line, run, message));
    }
    this.#subscribe(healthSubject(this.service), async (message) => {
      message.respond(JSON.stringify({ up: await this.isReady() } satisfies HealthMessage));
    });
    started();
  }

  /** Takes no new calls, finishes those that have begun, then lets go. */
  async close(): Promise<void> {
    await Promise.all(this.#subscriptions.splice(0).map((subscription) => subscription.drain().catch(() => undefined)));
    const end = performance.now() + GRACE_MS;
    while (this.#busy > 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  on(): void {}

  unwrap<T>(): T {
    return this.nats as T;
  }

  #subscribe(subject: string, handle: (message: Msg) => Promise<void>): void {
    const callback = (error: Error | null, message: Msg) => {
      if (error) return this.log.error({ err: error, subject }, 'a subscription was refused');
      this.#busy += 1;
      void handle(message)
        .catch((failed: unknown) => this.log.error({ err: failed, subject }, 'a reply could not be sent'))
        .finally(() => (this.#busy -= 1));
    };
    this.#subscriptions.push(this.nats.subscribe(subject, { queue: this.service, callback }));
  }

  async #serve(line: Call, run: Handler, message: Msg): Promise<void> {
    const { input, context, trace } = unpack<RequestMessage>(message.data);
    await withRequestId(context.requestId, async () => {
      const started = performance.now();
      const span = { requestId: context.requestId, received: trace };
      const reply = await inSpan(`${line.service}.${line.name}`, span, () => this.#answer(line, run, input, context), outcomeOf);
      const outcome = outcomeOf(reply);
      const isSent = await (reply instanceof Piece ? sendPiece(message, line, reply, context.known) : sendMessage(message, reply));
      if (!isSent) {
        this.log.error({ call: line.name }, 'a reply was too large');
        await sendMessage(message, TOO_LARGE);
      }
      this.metrics.served(line.name, isSent ? outcome : 'too_large', (performance.now() - started) / 1_000);
    });
  }

  async #answer(line: Call, run: Handler, input: unknown, context: CallContext): Promise<ReplyMessage | Piece> {
    try {
      const output = await run(parseInput(line, input), context);
      return output instanceof Piece ? output : { output };
    } catch (error) {
      if (error instanceof Failure) return { failure: error.toMessage() };
      this.log.error({ err: error, call: line.name }, 'a call failed');
      return { failure: new Failure(isDatabaseDown(error) ? { code: 'unavailable', retryAfter: 2 } : { code: 'internal' }).toMessage() };
    }
  }
}

const outcomeOf = (reply: ReplyMessage | Piece) => (reply instanceof Piece || 'output' in reply ? 'ok' : reply.failure.code);

const TOO_LARGE: ReplyMessage = { failure: { code: 'too_large', message: 'This reply would be too large. Please ask for less of it.' } };

/** False when it would be larger than NATS takes. */
async function sendMessage(message: Msg, reply: ReplyMessage): Promise<boolean> {
  return send(message, pack(reply));
}

/** The same for text, which stays here when the asker has it. */
async function sendPiece(message: Msg, line: Call, reply: Piece, known: string | undefined): Promise<boolean> {
  const described = headers();
  described.set(HEADERS.tag, reply.tag);
  if (names(known, reply.tag)) return send(message, new Uint8Array(), described);
  described.set(HEADERS.shape, shapeOf(line));
  return reply.size <= MAX_PAYLOAD && send(message, reply.toBytes(), described);
}

async function send(message: Msg, bytes: Uint8Array, described?: MsgHdrs): Promise<boolean> {
  if (bytes.length > MAX_PAYLOAD) return false;
  await together(() => message.respond(bytes, described ? { headers: described } : {}));
  return true;
}
