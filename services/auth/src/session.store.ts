import { Injectable } from '@nestjs/common';
import { Database, Gather } from '@transcreate/service-kit';
import type { Account } from './account.store.js';
import { Prisma } from './prisma.store.js';
import { revokeSession, type Revoked } from './revocation.store.js';
import type { Life } from './token.js';

/** A session with as much of its account as stands in a token. */
export type LiveSession = Life & Pick<Account, 'email' | 'username' | 'role'> & { accountId: string };

const LIVE = {
  name: 'live-sessions',
  text: `SELECT s.id, s.issued_at AS "issuedAt", s.expires_at AS "expiresAt", a.id AS "accountId", a.email, a.username, a.role
           FROM session s JOIN account a ON a.id = s.account_id WHERE s.id = ANY($1::uuid[])`,
};
/** How long the question of a heartbeat waits for those of others, in ms: nobody waits for the reply. */
const HEARTBEAT_WAIT_MS = 250;

@Injectable()
export class SessionStore {
  readonly #heartbeats = new Gather<string, LiveSession | null>((sessionIds) => this.#read(sessionIds), HEARTBEAT_WAIT_MS);

  constructor(
    private readonly prisma: Prisma,
    private readonly database: Database,
  ) {}

  /** Null when the session has ended. */
  async find(sessionId: string): Promise<LiveSession | null> {
    return (await this.#read([sessionId]))(sessionId);
  }

  /** The same for a heartbeat, which everybody sends every minute: those of a quarter of a second are looked up together. */
  findForHeartbeat(sessionId: string): Promise<LiveSession | null> {
    return this.#heartbeats.ask(sessionId);
  }

  /** False when the session has ended meanwhile. */
  async renew(sessionId: string, life: Life): Promise<boolean> {
    const { count } = await this.prisma.session.updateMany({ where: { id: sessionId }, data: life });
    return count === 1;
  }

  /** Null when the session had ended before. */
  end(sessionId: string): Promise<Revoked | null> {
    return this.prisma.$transaction((tx) => revokeSession(tx, sessionId));
  }

  /** Plain SQL: this is the most frequent reading of all. */
  async #read(sessionIds: readonly string[]): Promise<(sessionId: string) => LiveSession | null> {
    const { rows } = await this.database.pool.query<LiveSession & { id: string }>({ ...LIVE, values: [sessionIds] });
    const sessions = new Map(rows.map(({ id, ...session }) => [id, session]));
    return (sessionId) => sessions.get(sessionId) ?? null;
  }
}
