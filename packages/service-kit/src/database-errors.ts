/**
 * PostgreSQL's codes for 'not now': connection failures (class 08), shutting down or starting up (57P01 to 57P03), too many connections;
 * Prisma's for the same; and the operating system's.
 */
const DOWN = new Set([
  '08000', '08001', '08003', '08004', '08006', '57P01', '57P02', '57P03', '53300',
  'P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT',
]);
const SENTENCES = /Connection terminated|timeout exceeded when trying to connect|Can't reach database server/i;

/** True when the database could not be asked, rather than refused what was asked. */
export function isDatabaseDown(error: unknown): boolean {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const { code, originalCode } = cause as { code?: string; originalCode?: string };
    if (DOWN.has(code ?? '') || DOWN.has(originalCode ?? '') || SENTENCES.test(cause.message)) return true;
  }
  return false;
}
