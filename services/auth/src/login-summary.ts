import type { LoginSession } from '@transcreate/contracts';
import type { Presence } from './presence.store.js';

const HEADER = ['email', 'role', 'start', 'last seen', 'duration (minutes)'];
const MINUTE_MS = 60_000;

/** A login session as the summary shows it. */
export function loginSessionOf({ email, role, startedAt, lastSeenAt }: Presence): LoginSession {
  const durationMs = lastSeenAt.getTime() - startedAt.getTime();
  return { email, role, startAt: startedAt.toISOString(), lastSeen: lastSeenAt.toISOString(), durationMs };
}

/** The summary as a table for spreadsheets (RFC 4180: comma, CRLF). Times in UTC, durations in whole minutes. */
export function loginSummaryCsv(sessions: readonly LoginSession[]): string {
  const rows = sessions.map(({ email, role, startAt, lastSeen, durationMs }) => {
    const minutes = String(Math.round(durationMs / MINUTE_MS));
    return [email, role, startAt, lastSeen, minutes];
  });
  return [HEADER, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

/** A cell as a spreadsheet reads it back. One that it would run as a formula gets an apostrophe before it, and stays text. */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
