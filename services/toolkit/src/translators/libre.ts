import { z } from 'zod';
import type { Language } from '../language.js';
import { askOutside, inForm, OutsideFailure, type Answer, type Trouble } from '../outside.js';
import { below, webAddress } from '../web-address.js';
import { DEADLINE_MS, type TranslatorOf } from './translator.js';

const Reply = z.object({ translatedText: z.string() });
const Refusal = z.object({ error: z.string() });

/** Its codes of the languages, those of newer releases first: older ones know `zh` and `zt` alone. */
const CODES: Readonly<Record<Language, readonly string[]>> = {
  'en-US': ['en'], 'en-GB': ['en'], 'zh-Hans': ['zh-Hans', 'zh'], 'zh-Hant': ['zh-Hant', 'zt'],
};

/**
 * LibreTranslate, set up by `LIBRETRANSLATE_URL` (and `LIBRETRANSLATE_KEY` where the server wants one). Which code of Chinese the server knows is
 * found out by asking, and remembered.
 */
export const libre: TranslatorOf = (settings) => {
  const server = webAddress(settings, 'LIBRETRANSLATE_URL');
  const key = settings.get('LIBRETRANSLATE_KEY');
  if (server === undefined) return undefined;
  const address = below(server, 'translate');
  const ask = (q: string, source: string, target: string, deadlineMs: number) => {
    const body = { q, source, target, format: 'text', ...(key !== undefined && { api_key: key }) };
    return askOutside(address, { deadlineMs, body });
  };
  let known = 0;
  return {
    id: 'libre',
    translate: async (text, from, to) => {
      const end = performance.now() + DEADLINE_MS;
      const askWith = (place: number) => ask(text, codeOf(from, place), codeOf(to, place), Math.max(1, Math.round(end - performance.now())));
      let answer = await askWith(known);
      if (isUnknownLanguage(answer)) {
        const other = 1 - known;
        answer = await askWith(other);
        if (answer.status === 200) known = other;
      }
      if (answer.status !== 200) throw failureOf(answer);
      return inForm(Reply, answer).translatedText;
    },
  };
};

function codeOf(language: Language, place: number): string {
  const codes = CODES[language];
  return codes[place] ?? codes[0]!;
}

/** What the server says of its refusal, in lower case; it writes the code of a language in it, and never the text. */
function wordsOf({ body }: Answer): string {
  return Refusal.safeParse(body).data?.error.toLowerCase() ?? '';
}

function isUnknownLanguage(answer: Answer): boolean {
  return answer.status === 400 && wordsOf(answer).includes('is not supported');
}

function failureOf(answer: Answer): OutsideFailure {
  return new OutsideFailure(troubleOf(answer), answer.status);
}

function troubleOf(answer: Answer): Trouble {
  const { status } = answer;
  const words = wordsOf(answer);
  // Who asked too often for too long is shut out for a while with the status of a wrong key.
  if (status === 429 || (status === 403 && words.includes('violations'))) return 'busy';
  if (status === 401 || status === 403 || (status === 400 && words.includes('api key'))) return 'key';
  if (status === 413 || (status === 400 && words.includes('exceeds text limit'))) return 'size';
  return status >= 500 ? 'down' : 'refused';
}
