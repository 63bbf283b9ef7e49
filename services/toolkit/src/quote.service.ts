import { Injectable } from '@nestjs/common';
import type { Quote } from '@transcreate/contracts';
import { Log, Settings } from '@transcreate/service-kit';
import { anotherOne } from './another-one.js';
import { builtInQuotes } from './built-in-quotes.js';
import { externalQuotes } from './external-quotes.js';
import { OutsideFailure } from './outside.js';

/** How long an external quotation is everybody's, in ms (specification, section 9). */
const KEPT_MS = 300_000;
/** How soon the next one may be asked for, in ms; who wants one earlier gets a built-in one. */
const PAUSE_MS = 2_000;
/** How long a quote service in trouble is left alone, in ms. */
const REST_MS = 30_000;

/** Quotations for the quote bar: from an external service where one was set up and can be reached, otherwise from the built-in list. */
@Injectable()
export class QuoteService {
  readonly #ask: (() => Promise<Quote>) | undefined;
  #last: number | undefined;
  #external: { quote: Promise<Quote>; since: number } | undefined;
  #restsUntil = -Infinity;

  constructor(
    settings: Settings,
    private readonly log: Log,
  ) {
    this.#ask = externalQuotes(settings);
  }

  /** With `next` another one than the one before, as far as that can be had. */
  async get({ next }: { next: boolean }): Promise<Quote> {
    const age = performance.now() - (this.#external?.since ?? -Infinity);
    if (!this.#ask || performance.now() < this.#restsUntil || (next && age < PAUSE_MS)) return this.#builtIn();
    if (next || age > KEPT_MS) this.#external = { quote: this.#ask(), since: performance.now() };
    try {
      return await this.#external!.quote;
    } catch (error) {
      this.#rest(error);
      return this.#builtIn();
    }
  }

  #builtIn(): Quote {
    this.#last = anotherOne(builtInQuotes.length, this.#last);
    return builtInQuotes[this.#last]!;
  }

  #rest(error: unknown): void {
    if (!(error instanceof OutsideFailure)) throw error;
    if (performance.now() < this.#restsUntil) return;
    this.#external = undefined;
    this.#restsUntil = performance.now() + REST_MS;
    const { trouble, status } = error;
    this.log.warn({ trouble, status }, `the quote service could not help: ${trouble}`);
  }
}
