import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { lock, Prisma, type Transaction } from './prisma.store.js';
import { CODE_MS, MAILS_MS, MAX_MAILS } from './sign-in-code.js';
import type { Registration } from './sign-in-rules.js';

/** A code that can be entered, and the mail that is to bring it. */
export interface AskedChallenge {
  id: string;
  expiresAt: Date;
  mailId: string;
}

@Injectable()
export class ChallengeStore {
  constructor(private readonly prisma: Prisma) {}

  /**
   * The challenge of an address, the same one until it is used or over, with a mail counted for it; or, when too many were sent, from when
   * on the next may be. A registration is kept with it until the code comes; the latest one counts.
   */
  ask(email: string, registration: Registration | null, now: Date): Promise<AskedChallenge | { mailsFrom: Date }> {
    return this.prisma.$transaction(async (tx) => {
      await lock(tx, `mails to ${email}`);
      const mailsFrom = await whenMailable(tx, email, now);
      if (mailsFrom) return { mailsFrom };
      const mail = await tx.codeMail.create({ data: { email, sentAt: now } });
      return { ...(await findOrMake(tx, email, registration, now)), mailId: mail.id };
    });
  }

  /** A mail that could not be sent does not count. */
  async forgetMail(mailId: string): Promise<void> {
    await this.prisma.codeMail.deleteMany({ where: { id: mailId } });
  }

  /** Counts a try at the code of an address before anybody knows whether it is right, so that tries at once are all counted. Null without a code. */
  async countTry(email: string, requester: string, now: Date): Promise<{ id: string; tries: number } | null> {
    const rows = await this.prisma.$queryRaw<{ id: string; tries: number }[]>`
      WITH open AS (SELECT id FROM challenge WHERE email = ${email} AND expires_at > ${now} FOR KEY SHARE)
      INSERT INTO code_try (challenge_id, requester, count) SELECT id, ${requester}, 1 FROM open
      ON CONFLICT (challenge_id, requester) DO UPDATE SET count = code_try.count + 1
      RETURNING challenge_id AS id, count AS tries`;
    return rows[0] ?? null;
  }
}

/** Undefined when a mail may be sent now. */
async function whenMailable(tx: Transaction, email: string, now: Date): Promise<Date | undefined> {
  const since = new Date(now.getTime() - MAILS_MS);
  const newest = await tx.codeMail.findMany({ where: { email, sentAt: { gt: since } }, orderBy: { sentAt: 'desc' }, take: MAX_MAILS });
  const fifth = newest[MAX_MAILS - 1];
  return fifth && new Date(fifth.sentAt.getTime() + MAILS_MS);
}

async function findOrMake(tx: Transaction, email: string, registration: Registration | null, now: Date): Promise<{ id: string; expiresAt: Date }> {
  await tx.challenge.deleteMany({ where: { email, expiresAt: { lte: now } } });
  const rows = await tx.$queryRaw<{ id: string; expiresAt: Date }[]>`
    INSERT INTO challenge (id, email, expires_at, registration)
    VALUES (${randomUUID()}::uuid, ${email}, ${new Date(now.getTime() + CODE_MS)}, ${registration && JSON.stringify(registration)}::jsonb)
    ON CONFLICT (email) DO UPDATE SET registration = COALESCE(EXCLUDED.registration, challenge.registration)
    RETURNING id, expires_at AS "expiresAt"`;
  return rows[0]!;
}
