import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Role } from '@transcreate/contracts';
import { lock, Prisma } from './prisma.store.js';

/** A login session ends when no heartbeat came for so long, in ms. */
export const SILENCE_MS = 5 * 60_000;

/** Heartbeats of one session that came shortly after each other. */
export interface Beats {
  sessionId: string;
  accountId: string;
  role: Role;
  firstAt: Date;
  lastAt: Date;
}

/** A login session as an admin sees it. */
export interface Presence {
  email: string;
  role: Role;
  startedAt: Date;
  lastSeenAt: Date;
}

@Injectable()
export class PresenceStore {
  constructor(private readonly prisma: Prisma) {}

  /**
   * Writes heartbeats down: each lengthens the login session that it follows within 5 minutes, or begins one. Replicas take turns, so that a
   * session whose heartbeats reached two of them begins once; those of an erased account are dropped.
   */
  async write(beats: readonly Beats[]): Promise<void> {
    const sessionIds = beats.map((beat) => beat.sessionId);
    const accountIds = beats.map((beat) => beat.accountId);
    const roles = beats.map((beat) => beat.role);
    const firsts = beats.map((beat) => beat.firstAt.toISOString());
    const lasts = beats.map((beat) => beat.lastAt.toISOString());
    const newIds = beats.map(() => randomUUID());
    await this.prisma.$transaction(async (tx) => {
      await lock(tx, 'presence');
      await tx.$executeRaw`
        WITH beat AS (
          SELECT beat.* FROM unnest(
            ${newIds}::uuid[], ${sessionIds}::uuid[], ${accountIds}::uuid[], ${roles}::text[], ${firsts}::timestamptz[], ${lasts}::timestamptz[]
          ) AS beat (new_id, session_id, account_id, role, first_at, last_at)
          JOIN account ON account.id = beat.account_id
          FOR KEY SHARE OF account
        ), lengthened AS (
          UPDATE login_session
             SET started_at = LEAST(started_at, beat.first_at), last_seen_at = GREATEST(last_seen_at, beat.last_at)
            FROM beat
           WHERE login_session.session_id = beat.session_id
             AND login_session.last_seen_at > beat.first_at - ${SILENCE_MS} * interval '1 millisecond'
             AND login_session.started_at < beat.last_at + ${SILENCE_MS} * interval '1 millisecond'
          RETURNING login_session.session_id
        )
        INSERT INTO login_session (id, session_id, account_id, role, started_at, last_seen_at)
        SELECT new_id, session_id, account_id, role::role, first_at, last_at FROM beat
         WHERE session_id NOT IN (SELECT session_id FROM lengthened)`;
    });
  }

  /** The accounts with a heartbeat after `since`. */
  async accountsSeen(since: Date): Promise<Set<string>> {
    const where = { lastSeenAt: { gt: since } };
    const rows = await this.prisma.loginSession.findMany({ where, distinct: ['accountId'], select: { accountId: true } });
    return new Set(rows.map((row) => row.accountId));
  }

  /** An account's login sessions, oldest first. */
  async listOf(accountId: string): Promise<Omit<Presence, 'email'>[]> {
    const rows = await this.prisma.loginSession.findMany({ where: { accountId }, orderBy: [{ startedAt: 'asc' }, { id: 'asc' }] });
    return rows.map(({ role, startedAt, lastSeenAt }) => ({ role, startedAt, lastSeenAt }));
  }

  /** How many login sessions had a heartbeat after `since`. */
  countSeen(since: Date): Promise<number> {
    return this.prisma.loginSession.count({ where: { lastSeenAt: { gt: since } } });
  }

  /** Login sessions that were alive after `since`, those that began last first. */
  async list(since: Date, role: Role | undefined, limit: number): Promise<Presence[]> {
    const rows = await this.prisma.loginSession.findMany({
      where: { lastSeenAt: { gte: since }, role },
      orderBy: [{ startedAt: 'desc' }, { id: 'asc' }],
      take: limit,
      include: { account: { select: { email: true } } },
    });
    return rows.map(({ account, role: as, startedAt, lastSeenAt }) => ({ email: account.email, role: as, startedAt, lastSeenAt }));
  }
}
