import type { LoginSession } from '@transcreate/contracts';
import { csvTable } from './csv.js';
import type { Presence } from './presence.store.js';

const HEADER = ['email', 'role', 'start', 'last seen', 'duration (minutes)'];
const MINUTE_MS = 60_000;

/** A login session as the summary shows it. */
export function loginSessionOf({ email, role, startedAt, lastSeenAt }: Presence): LoginSession {
  const durationMs = lastSeenAt.getTime() - startedAt.getTime();
  return { email, role, startAt: startedAt.toISOString(), lastSeen: lastSeenAt.toISOString(), durationMs };
}

/** The summary as a table for spreadsheets. Times in UTC, durations in whole minutes. */
export function loginSummaryCsv(sessions: readonly LoginSession[]): string {
  const rows = sessions.map(({ email, role, startAt, lastSeen, durationMs }) => {
    const minutes = String(Math.round(durationMs / MINUTE_MS));
    return [email, role, startAt, lastSeen, minutes];
  });
  return csvTable([HEADER, ...rows]);
}
