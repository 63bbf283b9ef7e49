import { z } from 'zod';
import { call, contract } from './call.js';
import { Nothing } from './shapes.js';

/** A quotation for the quote bar. */
export const Quote = z.object({ quote: z.string(), author: z.string(), source: z.string() }).meta({ id: 'Quote' });
export type Quote = z.infer<typeof Quote>;

export const toolkit = contract('toolkit', {
  getQuote: call({ http: 'GET /api/quote', access: 'public', summary: 'A quotation for the quote bar', input: Nothing, output: Quote }),
});
