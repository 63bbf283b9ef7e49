import { Injectable } from '@nestjs/common';
import { auth, ROLES, type Caller } from '@transcreate/contracts';
import { Bus, Failure } from '@transcreate/service-kit';
import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose';
import { z } from 'zod';
import { Revocations } from './revocations.js';

/** How long to wait before auth is asked again for the key of a token that nobody knows, in ms: forged ones cost nothing. */
const ASK_KEYS_MS = 1_000;

/** What auth writes into a token. */
const Claims = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  role: z.enum(ROLES),
  guest: z.boolean(),
  email: z.string(),
  username: z.string(),
});

/** Reads tokens without asking anybody: the public keys come from auth once, and again when a token names an unknown one. */
@Injectable()
export class Tokens {
  #keys?: ReturnType<typeof createLocalJWKSet>;
  #askedAt = -Infinity;

  constructor(
    private readonly bus: Bus,
    private readonly revocations: Revocations,
  ) {}

  /** Whose token this is; null for one that is forged, expired, revoked or none at all. Throws `unavailable` while that cannot be known. */
  async read(header: string | undefined): Promise<Caller | null> {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header ?? '')?.[1];
    if (!token) return null;
    const payload = await this.#verify(token);
    const claims = Claims.safeParse(payload);
    if (!claims.success) return null;
    if (!this.revocations.areKnown) throw new Failure({ code: 'unavailable', retryAfter: 1 });
    const { sub: userId, sid: sessionId, role, guest, email, username } = claims.data;
    return this.revocations.includes(sessionId) ? null : { userId, sessionId, role, guest, email, username };
  }

  async #verify(token: string): Promise<JWTPayload | null> {
    const keys = this.#keys ?? (await this.#askKeys());
    try {
      return (await jwtVerify(token, keys, { algorithms: ['EdDSA'] })).payload;
    } catch (error) {
      const isUnknownKey = error instanceof errors.JWKSNoMatchingKey && performance.now() - this.#askedAt > ASK_KEYS_MS;
      if (!isUnknownKey) return null;
    }
    const renewed = await this.#askKeys();
    return jwtVerify(token, renewed, { algorithms: ['EdDSA'] }).then(({ payload }) => payload, () => null);
  }

  async #askKeys() {
    this.#askedAt = performance.now();
    const { keys } = await this.bus.call(auth.getPublicKeys, {});
    this.#keys = createLocalJWKSet({ keys } as unknown as JSONWebKeySet);
    return this.#keys;
  }
}
