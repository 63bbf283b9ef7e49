import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure, type Settings } from '@transcreate/service-kit';

/** In characters: a tenth of what DeepL's free plan has for a month a person, and half of it for all. */
const USUAL = { person: 50_000, all: 250_000 };
const MOST = 999_999_999;
const DAY_S = 86_400;
/** No reply asks anybody to wait longer, in seconds. */
const LONGEST_WAIT_S = 60;

/**
 * How many characters one service outside is sent in 24 hours: for one person, and for all together, because somebody pays for them
 * (`OUTSIDE_CHARACTERS_PER_PERSON`, `OUTSIDE_CHARACTERS_PER_DAY`). Each replica counts for itself and begins anew when it starts.
 */
export class Allowance {
  readonly #person: RateLimiterMemory;
  readonly #all: RateLimiterMemory;

  constructor(settings: Settings) {
    this.#person = new RateLimiterMemory({ points: settings.wholeNumber('OUTSIDE_CHARACTERS_PER_PERSON', USUAL.person, 1, MOST), duration: DAY_S });
    this.#all = new RateLimiterMemory({ points: settings.wholeNumber('OUTSIDE_CHARACTERS_PER_DAY', USUAL.all, 1, MOST), duration: DAY_S });
  }

  /** Sends `text` out by `work` on a person's account. What fails costs nothing; without enough left it is `rate_limited`, and `work` not done. */
  async spend<T>(person: string, text: string, work: () => Promise<T>): Promise<T> {
    const cost = [...text].length;
    await take(this.#person, person, cost, 'You have used up what one person may send to this tool in a day.');
    try {
      await take(this.#all, '', cost, 'All together have used up what may be sent to this tool in a day.');
      return await giveBackIfItFails(work, this.#all, '', cost);
    } catch (error) {
      await this.#person.reward(person, cost);
      throw error;
    }
  }
}

async function take(limiter: RateLimiterMemory, key: string, cost: number, message: string): Promise<void> {
  try {
    await limiter.consume(key, cost);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    // What was refused has been counted: a text that is too long by a word must not use up what is left.
    await limiter.reward(key, cost);
    throw new Failure({ code: 'rate_limited', message, retryAfter: Math.min(LONGEST_WAIT_S, Math.ceil(refused.msBeforeNext / 1_000)) });
  }
}

async function giveBackIfItFails<T>(work: () => Promise<T>, limiter: RateLimiterMemory, key: string, cost: number): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await limiter.reward(key, cost);
    throw error;
  }
}
