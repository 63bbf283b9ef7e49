import { createHmac, timingSafeEqual } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** How long a code is good for, in ms. */
export const CODE_MS = 10 * 60_000;
/** How many tries a requester has at a code; then it is closed for them, and for nobody else. */
export const MAX_TRIES = 5;
/** At most so many mails go to an address ... */
export const MAX_MAILS = 5;
/** ... within so many ms. */
export const MAILS_MS = 15 * 60_000;

const DIGITS = 6;

/** The code of a challenge: 6 digits that nobody can derive without the server's secret, and that are stored nowhere. */
export function codeOf(secret: Uint8Array, challengeId: string): string {
  const number = createHmac('sha256', secret).update(challengeId).digest().readUIntBE(0, 6);
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** Whether a person typed the code; spaces, hyphens and the full-width digits of a Chinese keyboard are theirs to use. */
export function isCode(code: string, typed: string): boolean {
  const digits = Buffer.from(typed.normalize('NFKC').replaceAll(/[\s-]/g, ''));
  const expected = Buffer.from(code);
  return digits.length === expected.length && timingSafeEqual(digits, expected);
}

/** Who counts as one requester: an IPv4 address, or the 64 bits of an IPv6 network, any of whose addresses one machine can take. */
export function requesterOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.replace(/%.*$/, '').replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const before = groups(head);
  const after = groups(tail ?? '');
  const all = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
  return `${all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
