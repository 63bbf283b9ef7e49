import { Injectable } from '@nestjs/common';
import { messages, type ContextOf } from '@transcreate/contracts';
import { failure } from '@transcreate/service-kit';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** The window of both limits, in seconds. */
const HOUR = 3_600;
/** Messages an hour from one person: far more than anybody has to say, and far less than fills an inbox beyond use. */
const PERSON = 200;
/** The same from an address whose senders are the shared visitor: a class behind one campus address is many people. */
const ADDRESS = 1_000;
/** No reply asks for more patience than this, in seconds (contract.md, section 2). */
const LONGEST_WAIT = 60;

/** Keeps one sender from filling the inbox. Each replica counts for itself, and of nobody longer than an hour. */
@Injectable()
export class Flood {
  readonly #person = new RateLimiterMemory({ points: PERSON, duration: HOUR });
  readonly #address = new RateLimiterMemory({ points: ADDRESS, duration: HOUR });

  /** Counts a message, or throws `rate_limited`. */
  async count({ caller, address }: ContextOf<typeof messages.createMessage>): Promise<void> {
    try {
      await (caller.guest ? this.#address.consume(address) : this.#person.consume(caller.userId));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const retryAfter = Math.min(LONGEST_WAIT, Math.ceil(refused.msBeforeNext / 1_000));
      throw failure(messages.createMessage, 'rate_limited', 'That were very many messages. Please send the next one later.', { retryAfter });
    }
  }
}
