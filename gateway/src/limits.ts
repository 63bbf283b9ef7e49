import { Injectable } from '@nestjs/common';
import type { Caller, HttpCall } from '@transcreate/contracts';
import { Failure } from '@transcreate/service-kit';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Config } from './config.js';

/** The window of every limit, in seconds; `Retry-After` is never longer. */
const WINDOW = 60;

/**
 * Limits on calls: per person, and per address only where nobody is known yet, so that a class behind one campus address is no crowd. Each
 * replica of the gateway counts for itself.
 */
@Injectable()
export class Limits {
  readonly #user: RateLimiterMemory;
  readonly #anonymous: RateLimiterMemory;
  readonly #signIn: RateLimiterMemory;

  constructor({ limits }: Config) {
    const limiter = (points: number) => new RateLimiterMemory({ points, duration: WINDOW });
    this.#user = limiter(limits.user);
    this.#anonymous = limiter(limits.anonymous);
    this.#signIn = limiter(limits.signIn);
  }

  /** Counts a call, or throws `rate_limited` with the seconds until the window ends. */
  async count(line: HttpCall, caller: Caller | null, address: string): Promise<void> {
    try {
      if (line.limit === 'sign-in') await this.#signIn.consume(address);
      else if (caller && !caller.guest) await this.#user.consume(caller.userId);
      else await this.#anonymous.consume(address);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new Failure({ code: 'rate_limited', retryAfter: Math.min(WINDOW, Math.ceil(refused.msBeforeNext / 1_000)) });
    }
  }
}
