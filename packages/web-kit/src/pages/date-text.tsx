import { useLanguage } from '../languages/use-language.js';
import { formatDate } from './format-date.js';

/** A point in time, ISO 8601, as a reader says it; the exact time on hover. */
export function DateText({ value }: { value: string }) {
  const { language } = useLanguage();
  return (
    <time dateTime={value} title={formatDate(value, language, { exact: true })}>
      {formatDate(value, language)}
    </time>
  );
}
