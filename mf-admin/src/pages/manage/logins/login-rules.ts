import type { LoginSession } from '@transcreate/contracts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** The windows that can be chosen, in milliseconds, by the keys of their texts. */
export const WINDOWS = { lastDay: DAY, lastWeek: 7 * DAY, lastMonth: 30 * DAY, lastTerm: 180 * DAY } as const;
export type WindowName = keyof typeof WINDOWS;
export const DEFAULT_WINDOW: WindowName = 'lastWeek';

/** How many sessions stand there at first. */
export const FIRST_ROWS = 5;

/** A session's length in whole minutes. */
export const minutesOf = ({ durationMs }: Pick<LoginSession, 'durationMs'>): number => Math.floor(durationMs / MINUTE);

/** A day as the reader's calendar has it: '2026-11-21'. */
const dayOf = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

export interface ActiveDay {
  /** `dayOf` that day. */
  day: string;
  people: number;
}

/**
 * How many people were here on each of the last `days` days, the oldest first, in the reader's time zone. Somebody with several sessions
 * counts once a day, and a session over midnight on both days.
 */
export function activePeople(sessions: readonly Pick<LoginSession, 'email' | 'startAt' | 'lastSeen'>[], days: number, now: Date): ActiveDay[] {
  const here = new Map<string, Set<string>>();
  for (let back = days - 1; back >= 0; back -= 1) here.set(dayOf(daysLater(now, -back)), new Set());
  for (const { email, startAt, lastSeen } of sessions) {
    const last = dayOf(new Date(lastSeen));
    for (let time = new Date(startAt); dayOf(time) <= last; time = daysLater(time, 1)) here.get(dayOf(time))?.add(email);
  }
  return [...here].map(([day, people]) => ({ day, people: people.size }));
}

/** The same hour some days later by the calendar, also across a change of the clocks. */
function daysLater(time: Date, days: number): Date {
  const later = new Date(time);
  later.setDate(later.getDate() + days);
  return later;
}
