import { createHash } from 'node:crypto';
import type { Call, CallContext, Caller } from '@transcreate/contracts';
import type { RawSql } from './database.js';
import { Failure } from './failure.js';

/** How long a key is remembered. */
export const KEY_HOURS = 24;

/**
 * Does `work` once for an idempotency key: the same key from the same person gets the first reply again, also when both arrive at once; the
 * same key with another input is a `conflict`. Key, reply and whatever `work` writes stand in one transaction (`tx`), so a failed first try
 * leaves no key behind, and the second of two at once waits for the first at the table's primary key. Without a key `work` is just done.
 *
 * The service's schema needs the table `idempotency_key` (CONTRIBUTING.md, 'Add an endpoint').
 */
export async function once<R>(tx: RawSql, line: Call, context: CallContext<Caller>, input: unknown, work: () => Promise<R>): Promise<R> {
  const key = context.idempotencyKey;
  if (key === undefined) return work();
  const owner = ownerOf(context.caller);
  const fingerprint = fingerprintOf(line, input);
  await tx.$executeRawUnsafe(`DELETE FROM idempotency_key WHERE owner = $1 AND key = $2 AND created_at < now() - interval '${KEY_HOURS} hours'`, owner, key);
  const isFirst = await tx.$executeRawUnsafe('INSERT INTO idempotency_key (owner, key, fingerprint) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', owner, key, fingerprint);
  if (isFirst === 0) return firstReply<R>(tx, owner, key, fingerprint);
  const reply = await work();
  await tx.$executeRawUnsafe('UPDATE idempotency_key SET reply = $3::jsonb WHERE owner = $1 AND key = $2', owner, key, JSON.stringify(reply));
  return reply;
}

/**
 * Refuses a key that was already used for another input. For work outside the transaction that must not be done for such a call; two that
 * come at once can both pass here, and only one of them passes `once`.
 */
export async function refuseUsedKey(db: Pick<RawSql, '$queryRawUnsafe'>, line: Call, context: CallContext<Caller>, input: unknown): Promise<void> {
  if (context.idempotencyKey === undefined) return;
  const sql = `SELECT fingerprint FROM idempotency_key WHERE owner = $1 AND key = $2 AND created_at >= now() - interval '${KEY_HOURS} hours'`;
  const [used] = await db.$queryRawUnsafe<{ fingerprint: string }[]>(sql, ownerOf(context.caller), context.idempotencyKey);
  if (used && used.fingerprint !== fingerprintOf(line, input)) throw keyConflict();
}

/** The guest's account is everybody's, so its keys count per token. */
function ownerOf(caller: Caller): string {
  return caller.guest ? caller.sessionId : caller.userId;
}

function fingerprintOf(line: Call, input: unknown): string {
  return createHash('sha256').update(line.subject).update(JSON.stringify(input)).digest('hex');
}

function keyConflict(): Failure {
  return new Failure({ code: 'conflict', message: 'This idempotency key was already used for another request.' });
}

async function firstReply<R>(tx: RawSql, owner: string, key: string, fingerprint: string): Promise<R> {
  const rows = await tx.$queryRawUnsafe<{ fingerprint: string; reply: R }[]>('SELECT fingerprint, reply FROM idempotency_key WHERE owner = $1 AND key = $2', owner, key);
  const first = rows[0];
  if (first?.fingerprint !== fingerprint) throw keyConflict();
  return first.reply;
}
