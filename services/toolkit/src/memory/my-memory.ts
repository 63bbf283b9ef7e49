import type { LanguagePair } from '@transcreate/contracts';
import type { Settings } from '@transcreate/service-kit';
import { decodeHTML } from 'entities';
import { z } from 'zod';
import { askOutside, inForm, OutsideFailure } from '../outside.js';
import { below, webAddress } from '../web-address.js';
import { clip } from './clip.js';

/** What an external memory has for a text. */
export interface Found {
  translation: string;
  /** 0 to 100. */
  score: number;
  source: string;
  segment?: string;
}

/** An external translation memory; both questions fail with an `OutsideFailure`. */
export interface ExternalMemory {
  /** What people have translated. */
  search(text: string, pair: LanguagePair): Promise<Found[]>;
  /** What its machine makes of the text; null if nothing. */
  translate(text: string, pair: LanguagePair): Promise<string | null>;
}

/** In bytes of UTF-8; a longer query is refused. */
const LONGEST_QUERY = 500;
/** In ms. What the class has translated waits for it. */
const DEADLINE_MS = 4_000;

/** Numbers come as numbers and as text, and sometimes not at all. */
const Amount = z.union([z.number(), z.string().trim().min(1).transform(Number)]).refine(Number.isFinite).nullish().catch(undefined);
const Words = z.string().nullish().catch(undefined);

const Match = z.object({ translation: z.string(), segment: Words, match: Amount, quality: Amount, 'created-by': Words, reference: Words });
type Match = z.output<typeof Match>;

const Reply = z.object({
  responseData: z.object({ translatedText: Words }).nullish().catch(undefined),
  responseStatus: Amount,
  responseDetails: Words,
  quotaFinished: z.boolean().nullish().catch(undefined),
  matches: z.array(z.unknown()).nullish().catch(undefined),
});
type Reply = z.output<typeof Reply>;

/** What it says in the place of a translation, and in which trouble it then is. */
const NOTICES = [
  [/^\s*MYMEMORY WARNING|USED ALL AVAILABLE FREE TRANSLATIONS/i, 'quota'],
  [/^\s*QUERY LENGTH LIMIT EXC/i, 'size'],
  [/^\s*(AUTHENTICATION FAILURE|INVALID (KEY|EMAIL|USER))/i, 'key'],
  [/^\s*(PLEASE SELECT TWO DISTINCT LANGUAGES|INVALID LANGUAGE PAIR|NO QUERY SPECIFIED|'.*' IS AN INVALID)/i, 'refused'],
] as const;

/** As whom its own machine writes, and as whom others' machines and the tool that fills in what they write. */
const ITS_MACHINE = /^mt!?$/i;
const MACHINES = /\bmt\b|machine|matecat|google|deepl|microsoft|bing|neural/i;

/** MyMemory's GET /get, set up by `MEMORY_URL` (`https://api.mymemory.translated.net`), with `MEMORY_KEY` and `MEMORY_EMAIL` for larger quotas. */
export function myMemory(settings: Settings): ExternalMemory | undefined {
  const server = webAddress(settings, 'MEMORY_URL');
  if (server === undefined) return undefined;
  const given = { key: settings.get('MEMORY_KEY'), de: settings.get('MEMORY_EMAIL') };
  const ask = async (text: string, pair: LanguagePair, mt: '0' | '1') => {
    const address = below(server, 'get');
    for (const [name, value] of Object.entries({ q: clip(text, LONGEST_QUERY), langpair: pair, mt, ...given })) {
      if (value !== undefined) address.searchParams.set(name, value);
    }
    const answer = await askOutside(address, { deadlineMs: DEADLINE_MS });
    if (answer.status !== 200) throw refusal(answer.status);
    const reply = inForm(Reply, answer);
    check(reply);
    return reply;
  };
  return {
    search: async (text, pair) => matchesOf(await ask(text, pair, '0')).flatMap((match) => foundIn(match, text)),
    translate: async (text, pair) => machineOf(await ask(text, pair, '1'), text),
  };
}

/** It answers with status 200 that it won't, too. */
function check({ responseStatus, responseDetails, responseData, quotaFinished }: Reply): void {
  const said = [responseDetails, responseData?.translatedText].map((words) => words ?? '');
  for (const [notice, trouble] of NOTICES) if (said.some((words) => notice.test(words))) throw new OutsideFailure(trouble, responseStatus ?? undefined);
  if (quotaFinished) throw new OutsideFailure('quota', responseStatus ?? undefined);
  if (responseStatus && responseStatus !== 200) throw refusal(responseStatus);
}

function refusal(status: number): OutsideFailure {
  const troubles = { 401: 'key', 403: 'key', 413: 'size', 414: 'size', 429: 'quota' } as const;
  return new OutsideFailure(troubles[status as keyof typeof troubles] ?? (status >= 500 ? 'down' : 'refused'), status);
}

/** Those of its entries that can be read. */
function matchesOf({ matches }: Reply): Match[] {
  return (matches ?? []).flatMap((entry) => {
    const { data } = Match.safeParse(entry);
    return data ? [data] : [];
  });
}

/** An entry that a person has written, that nobody has called worthless (a quality of 0, however well it matches), and that says something. */
function foundIn(match: Match, text: string): Found[] {
  const [translation, score] = [plain(match.translation), scoreOf(match)];
  if (isMachineMade(match) || match.quality === 0 || score === 0 || saysNothing(translation, text)) return [];
  const segment = match.segment ? plain(match.segment) : '';
  return [{ translation, score, source: match.reference?.trim() || match['created-by']?.trim() || 'MyMemory', ...(segment && { segment }) }];
}

/** What its machine wrote; without such an entry what it offers as the translation. */
function machineOf(reply: Reply, text: string): string | null {
  const own = matchesOf(reply).find((match) => ITS_MACHINE.test(match['created-by'] ?? ''))?.translation;
  const translation = plain(own ?? reply.responseData?.translatedText ?? '');
  return saysNothing(translation, text) ? null : translation;
}

function isMachineMade(match: Match): boolean {
  return [match['created-by'], match.reference].some((words) => MACHINES.test(words ?? ''));
}

function saysNothing(translation: string, text: string): boolean {
  return translation === '' || alike(translation) === alike(text) || NOTICES.some(([notice]) => notice.test(translation));
}

/** `match` is a share of 1 (or, of some entries, of 100), `quality` of 100. */
function scoreOf({ match, quality }: Match): number {
  const score = match === undefined || match === null ? (quality ?? 0) : match <= 1 ? match * 100 : match;
  return Math.round(Math.min(100, Math.max(0, score)));
}

/** It writes entities (`&#39;`) into plain text. */
function plain(text: string): string {
  return decodeHTML(text).trim();
}

function alike(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
