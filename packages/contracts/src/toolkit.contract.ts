import { z } from 'zod';
import { call, contract } from './call.js';
import { Flag, LIMITS, Nothing, Text } from './shapes.js';

/** A quotation for the quote bar. */
export const Quote = z.object({ quote: z.string(), author: z.string(), source: z.string() }).meta({ id: 'Quote' });
export type Quote = z.infer<typeof Quote>;

/** The machine translation services that the product speaks with; which of them can be used is configuration. */
export const MtProvider = z.enum(['deepl', 'libre']);
export type MtProvider = z.infer<typeof MtProvider>;

/** English or Chinese as a language tag in any case, with or without script and region: `en`, `EN-GB`, `zh`, `zh-Hans`, `zh-TW`. */
const LanguageTag = z.string().regex(/^(en|zh)(-[a-z0-9]{2,8}){0,3}$/i, 'must be English (en) or Chinese (zh)');

/** From which language into which: `en|zh-CN` or `zh-CN|en`. */
export const LanguagePair = z.enum(['en|zh-CN', 'zh-CN|en']);
export type LanguagePair = z.infer<typeof LanguagePair>;

/** What a translation memory has for a text. */
export const MemorySuggestion = z
  .object({
    translation: z.string(),
    /** How much alike what was looked up and what was translated are, 0 to 100. */
    score: z.number().int().min(0).max(100),
    /** Where it comes from, in a few words: of the class the title of its source text, otherwise what the memory says. */
    source: z.string(),
    origin: z.enum(['class', 'external']),
    /** Of the class: its place, from 1 on, by votes among the translations of its source text; absent while nobody has voted for it. */
    rank: z.number().int().optional(),
    /** The text that it translates. */
    segment: z.string().optional(),
  })
  .meta({ id: 'MemorySuggestion' });
export type MemorySuggestion = z.infer<typeof MemorySuggestion>;

/** A headword with what it means. */
export const DictionarySuggestion = z.object({ key: z.string(), paraphrase: z.string() }).meta({ id: 'DictionarySuggestion' });
export type DictionarySuggestion = z.infer<typeof DictionarySuggestion>;

/** Whose work something is, and on what terms. */
const Attribution = z.object({ name: z.string(), url: z.string(), licence: z.string() });

export const toolkit = contract('toolkit', {
  getQuote: call({
    http: 'GET /api/quote', access: 'public', summary: 'A quotation for the quote bar; an external one stays the same for five minutes, unless the next is asked for',
    input: z.object({ next: Flag.default(false) }), output: Quote,
  }),
  getToolkitConfig: call({
    http: 'GET /api/toolkit/config', access: 'reader',
    summary: 'How the tools are set up here: the pages that may be embedded, whether lookups reach an external memory, and whose the dictionary is',
    input: Nothing,
    output: z.object({
      qualityLensUrl: z.string().optional(), dictionaryEmbedUrl: z.string().optional(), externalMemory: z.boolean(), dictionary: Attribution,
    }),
  }),
  listTranslators: call({
    http: 'GET /api/mt', access: 'student', summary: 'The machine translation services, and which of them can be used here',
    input: Nothing, output: z.object({ providers: z.array(z.object({ id: MtProvider, name: z.string(), available: z.boolean() })) }),
  }),
  translate: call({
    http: 'POST /api/mt/:provider', access: 'student', summary: 'Translate a text by machine; what comes back is plain text, whatever it looks like',
    input: z.object({ provider: MtProvider, text: Text(LIMITS.translation), source: LanguageTag, target: LanguageTag }),
    output: z.object({ translation: z.string() }), errors: ['not_found', 'not_configured'],
  }),
  searchMemory: call({
    http: 'GET /api/tm', access: 'reader',
    summary: "The class's approved translations of similar texts, then an external memory's: at most five, and what its machine makes of the text, if it can be asked",
    input: z.object({ q: Text(LIMITS.lookup), langpair: LanguagePair }),
    output: z.object({ machine: z.string().nullable(), suggestions: z.array(MemorySuggestion) }),
  }),
  suggestWords: call({
    http: 'GET /api/dictionary/suggest', access: 'reader',
    summary: 'At most six entries of the built-in English and Chinese dictionary: the word itself, words that begin so, words that are nearly so',
    input: z.object({ q: Text(LIMITS.name) }), output: z.object({ suggestions: z.array(DictionarySuggestion) }),
  }),
});
