const DAY_MS = 86_400_000;

/** The last `count` days in UTC as `YYYY-MM-DD`, the oldest first and that of `now` last. */
export function daysUntil(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, place) => new Date(now.getTime() - (count - 1 - place) * DAY_MS).toISOString().slice(0, 10));
}
