import type { Role } from '@transcreate/contracts';
import type { AuthSettings } from './auth-settings.js';

export type SignInPolicy = Pick<AuthSettings, 'signInCode' | 'studentDomains' | 'smtpUrl'>;

/** What a person can say about themselves when they register. */
export interface Registration {
  name?: string;
  username?: string;
  displayName?: string;
  targetCultures?: string[];
}

/** An account before it is made. */
export interface NewAccount {
  email: string;
  username: string;
  name: string;
  displayName: string;
  role: Role;
  targetCultures: string[];
}

/** True for an address of exactly one of the students' domains; a subdomain is another domain. `email` is in lower case. */
export function isStudentAddress({ studentDomains }: Pick<SignInPolicy, 'studentDomains'>, email: string): boolean {
  return studentDomains.has(email.slice(email.lastIndexOf('@') + 1));
}

/** Whether a person must prove with an e-mailed code that the address is theirs. The shared guest is no person and is not asked. */
export function needsCode(policy: SignInPolicy, email: string, role: Role): boolean {
  if (role === 'admin' || policy.signInCode === 'all' || isStudentAddress(policy, email)) return true;
  return role === 'student' && policy.signInCode === 'auto' && policy.smtpUrl !== undefined;
}

/** The role of an address that nobody has signed in with yet. */
export function roleOfNewcomer(policy: SignInPolicy, email: string): Role {
  return isStudentAddress(policy, email) ? 'student' : 'visitor';
}

/** The role after a sign-in with a code: who was a visitor before their domain was named becomes a student now. */
export function roleOnceProven(policy: SignInPolicy, email: string, role: Role): Role {
  return role === 'visitor' ? roleOfNewcomer(policy, email) : role;
}

/** An account with everything that was not said filled in from the address. */
export function newAccount(email: string, role: Role, said: Registration = {}): NewAccount {
  const localPart = email.slice(0, email.lastIndexOf('@'));
  const { name = localPart, username = localPart, displayName = name, targetCultures = [] } = said;
  return { email, role, name, username, displayName, targetCultures };
}
