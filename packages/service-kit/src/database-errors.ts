/** What an error says whose connection was broken off because it said nothing any more. */
export const SILENT = 'The database was silent for too long';

/** What PostgreSQL says to a wrong password, and to a user who may not come in; and Prisma's words for the same. */
const SHUT = new Set(['28P01', '28000', 'P1000', 'AuthenticationFailed', 'DatabaseAccessDenied']);

/**
 * PostgreSQL's codes for 'not now': connection failures (class 08), shutting down or starting up (57P01 to 57P03), too many connections, a
 * statement that took too long (57014), mostly because it waited for a lock, and a transaction that was left too long (25P03);
 * Prisma's for the same, and its adapter's (`kind`, behind a raw query's P2010); and the operating system's.
 */
const DOWN = new Set([
  '08000', '08001', '08003', '08004', '08006', '57014', '57P01', '57P02', '57P03', '53300', '25P03',
  'P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037',
  'ConnectionClosed', 'DatabaseNotReachable', 'SocketTimeout', 'TooManyConnections',
  'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END',
]);
const SENTENCES = new RegExp(`Connection terminated|timeout exceeded when trying to connect|timeout expired|is not queryable|Can't reach database server|${SILENT}`, 'i');
/** How far behind an error its reason is looked for. */
const DEPTH = 5;

/** What an error of PostgreSQL, of its driver or of Prisma may say about its reason. */
interface Reason {
  code?: unknown;
  originalCode?: unknown;
  kind?: unknown;
  message?: unknown;
  cause?: unknown;
  /** Prisma keeps what its adapter said here: an error code that it has no own one for comes as P2039. */
  meta?: { driverAdapterError?: unknown };
}

/** True when the database could not be asked, rather than refused what was asked. */
export function isDatabaseDown(error: unknown): boolean {
  return says(error, (reason) => wordsOf(reason).some((word) => DOWN.has(word) || SHUT.has(word)) || SENTENCES.test(String(reason.message)));
}

/** True when the server lets this user in no more, or never did: waiting does not help. */
export function isShutOut(error: unknown): boolean {
  return says(error, (reason) => wordsOf(reason).some((word) => SHUT.has(word)));
}

const wordsOf = ({ code, originalCode, kind }: Reason) => [code, originalCode, kind].map(String);

function says(error: unknown, isIt: (reason: Reason) => boolean, depth = DEPTH): boolean {
  if (typeof error !== 'object' || error === null || depth === 0) return false;
  const reason = error as Reason;
  return isIt(reason) || says(reason.cause, isIt, depth - 1) || says(reason.meta?.driverAdapterError, isIt, depth - 1);
}
