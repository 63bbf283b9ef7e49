import { Injectable } from '@nestjs/common';
import { KEEPERS, type KeeperName } from '@transcreate/contracts';
import { Database } from '@transcreate/service-kit';
import type { Transaction } from './prisma.store.js';

/** How long who tells a service may be on the way, in ms: longer than any call takes. */
const LEASE_MS = 30_000;
/**
 * When a service is told once more, in ms after the change: what a person's last calls wrote may still have been on its way, and an open page
 * goes on for a minute with a token that says the old name.
 */
const SETTLED_MS = 120_000;
/** The longest pause between two tries, in ms. */
const LONGEST_PAUSE_MS = 15_000;
const FIRST_PAUSE_MS = 1_000;
/** How many errands are run at the same moment. */
const AT_ONCE = 20;

/** A service that is to be told of an account. */
export interface Errand {
  accountId: string;
  service: KeeperName;
  version: number;
  /** The account's username by now; null when there is no account any more. */
  username: string | null;
  /** What is told now, nothing can come after. */
  settled: boolean;
}

const ADD = `
  INSERT INTO person_errand (account_id, service, changed_at, due_at) SELECT $1::uuid, service, now(), now() FROM unnest($2::text[]) AS service
  ON CONFLICT (account_id, service) DO UPDATE SET version = person_errand.version + 1, changed_at = now(), due_at = now(), tries = 0`;

/** Takes errands that nobody is on: of one account, or those that are due. */
const TAKE = `
  UPDATE person_errand SET leased_until = now() + $2 * interval '1 millisecond', tries = tries + 1
   WHERE (account_id, service) IN (
     SELECT account_id, service FROM person_errand
      WHERE CASE WHEN $1::uuid IS NULL THEN due_at <= now() ELSE account_id = $1 END AND (leased_until IS NULL OR leased_until < now())
      ORDER BY due_at LIMIT $4 FOR UPDATE SKIP LOCKED)
  RETURNING account_id AS "accountId", service, version, now() >= changed_at + $3 * interval '1 millisecond' AS settled,
    (SELECT username FROM account WHERE id = account_id) AS username`;

const FORGET = 'DELETE FROM person_errand WHERE account_id = $1 AND service = $2 AND version = $3';

/** A change that came while somebody was on the way makes it due at once. */
const TOLD = `
  UPDATE person_errand SET leased_until = NULL, tries = 0,
    due_at = CASE WHEN version = $3 THEN changed_at + $4 * interval '1 millisecond' ELSE now() END
   WHERE account_id = $1 AND service = $2`;

const NOT_TOLD = `
  UPDATE person_errand SET leased_until = NULL,
    due_at = now() + LEAST($3 * power(2, LEAST(tries, 10) - 1), $4) * interval '1 millisecond'
   WHERE account_id = $1 AND service = $2`;

/** Notes that every service that keeps data of people is to be told of an account; in the transaction that changes or erases it. */
export async function addErrands(tx: Transaction, accountId: string): Promise<void> {
  await tx.$executeRawUnsafe(ADD, accountId, Object.keys(KEEPERS));
}

/** The outbox of what services are to be told of people. */
@Injectable()
export class ErrandStore {
  constructor(private readonly database: Database) {}

  /** Takes what is due, or what there is to tell of one account; nobody else gets it until it is told, not told, or half a minute has gone. */
  async take(accountId: string | null = null): Promise<Errand[]> {
    const { rows } = await this.database.pool.query<Errand>(TAKE, [accountId, LEASE_MS, SETTLED_MS, AT_ONCE]);
    return rows;
  }

  async told({ accountId, service, version, settled }: Errand): Promise<void> {
    if (settled) await this.database.pool.query(FORGET, [accountId, service, version]);
    await this.database.pool.query(TOLD, [accountId, service, version, SETTLED_MS]);
  }

  /** It is tried again after a pause that doubles each time, up to a quarter of a minute. */
  async notTold({ accountId, service }: Errand): Promise<void> {
    await this.database.pool.query(NOT_TOLD, [accountId, service, FIRST_PAUSE_MS, LONGEST_PAUSE_MS]);
  }
}
