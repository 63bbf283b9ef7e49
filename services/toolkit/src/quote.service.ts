import { Injectable } from '@nestjs/common';
import type { Quote } from '@transcreate/contracts';
import { anotherOne } from './another-one.js';
import { builtInQuotes } from './built-in-quotes.js';

/** Quotations for the quote bar. */
@Injectable()
export class QuoteService {
  #last: number | undefined;

  /** A quotation at random, never the same twice in a row. */
  next(): Quote {
    this.#last = anotherOne(builtInQuotes.length, this.#last);
    return builtInQuotes[this.#last]!;
  }
}
