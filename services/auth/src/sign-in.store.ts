import { Injectable } from '@nestjs/common';
import type { Role } from '@transcreate/contracts';
import { insertAccount, lockAccount, type Account } from './account.store.js';
import { Prisma, type Transaction } from './prisma.store.js';
import { revokeSessionsOf, type Revoked } from './revocation.store.js';
import type { NewAccount, Registration } from './sign-in-rules.js';
import type { Life } from './token.js';

/** An account with a session that has just begun. */
export interface OpenedSession {
  account: Account;
  sessionId: string;
}

/**
 * Each sign-in of a person is one transaction. It holds the account's row from reading the role to the commit: a change of role in between would not
 * see the new session, and would leave it alive with the old role.
 */
@Injectable()
export class SignInStore {
  constructor(private readonly prisma: Prisma) {}

  /** The shared guest, whose role never changes, so that nothing needs to be held; null only while the account is missing. */
  async openGuest(email: string, life: Life): Promise<OpenedSession | null> {
    const account = await this.prisma.account.findUnique({ where: { email } });
    return account && open(this.prisma, account, life, true);
  }

  /** Signs in without a code, and makes the account if nobody has it; null when the role that it has by now may not enter so. */
  openWithoutCode(newcomer: NewAccount, life: Life, mayEnter: (role: Role) => boolean): Promise<OpenedSession | null> {
    return this.prisma.$transaction(async (tx) => {
      const account = await findOrMake(tx, newcomer, 'share');
      return mayEnter(account.role) ? open(tx, account, life) : null;
    });
  }

  /** Makes an account and signs in; null when the address is in use. */
  openNew(newcomer: NewAccount, life: Life): Promise<OpenedSession | null> {
    return this.prisma.$transaction(async (tx) => {
      if (!(await insertAccount(tx, newcomer))) return null;
      const account = await tx.account.findUniqueOrThrow({ where: { email: newcomer.email } });
      return open(tx, account, life);
    });
  }

  /**
   * Takes a challenge whose code was right, and signs in; null when another request has taken it. `newcomer` is made of what the
   * registration said, if there was one; `roleOf` is the role that the account has from now on.
   */
  openWithChallenge(
    challengeId: string,
    newcomer: (said: Registration) => NewAccount,
    roleOf: (role: Role) => Role,
    life: Life,
  ): Promise<(OpenedSession & { revoked: Revoked | null }) | null> {
    return this.prisma.$transaction(async (tx) => {
      const taken = await tx.$queryRaw<{ registration: Registration | null }[]>`
        DELETE FROM challenge WHERE id = ${challengeId}::uuid RETURNING registration`;
      if (!taken[0]) return null;
      const account = await findOrMake(tx, newcomer(taken[0].registration ?? {}), 'update');
      const role = roleOf(account.role);
      if (role === account.role) return { ...(await open(tx, account, life)), revoked: null };
      const raised = await tx.account.update({ where: { id: account.id }, data: { role } });
      const revoked = await revokeSessionsOf(tx, account.id);
      return { ...(await open(tx, raised, life)), revoked };
    });
  }
}

async function findOrMake(tx: Transaction, newcomer: NewAccount, mode: 'share' | 'update'): Promise<Account> {
  const known = await lockAccount(tx, newcomer.email, mode);
  if (known) return known;
  await insertAccount(tx, newcomer);
  const made = await lockAccount(tx, newcomer.email, mode);
  if (!made) throw new Error('An account was erased in the moment in which its owner signed in.');
  return made;
}

async function open(tx: Pick<Transaction, 'session'>, account: Account, life: Life, guest = false): Promise<OpenedSession> {
  const { id } = await tx.session.create({ data: { accountId: account.id, guest, ...life } });
  return { account, sessionId: id };
}
