/** A day, YYYY-MM-DD, as a reader writes it. A day has no time zone: it is the same everywhere. */
export function dayText(day: string, language: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : date.toLocaleDateString(language, { dateStyle: 'medium', timeZone: 'UTC' });
}

/** Today where the reader is, YYYY-MM-DD. */
export function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
