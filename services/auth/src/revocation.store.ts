import { Injectable } from '@nestjs/common';
import { Database } from '@transcreate/service-kit';
import type { Transaction } from './prisma.store.js';

/** Sessions that a transaction ended, with the number of the newest revocation that it made. */
export interface Revoked {
  newest: number;
  sessionIds: string[];
}

interface EndedSession {
  id: string;
  expiresAt: Date;
}

/** Ends a session; null when it had ended before. */
export async function revokeSession(tx: Transaction, sessionId: string): Promise<Revoked | null> {
  const ended = await tx.$queryRaw<EndedSession[]>`DELETE FROM session WHERE id = ${sessionId}::uuid RETURNING id, expires_at AS "expiresAt"`;
  return record(tx, ended);
}

/** Ends all sessions of some accounts; null when they have none. */
export async function revokeSessionsOf(tx: Transaction, ...accountIds: string[]): Promise<Revoked | null> {
  const ended = await tx.$queryRaw<EndedSession[]>`DELETE FROM session WHERE account_id = ANY(${accountIds}::uuid[]) RETURNING id, expires_at AS "expiresAt"`;
  return record(tx, ended);
}

/**
 * Ends the sessions whose tokens are wrong about the guest: those that say guest when there is none or it is another account, and those
 * that give the guest's account the rights of a person.
 */
export async function revokeStaleGuests(tx: Transaction, guestId: string, guestAccess: 'on' | 'off'): Promise<Revoked | null> {
  const ended = await tx.$queryRaw<EndedSession[]>`
    DELETE FROM session WHERE guest <> (account_id = ${guestId}::uuid) OR (guest AND ${guestAccess} = 'off') RETURNING id, expires_at AS "expiresAt"`;
  return record(tx, ended);
}

/**
 * Numbers what a transaction ended. The counter's row stays locked until the commit, so that numbers become visible in their order and a
 * transaction that fails leaves no gap; it is taken last, so that whoever holds it waits for nobody.
 */
async function record(tx: Transaction, ended: EndedSession[]): Promise<Revoked | null> {
  if (ended.length === 0) return null;
  const { newest } = await tx.revocationCounter.update({ where: { id: 1 }, data: { newest: { increment: ended.length } } });
  const first = newest - ended.length + 1;
  await tx.revocation.createMany({ data: ended.map(({ id, expiresAt }, index) => ({ number: first + index, sessionId: id, expiresAt })) });
  return { newest, sessionIds: ended.map(({ id }) => id) };
}

/** What the gateways ask for; plain SQL, since every replica asks four times a second. */
@Injectable()
export class RevocationStore {
  constructor(private readonly database: Database) {}

  /** The number of the newest revocation; 0 before the first. */
  async newest(): Promise<number> {
    const { rows } = await this.database.pool.query<{ newest: number }>({
      name: 'newest-revocation',
      text: 'SELECT newest FROM revocation_counter WHERE id = 1',
    });
    return rows[0]!.newest;
  }

  /** The revocations after a number whose tokens could still be alive, and the newest number, both of the same moment. */
  async after(number: number): Promise<{ newest: number; revocations: { number: number; sessionId: string }[] }> {
    const { rows } = await this.database.pool.query<{ newest: number; number: number | null; sessionId: string }>(
      `SELECT counter.newest, revocation.number, revocation.session_id AS "sessionId"
         FROM revocation_counter counter
         LEFT JOIN revocation ON revocation.number > $1 AND revocation.expires_at > now()
        WHERE counter.id = 1
        ORDER BY revocation.number`,
      [number],
    );
    const revocations = rows.flatMap((row) => (row.number === null ? [] : [{ number: row.number, sessionId: row.sessionId }]));
    return { newest: rows[0]!.newest, revocations };
  }
}
