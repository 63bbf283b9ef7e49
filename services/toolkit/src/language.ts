/** English or Chinese, as far as machines tell kinds of them apart. */
export type Language = 'en-US' | 'en-GB' | 'zh-Hans' | 'zh-Hant';

const TRADITIONAL = /^zh(-hant\b|.*-(tw|hk|mo)\b)/i;
const BRITISH = /^en-(gb|uk|au|nz|ie|in|za)\b/i;

/** What a language tag of the contract stands for: American English and simplified Chinese unless it says otherwise. */
export function languageOf(tag: string): Language {
  if (/^zh/i.test(tag)) return TRADITIONAL.test(tag) ? 'zh-Hant' : 'zh-Hans';
  return BRITISH.test(tag) ? 'en-GB' : 'en-US';
}
