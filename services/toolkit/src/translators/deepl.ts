import { z } from 'zod';
import type { Language } from '../language.js';
import { askOutside, inForm, OutsideFailure, type Answer, type Trouble } from '../outside.js';
import { below, webAddress } from '../web-address.js';
import { DEADLINE_MS, type TranslatorOf } from './translator.js';

/** Keys of the free plan end so, and have a server of their own. */
const FREE = ':fx';
const SERVERS = { free: 'https://api-free.deepl.com', paid: 'https://api.deepl.com' };

const Reply = z.object({ translations: z.array(z.object({ text: z.string() })).min(1) });

/** DeepL's own meanings of a status. */
const TROUBLES: Readonly<Record<number, Trouble>> = { 401: 'key', 403: 'key', 413: 'size', 414: 'size', 429: 'busy', 456: 'quota', 529: 'busy' };

/** DeepL names kinds of a language only where it is the target. */
const SOURCES: Readonly<Record<Language, string>> = { 'en-US': 'EN', 'en-GB': 'EN', 'zh-Hans': 'ZH', 'zh-Hant': 'ZH' };
const TARGETS: Readonly<Record<Language, string>> = { 'en-US': 'EN-US', 'en-GB': 'EN-GB', 'zh-Hans': 'ZH-HANS', 'zh-Hant': 'ZH-HANT' };

/**
 * DeepL API v2, set up by `DEEPL_KEY` (and `DEEPL_URL` for another server). Not through its own client, which has neither a deadline for the
 * whole nor a limit on what it reads, and repeats what was refused.
 */
export const deepl: TranslatorOf = (settings) => {
  const given = webAddress(settings, 'DEEPL_URL');
  const key = settings.get('DEEPL_KEY');
  if (key === undefined) return undefined;
  const server = given ?? (key.endsWith(FREE) ? SERVERS.free : SERVERS.paid);
  const address = below(server, 'v2/translate');
  return {
    id: 'deepl',
    translate: async (text, from, to) => {
      const body = { text: [text], source_lang: SOURCES[from], target_lang: TARGETS[to] };
      const answer = await askOutside(address, { deadlineMs: DEADLINE_MS, headers: { authorization: `DeepL-Auth-Key ${key}` }, body });
      if (answer.status !== 200) throw failureOf(answer);
      return inForm(Reply, answer).translations[0]!.text;
    },
  };
};

function failureOf({ status }: Answer): OutsideFailure {
  return new OutsideFailure(TROUBLES[status] ?? (status >= 500 ? 'down' : 'refused'), status);
}
