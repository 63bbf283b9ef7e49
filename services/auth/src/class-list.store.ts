import { Injectable } from '@nestjs/common';
import type { ClassListLine } from '@transcreate/contracts';
import type { AddressedEntry, ListedAccount } from './class-list-rules.js';
import { Prisma, type Transaction } from './prisma.store.js';
import { revokeSessionsOf, type Revoked } from './revocation.store.js';
import { newAccount } from './sign-in-rules.js';

type KnownAccount = ListedAccount & { id: string };

/** What an import does with an entry whose address has this account, or none. */
type Rule = (entry: AddressedEntry, before: ListedAccount | undefined) => ClassListLine;

const FIELDS = { id: true, email: true, name: true, displayName: true, role: true } as const;

/** Accounts, many at a time. */
@Injectable()
export class ClassListStore {
  constructor(private readonly prisma: Prisma) {}

  /** The accounts of some addresses, by address. */
  async accountsOf(emails: string[]): Promise<Map<string, ListedAccount>> {
    return byEmail(await this.prisma.account.findMany({ where: { email: { in: emails } }, select: FIELDS }));
  }

  /** Everybody whom a class list names: students and admins. */
  listed(): Promise<ListedAccount[]> {
    return this.prisma.account.findMany({ where: { role: { in: ['student', 'admin'] } }, orderBy: { email: 'asc' }, select: FIELDS });
  }

  /** Does with each entry what the rule says, in one transaction; another role ends sessions. Answers what was done, in the order of the entries. */
  async apply(entries: readonly AddressedEntry[], rule: Rule): Promise<{ lines: ClassListLine[]; revoked: Revoked | null }> {
    return this.prisma.$transaction(async (tx) => {
      const promoted: string[] = [];
      const lines = await settle(tx, entries, rule, promoted);
      return { lines, revoked: promoted.length > 0 ? await revokeSessionsOf(tx, ...promoted) : null };
    });
  }
}

/** Who signs in for the first time in this very moment makes the account that a line would make: such a line is looked at once more. */
async function settle(tx: Transaction, entries: readonly AddressedEntry[], rule: Rule, promoted: string[]): Promise<ClassListLine[]> {
  const known = await lockAccounts(tx, entries);
  const lines = entries.map((entry) => rule(entry, known.get(entry.address ?? '')));
  const made = await insert(tx, lines.filter((line) => line.action === 'create'));
  await update(tx, lines.filter((line) => line.action === 'update'));
  promoted.push(...lines.filter(({ changes }) => changes?.includes('role')).map(({ email }) => known.get(email)!.id));
  const late = entries.filter((_, index) => lines[index]!.action === 'create' && !made.has(lines[index]!.email));
  if (late.length === 0) return lines;
  const again = new Map((await settle(tx, late, rule, promoted)).map((line) => [line.line, line]));
  return lines.map((line) => again.get(line.line) ?? line);
}

/** In the order of their addresses, so that two imports at once cannot wait for each other. */
async function lockAccounts(tx: Transaction, entries: readonly AddressedEntry[]): Promise<Map<string, KnownAccount>> {
  const emails = entries.flatMap(({ address }) => address ?? []);
  const rows = await tx.$queryRaw<KnownAccount[]>`
    SELECT id, email, name, display_name AS "displayName", role::text AS role FROM account WHERE email = ANY(${emails}) ORDER BY email FOR NO KEY UPDATE`;
  return byEmail(rows);
}

/** Answers the addresses of the accounts that were made. */
async function insert(tx: Transaction, lines: readonly ClassListLine[]): Promise<Set<string>> {
  const data = lines.map(({ email, role, name, displayName }) => newAccount(email, role!, { name, displayName }));
  const rows = await tx.account.createManyAndReturn({ data, skipDuplicates: true, select: { email: true } });
  return new Set(rows.map(({ email }) => email));
}

async function update(tx: Transaction, lines: readonly ClassListLine[]): Promise<void> {
  if (lines.length === 0) return;
  const [emails, names, displayNames, roles] = (['email', 'name', 'displayName', 'role'] as const).map((field) => lines.map((line) => line[field]!));
  await tx.$executeRaw`
    UPDATE account SET name = said.name, display_name = said.display_name, role = said.role::role
      FROM unnest(${emails}::text[], ${names}::text[], ${displayNames}::text[], ${roles}::text[]) AS said (email, name, display_name, role)
     WHERE account.email = said.email`;
}

function byEmail<T extends ListedAccount>(accounts: readonly T[]): Map<string, T> {
  return new Map(accounts.map((account) => [account.email, account]));
}
