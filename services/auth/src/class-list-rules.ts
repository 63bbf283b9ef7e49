import { Email, LIMITS, Text, type ClassListLine, type ClassListProblem, type ClassListResult, type Role } from '@transcreate/contracts';
import type { ClassListEntry } from './class-list-file.js';
import { newAccount, type NewAccount } from './sign-in-rules.js';

/** What a list can change of an account. */
export type ListedAccount = Pick<NewAccount, 'email' | 'name' | 'displayName' | 'role'>;

/** The accounts that stay as they are. */
export interface HouseAddresses {
  guestEmail: string;
  adminEmail: string;
}

/** The roles that a list gives, as its cells may call them; an empty cell means a student who is not an admin already. */
const ROLE_WORDS: ReadonlyMap<string, Role> = new Map([['student', 'student'], ['学生', 'student'], ['admin', 'admin'], ['管理员', 'admin']]);

const Name = Text(LIMITS.name);

/** An entry with its address in lower case, if it has one, and the earlier line that names the same. */
export interface AddressedEntry extends ClassListEntry {
  address: string | undefined;
  firstLine?: number;
}

/** Finds the addresses of a whole list, and those that stand in it twice. */
export function addressed(entries: readonly ClassListEntry[]): AddressedEntry[] {
  const firstLines = new Map<string, number>();
  return entries.map((entry) => {
    const address = Email.safeParse(entry.email).data;
    const firstLine = address && firstLines.get(address);
    if (address && firstLine === undefined) firstLines.set(address, entry.line);
    return { ...entry, address, ...(firstLine ? { firstLine } : {}) };
  });
}

/** What follows from an entry for the account of its address as it is: the same for a preview and for the import. */
export function lineOf(entry: AddressedEntry, before: ListedAccount | undefined, house: HouseAddresses): ClassListLine {
  const problem = problemOf(entry, before, house);
  if (problem) return refused(entry, problem);
  const asked = askedRole(entry);
  if (!before) return created(entry, newAccount(entry.address!, asked ?? 'student', namesOf(entry)));
  const line = changed(entry, before, asked ?? (before.role === 'admin' ? 'admin' : 'student'));
  return before.email === house.adminEmail && line.action === 'update' ? refused(entry, 'protected') : line;
}

/** How many lines a plan has of each action. */
export function countsOf(lines: readonly ClassListLine[]): ClassListResult['counts'] {
  const counts = { create: 0, update: 0, unchanged: 0, refused: 0 };
  for (const { action } of lines) counts[action] += 1;
  return counts;
}

function problemOf(entry: AddressedEntry, before: ListedAccount | undefined, house: HouseAddresses): ClassListProblem | undefined {
  if (entry.email === '') return 'no_email';
  if (entry.address === undefined) return 'bad_email';
  if (entry.firstLine !== undefined) return 'duplicate';
  if (entry.address === house.guestEmail) return 'protected';
  const asked = askedRole(entry);
  if (entry.role !== '' && !asked) return 'bad_role';
  if ([entry.name, entry.displayName].some((name) => name !== '' && !Name.safeParse(name).success)) return 'bad_name';
  return before?.role === 'admin' && asked === 'student' ? 'is_admin' : undefined;
}

function askedRole({ role }: ClassListEntry): Role | undefined {
  return ROLE_WORDS.get(role.toLowerCase());
}

function namesOf({ name, displayName }: ClassListEntry) {
  return { ...(name === '' ? {} : { name }), ...(displayName === '' ? {} : { displayName }) };
}

function created({ line }: ClassListEntry, { email, name, displayName, role }: ListedAccount): ClassListLine {
  return { line, email, name, displayName, role, action: 'create' };
}

/** A display name that was never chosen follows the name. */
function changed(entry: ClassListEntry, before: ListedAccount, role: Role): ClassListLine {
  const name = entry.name || before.name;
  const displayName = entry.displayName || (before.displayName === before.name ? name : before.displayName);
  const after = { name, displayName, role };
  const changes = (['name', 'displayName', 'role'] as const).filter((field) => after[field] !== before[field]);
  const line = { line: entry.line, email: before.email, ...after };
  return changes.length === 0 ? { ...line, action: 'unchanged' } : { ...line, action: 'update', changes };
}

function refused({ line, email, name, displayName, firstLine }: AddressedEntry, problem: ClassListProblem): ClassListLine {
  return { line, email, name, displayName, action: 'refused', problem, ...(problem === 'duplicate' ? { firstLine } : {}) };
}
