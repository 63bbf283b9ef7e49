import { Injectable } from '@nestjs/common';
import type { Account } from './generated/client.js';
import { addErrands } from './errand.store.js';
import { lock, Prisma, type Transaction } from './prisma.store.js';
import { revokeSessionsOf, revokeStaleGuests, type Revoked } from './revocation.store.js';
import type { NewAccount, Registration } from './sign-in-rules.js';

export type { Account };

/** What an admin may change. */
export type AccountChange = Partial<Pick<Account, 'name' | 'displayName' | 'role'>>;

/** How a change or an erasure of an account ended. */
export type AccountOutcome = { account: Account; revoked: Revoked | null } | 'not_found' | 'last_admin';

/** Reads an account and keeps others from changing or erasing it until the commit; `share` lets others read it in the same way. */
export async function lockAccount(tx: Transaction, email: string, mode: 'share' | 'update'): Promise<Account | null> {
  if (mode === 'share') await tx.$queryRaw`SELECT id FROM account WHERE email = ${email} FOR SHARE`;
  else await tx.$queryRaw`SELECT id FROM account WHERE email = ${email} FOR NO KEY UPDATE`;
  return tx.account.findUnique({ where: { email } });
}

/** Makes an account unless its address is in use; true when it was made. Of two at once one makes it, and the other waits for that. */
export async function insertAccount(tx: Pick<Transaction, 'account'>, account: NewAccount): Promise<boolean> {
  const { count } = await tx.account.createMany({ data: account, skipDuplicates: true });
  return count === 1;
}

@Injectable()
export class AccountStore {
  constructor(private readonly prisma: Prisma) {}

  findByEmail(email: string): Promise<Account | null> {
    return this.prisma.account.findUnique({ where: { email } });
  }

  findById(id: string): Promise<Account | null> {
    return this.prisma.account.findUnique({ where: { id } });
  }

  list(): Promise<Account[]> {
    return this.prisma.account.findMany({ orderBy: { email: 'asc' } });
  }

  count(): Promise<number> {
    return this.prisma.account.count();
  }

  /** Null when the address is in use. */
  async create(account: NewAccount): Promise<Account | null> {
    return (await insertAccount(this.prisma, account)) ? this.findByEmail(account.email) : null;
  }

  /** Null when the account has been erased. Another username is told to the services that keep copies of it (`renamed`). */
  updateProfile(id: string, said: Registration): Promise<{ account: Account; renamed: boolean } | null> {
    return this.prisma.$transaction(async (tx) => {
      const [before] = await tx.$queryRaw<Pick<Account, 'username'>[]>`SELECT username FROM account WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
      const [account] = await tx.account.updateManyAndReturn({ where: { id }, data: said });
      if (!account) return null;
      const renamed = account.username !== before?.username;
      if (renamed) await addErrands(tx, id);
      return { account, renamed };
    });
  }

  /** Changes an account; another role ends its sessions. */
  change(email: string, change: AccountChange): Promise<AccountOutcome> {
    return this.prisma.$transaction(async (tx) => {
      if (change.role !== undefined) await lock(tx, ADMINS);
      const before = await lockAccount(tx, email, 'update');
      if (!before) return 'not_found';
      const newRole = change.role !== undefined && change.role !== before.role;
      if (newRole && (await isLastAdmin(tx, before))) return 'last_admin';
      const account = await tx.account.update({ where: { email }, data: change });
      return { account, revoked: newRole ? await revokeSessionsOf(tx, account.id) : null };
    });
  }

  /** Erases a person: account, sessions, presence, codes; and notes that the services that keep data of people are to do the same. */
  erase(email: string): Promise<AccountOutcome> {
    return this.prisma.$transaction(async (tx) => {
      await lock(tx, ADMINS);
      const account = await lockAccount(tx, email, 'update');
      if (!account) return 'not_found';
      if (await isLastAdmin(tx, account)) return 'last_admin';
      const revoked = await revokeSessionsOf(tx, account.id);
      await tx.challenge.deleteMany({ where: { email } });
      await tx.codeMail.deleteMany({ where: { email } });
      await tx.account.delete({ where: { email } });
      await addErrands(tx, account.id);
      return { account, revoked };
    });
  }

  /**
   * Makes the house's own accounts and ends sessions that they contradict; replicas that start at once do it one after the other.
   * Answers what was ended, or `guest_is_person` when the guest's address belongs to a student or an admin.
   */
  prepare(admin: NewAccount, guest: NewAccount, guestAccess: 'on' | 'off'): Promise<(Revoked | null)[] | 'guest_is_person'> {
    return this.prisma.$transaction(async (tx) => {
      await lock(tx, ADMINS);
      await insertAccount(tx, guest);
      const shared = await lockAccount(tx, guest.email, 'update');
      if (!shared || shared.role !== 'visitor') return 'guest_is_person';
      await insertAccount(tx, admin);
      const primary = await lockAccount(tx, admin.email, 'update');
      const promoted = primary?.role !== 'admin' && (await tx.account.update({ where: { email: admin.email }, data: { role: 'admin' } }));
      return [promoted ? await revokeSessionsOf(tx, promoted.id) : null, await revokeStaleGuests(tx, shared.id, guestAccess)];
    }, AT_START);
  }
}

/** How long the house's accounts may wait and take, in ms: where everything starts at once, longer than a call may. */
const AT_START = { maxWait: 60_000, timeout: 60_000 };

/** Under this lock nobody else can take an admin's role away, so that two admins cannot demote each other. */
const ADMINS = 'the number of admins';

async function isLastAdmin(tx: Transaction, account: Account): Promise<boolean> {
  return account.role === 'admin' && (await tx.account.count({ where: { role: 'admin' } })) === 1;
}
