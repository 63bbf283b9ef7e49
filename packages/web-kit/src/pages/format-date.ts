import type { Language } from '../languages/languages.js';

/**
 * A point in time for a reader, in their time zone: the day alone, or with `exact` day and time to the second.
 * Within the last day the time says more than the date. Empty for what is no time.
 */
export function formatDate(value: string | Date | undefined, language: Language, { exact = false } = {}): string {
  const date = new Date(value ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return '';
  const locale = localeOf(language);
  if (exact) return date.toLocaleString(locale, { dateStyle: 'full', timeStyle: 'long' });
  const isToday = date.toDateString() === new Date().toDateString();
  return isToday ? date.toLocaleTimeString(locale, { timeStyle: 'short' }) : date.toLocaleDateString(locale, { dateStyle: 'medium' });
}

/** The reader's own variant of the interface's language, so that a British reader gets British dates. */
function localeOf(language: Language): string {
  const prefix = language === 'zh-Hans' ? 'zh' : 'en';
  return navigator.languages.find((own) => own.toLowerCase().startsWith(prefix)) ?? language;
}
