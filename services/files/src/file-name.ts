import { LIMITS } from '@transcreate/contracts';

/** Control characters, line separators, and marks that turn the direction of a text, behind which `gnp.exe` can look like `exe.png`. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** What is wrong with a file's name, for a person; undefined when nothing is. Names are kept to the letter, so a wrong one is not mended. */
export function problemOf(fileName: string): string | undefined {
  if (fileName.trim() === '' || /^\.+$/.test(fileName.trim())) return 'must have a name';
  if ([...fileName].length > LIMITS.name) return `must not have a name longer than ${LIMITS.name} characters`;
  if (UNSEEN.test(fileName) || /[\\/]/.test(fileName) || !fileName.isWellFormed()) return 'must not have a name with characters that cannot be shown';
  return undefined;
}
