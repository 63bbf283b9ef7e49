import { setTimeout as sleep } from 'node:timers/promises';
import { NoRespondersError, RequestError, TimeoutError, type Msg, type NatsConnection } from '@nats-io/transport-node';
import type { Call, CallContext, NEWS, Output, Sent } from '@transcreate/contracts';
import type { z } from 'zod';
import { pack, unpack } from './bytes.js';
import { Failure } from './failure.js';
import { currentRequestId } from './log.js';
import type { Metrics } from './metrics.js';
import { together } from './together.js';
import { inSpan, traceHeaders } from './tracing.js';
import { HEADERS, healthSubject, shapeOf, type HealthMessage, type ReplyMessage } from './wire.js';

/** How long a call waits for a service that nobody answers for, in ms: a restart is a pause and not an error. */
const REACH_MS = 3_000;
/** How long a delivered call waits for its answer, in ms; under the 10 s after which the browser gives up. */
const ANSWER_MS = 8_000;
/** When a delivered call that is safe to repeat is sent once more, in ms: its first receiver may have died. */
const REPEAT_AFTER_MS = 2_500;
const PAUSE_MS = 40;

type News = (typeof NEWS)[keyof typeof NEWS];

/**
 * An answer as it came: a value; or text that was written by the output's shape as this process knows it, with the name of its content; or
 * that name alone, when the asker said that it has the text.
 */
export type Reply<C extends Call> = { output: Output<C> } | { text: Uint8Array; tag: string } | { unchanged: string };

/** The way to other services: one request, one answer, with a deadline. */
export class Bus {
  #isConnected = true;

  constructor(
    private readonly nats: NatsConnection,
    private readonly metrics: Metrics,
  ) {
    void this.#watch();
  }

  /**
   * Makes a call and answers its output, or throws the `Failure` that the service answered; `unavailable` after the deadline. Without a
   * context the call is made on the process's own account.
   */
  async call<C extends Call>(line: C, input: Sent<C>, context: Partial<CallContext> = {}, options: { deadlineMs?: number } = {}): Promise<Output<C>> {
    const reply = await this.ask(line, input, { ...context, known: undefined }, options);
    if ('unchanged' in reply) throw new Failure({ code: 'internal' });
    return 'output' in reply ? reply.output : (parse(reply.text) as Output<C>);
  }

  /** The same, for who can use a reply as it comes, or has one already (`context.known`). */
  async ask<C extends Call>(line: C, input: Sent<C>, context: Partial<CallContext> = {}, { deadlineMs = REACH_MS } = {}): Promise<Reply<C>> {
    const full: CallContext = { caller: null, address: '', requestId: currentRequestId() ?? crypto.randomUUID(), ...context };
    const call = `${line.service}.${line.name}`;
    return inSpan(call, { requestId: full.requestId, asked: true }, async () => {
      const started = performance.now();
      let outcome = 'ok';
      try {
        return replyOf(line, await this.#ask(line, pack({ input, context: full, trace: traceHeaders() }), canRepeat(line, full), deadlineMs));
      } catch (error) {
        const failure = error instanceof Failure ? error : unreachable(error);
        outcome = failure.code;
        throw failure;
      } finally {
        this.metrics.asked(call, outcome, (performance.now() - started) / 1_000);
      }
    });
  }

  /** Whether a service is well: it answers, and its database does. */
  async isUp(service: string, timeoutMs: number): Promise<boolean> {
    try {
      const message = await this.nats.request(healthSubject(service), '', { timeout: timeoutMs });
      return message.json<HealthMessage>().up;
    } catch {
      return false;
    }
  }

  /** Tells every replica of the gateway, without an answer. */
  tell<N extends News>(news: N, message: z.input<N['shape']>): void {
    if (!this.nats.isClosed()) this.nats.publish(news.subject, JSON.stringify(message));
  }

  async #ask(line: Call, message: Uint8Array, repeat: boolean, deadlineMs: number): Promise<Msg> {
    const started = performance.now();
    const answerMs = deadlineMs === REACH_MS ? ANSWER_MS : deadlineMs;
    for (;;) {
      await this.#untilConnected(started + deadlineMs);
      const spent = performance.now() - started;
      const timeout = repeat && spent < REPEAT_AFTER_MS ? Math.min(REPEAT_AFTER_MS, answerMs) : answerMs - spent;
      try {
        return await (await together(() => ({ reply: this.nats.request(line.subject, message, { timeout: Math.max(1, timeout) }) }))).reply;
      } catch (error) {
        const now = performance.now() - started;
        const undelivered = isUndelivered(error) && now < deadlineMs;
        const unanswered = error instanceof TimeoutError && repeat && now < answerMs - PAUSE_MS;
        if (!undelivered && !unanswered) throw error;
        await sleep(PAUSE_MS);
      }
    }
  }

  /** The client drops what is published while NATS is away: the call would wait for the answer to a message that was never sent. */
  async #untilConnected(end: number): Promise<void> {
    while (!this.#isConnected) {
      if (performance.now() > end) throw new Error('NATS is away.');
      await sleep(PAUSE_MS);
    }
  }

  async #watch(): Promise<void> {
    for await (const { type } of this.nats.status()) {
      if (type === 'disconnect') this.#isConnected = false;
      else if (type === 'reconnect') this.#isConnected = true;
    }
  }
}

/** A text that was written by another shape than ours, because its service is of another release, is read as any other value. */
function replyOf<C extends Call>(line: C, message: Msg): Reply<C> {
  const tag = message.headers?.get(HEADERS.tag);
  if (tag) {
    const shape = message.headers?.get(HEADERS.shape);
    if (!shape) return { unchanged: tag };
    return shape === shapeOf(line) ? { text: message.data, tag } : { output: parse(message.data) as Output<C> };
  }
  const reply = unpack<ReplyMessage>(message.data);
  if ('failure' in reply) throw new Failure(reply.failure);
  return { output: reply.output as Output<C> };
}

function parse(text: Uint8Array): unknown {
  return JSON.parse(Buffer.from(text.buffer, text.byteOffset, text.byteLength).toString());
}

/** A call that was delivered and not answered may be sent again only if that cannot do anything twice. */
function canRepeat(line: Call, context: CallContext): boolean {
  if (line.reads) return true;
  if (!('http' in line)) return line.repeatable === true;
  // What is made of an upload is made once: it carries the upload's id.
  if (line.kind === 'upload') return true;
  return line.http.startsWith('GET ') || (line.idempotent === true && context.idempotencyKey !== undefined);
}

/** Nobody listens on the subject: the message reached no one. */
function isUndelivered(error: unknown): boolean {
  return error instanceof NoRespondersError || (error instanceof RequestError && error.isNoResponders());
}

function unreachable(error: unknown): Failure {
  return Object.assign(new Failure({ code: 'unavailable', retryAfter: 2 }), { cause: error });
}
