import type { Quote } from '@transcreate/contracts';
import type { Settings } from '@transcreate/service-kit';
import { z } from 'zod';
import { askOutside, inForm, OutsideFailure } from './outside.js';
import { webAddress } from './web-address.js';

/** Literature, poetry and philosophy, as the quote service names them (specification, section 7). */
const CATEGORIES = ['d', 'i', 'k'];
/** In ms: a quotation is not worth a longer wait, there are built-in ones. */
const DEADLINE_MS = 2_000;
/** The bar has one line or two; in UTF-16 units. */
const LONGEST = 500;

const Words = z.string().trim().nullish().catch(undefined);
/** The form of hitokoto, and the names that services like it use. */
const Reply = z.object({ hitokoto: Words, quote: Words, content: Words, from_who: Words, author: Words, from: Words, source: Words });

/** Asks the quote service that `QUOTE_URL` names for any quotation of the three categories, or fails with an `OutsideFailure`. */
export function externalQuotes(settings: Settings): (() => Promise<Quote>) | undefined {
  const given = webAddress(settings, 'QUOTE_URL');
  if (given === undefined) return undefined;
  const address = new URL(given);
  for (const category of CATEGORIES) address.searchParams.append('c', category);
  return async () => {
    const answer = await askOutside(address, { deadlineMs: DEADLINE_MS });
    if (answer.status !== 200) throw new OutsideFailure(answer.status === 429 ? 'busy' : answer.status >= 500 ? 'down' : 'refused', answer.status);
    const reply = inForm(Reply, answer);
    const quote = reply.hitokoto || reply.quote || reply.content;
    if (!quote || quote.length > LONGEST) throw new OutsideFailure('malformed', answer.status);
    return { quote, author: reply.from_who || reply.author || '', source: reply.from || reply.source || '' };
  };
}
