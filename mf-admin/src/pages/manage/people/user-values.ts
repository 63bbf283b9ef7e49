import { LIMITS } from '@transcreate/contracts/browser';
import type { User } from '@transcreate/contracts';

/** What the form of an account holds. */
export interface UserValues {
  email: string;
  name: string;
  displayName: string;
  /** A visitor can be made something else, and nobody a visitor. */
  role: User['role'];
}

export const NEW_USER: UserValues = { email: '', name: '', displayName: '', role: 'student' };

export type UserProblem = 'emailInvalid' | 'nameMissing' | 'nameTooLong';

/** What keeps the values from being sent; null if nothing. */
export function problemOfUser({ email, name, displayName }: UserValues): UserProblem | null {
  // The server decides what an address is; this tells early what can't be one.
  if (!/^[^\s@]+@[^\s@]+$/.test(email.trim()) || [...email.trim()].length > LIMITS.email) return 'emailInvalid';
  if (name.trim() === '') return 'nameMissing';
  return [name, displayName].some((text) => [...text].length > LIMITS.name) ? 'nameTooLong' : null;
}

/** Values that were kept as a draft; null for anything that is none. */
export function storedUser(text: string): UserValues | null {
  try {
    const stored: unknown = JSON.parse(text);
    return typeof stored === 'object' && stored !== null ? { ...NEW_USER, ...stored } : null;
  } catch {
    return null;
  }
}

/** The accounts in which every word that was typed stands somewhere, of one role or all. */
export function foundUsers(users: readonly User[], words: string, role: User['role'] | 'all'): User[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return users.filter((user) => {
    if (role !== 'all' && user.role !== role) return false;
    const text = [user.email, user.name, user.displayName, user.username].join(' ').toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
