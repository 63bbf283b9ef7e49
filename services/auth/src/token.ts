import { TICKET_TYPE, type Role } from '@transcreate/contracts';
import { SignJWT } from 'jose';
import type { SigningKey } from './signing-key.js';

/**
 * What a token says about its bearer, beside `iat` and `exp`. The gateway makes the caller of it: `sub` is `userId`, `sid` is `sessionId`,
 * the others keep their names. The header names the key (`kid`); the algorithm is EdDSA.
 */
export interface Claims {
  /** The account's id. */
  sub: string;
  /** The session: it is what a revocation ends, with all tokens made for it. */
  sid: string;
  role: Role;
  /** The shared account of the automatic visitor. */
  guest: boolean;
  email: string;
  username: string;
}

/** From when until when a token is good. */
export interface Life {
  issuedAt: Date;
  expiresAt: Date;
}

const DAY_MS = 86_400_000;

/** A life of `lengthMs` from now on. It ends on a full second, because a token cannot say more. */
export function lifeFrom(now: Date, lengthMs: number): Life {
  return { issuedAt: now, expiresAt: new Date(Math.ceil((now.getTime() + lengthMs) / 1_000) * 1_000) };
}

/** Whether a token is old enough for a fresh one: a day, or half its life if that is shorter. */
export function isDue({ issuedAt, expiresAt }: Life, now: Date): boolean {
  const half = (expiresAt.getTime() - issuedAt.getTime()) / 2;
  return now.getTime() - issuedAt.getTime() >= Math.min(DAY_MS, half);
}

type Signer = Pick<SigningKey, 'privateKey' | 'id'>;

/** A signed token (JWT). */
export function signToken(key: Signer, claims: Claims, life: Life): Promise<string> {
  return sign(key, 'JWT', claims, life);
}

/** A signed ticket: a token for `path` alone. Its type in the header keeps it from being taken for a token of any path. */
export function signTicket(key: Signer, claims: Claims & { path: string }, life: Life): Promise<string> {
  return sign(key, TICKET_TYPE, claims, life);
}

function sign(key: Signer, typ: string, { sub, ...claims }: Claims, { issuedAt, expiresAt }: Life): Promise<string> {
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'EdDSA', kid: key.id, typ })
    .setSubject(sub)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key.privateKey);
}
