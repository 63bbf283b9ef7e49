import { Injectable } from '@nestjs/common';
import { auth, ROLES, type Caller } from '@transcreate/contracts';
import { Bus, Failure, Recent } from '@transcreate/service-kit';
import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose';
import { z } from 'zod';
import { Revocations } from './revocations.js';

/** How long to wait before auth is asked again for the key of a token that nobody knows, in ms: forged ones cost nothing. */
const ASK_KEYS_MS = 1_000;

/** How many tokens are remembered as verified. A signature costs more to verify than everything else that the gateway does with a call. */
const MOST_TOKENS = 10_000;

/** What auth writes into a token. */
const Claims = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  role: z.enum(ROLES),
  guest: z.boolean(),
  email: z.string(),
  username: z.string(),
  exp: z.number(),
});

/** Whose token it is, and until when, in ms since 1970. */
interface Verified {
  caller: Caller;
  expiresAt: number;
}

/** Reads tokens without asking anybody: the public keys come from auth once, and again when a token names an unknown one. */
@Injectable()
export class Tokens {
  #keys?: ReturnType<typeof createLocalJWKSet>;
  #askedAt = -Infinity;
  readonly #verified = new Recent<string, Verified>(MOST_TOKENS);

  constructor(
    private readonly bus: Bus,
    private readonly revocations: Revocations,
  ) {}

  /** Whose token this is; null for one that is forged, expired, revoked or none at all. Throws `unavailable` while that cannot be known. */
  async read(header: string | undefined): Promise<Caller | null> {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header ?? '')?.[1];
    if (!token) return null;
    const known = this.#verified.get(token);
    const verified = known && known.expiresAt > Date.now() ? known : await this.#examine(token);
    if (!verified) return null;
    if (!this.revocations.areKnown) throw new Failure({ code: 'unavailable', retryAfter: 1 });
    return this.revocations.includes(verified.caller.sessionId) ? null : verified.caller;
  }

  async #examine(token: string): Promise<Verified | null> {
    const claims = Claims.safeParse(await this.#verify(token));
    if (!claims.success) return null;
    const { sub: userId, sid: sessionId, role, guest, email, username, exp } = claims.data;
    const verified = { caller: { userId, sessionId, role, guest, email, username }, expiresAt: exp * 1_000 };
    this.#verified.set(token, verified);
    return verified;
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
    // A key that is no longer among them verifies nothing any more.
    this.#verified.clear();
    return this.#keys;
  }
}
