import { Injectable } from '@nestjs/common';
import { Database } from '@transcreate/service-kit';
import type { Account } from './account.store.js';
import { Prisma } from './prisma.store.js';
import { revokeSession, type Revoked } from './revocation.store.js';
import type { Life } from './token.js';

/** A session with as much of its account as stands in a token. */
export type LiveSession = Life & Pick<Account, 'email' | 'username' | 'role'> & { accountId: string };

@Injectable()
export class SessionStore {
  constructor(
    private readonly prisma: Prisma,
    private readonly database: Database,
  ) {}

  /** Null when the session has ended. Plain SQL: this is read at every heartbeat of everybody. */
  async find(sessionId: string): Promise<LiveSession | null> {
    const { rows } = await this.database.pool.query<LiveSession>({
      name: 'live-session',
      text: `SELECT s.issued_at AS "issuedAt", s.expires_at AS "expiresAt", a.id AS "accountId", a.email, a.username, a.role
               FROM session s JOIN account a ON a.id = s.account_id WHERE s.id = $1`,
      values: [sessionId],
    });
    return rows[0] ?? null;
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
}
