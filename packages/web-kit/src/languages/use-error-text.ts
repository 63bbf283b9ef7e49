import { ApiError } from '../client/api-error.js';
import type { en } from './kit.en.js';
import { KIT } from './kit.js';
import { zhFailures } from './kit.zh.js';
import { useLanguage, useTexts } from './use-language.js';

/** web-kit's own texts. */
export const useKitTexts = () => useTexts<typeof en>(KIT);

/**
 * Says a failure to a person: what happened on the way, else the server's sentence (to a reader of Chinese the meaning of its code), else
 * `fallback`.
 */
export function useErrorText(): (error: unknown, fallback: string) => string {
  const t = useKitTexts();
  const { language } = useLanguage();
  return (error, fallback) => {
    if (!(error instanceof ApiError)) return fallback;
    if (error.code === 'network' || error.code === 'timeout') return t(error.code);
    if (error.message === '') return fallback;
    return language === 'zh-Hans' ? (zhFailures[error.code] ?? fallback) : error.message;
  };
}
