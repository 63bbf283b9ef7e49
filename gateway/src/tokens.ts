import { Injectable } from '@nestjs/common';
import { auth, ROLES, TICKET_TYPE, ticketPathOf, type Caller } from '@transcreate/contracts';
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

/** A ticket says the same, and which path it opens. */
const TicketClaims = Claims.extend({ path: z.string() });

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
    return verified && this.#unlessRevoked(verified.caller);
  }

  /** Whose ticket this is; null for one that is of no use, or that opens another address than this one. */
  async readTicket(ticket: string, address: string): Promise<Caller | null> {
    const claims = TicketClaims.safeParse(await this.#verify(ticket, TICKET_TYPE));
    const isForIt = claims.success && claims.data.path === ticketPathOf(address);
    return isForIt ? this.#unlessRevoked(callerOf(claims.data)) : null;
  }

  #unlessRevoked(caller: Caller): Caller | null {
    if (!this.revocations.areKnown) throw new Failure({ code: 'unavailable', retryAfter: 1 });
    return this.revocations.includes(caller.sessionId) ? null : caller;
  }

  async #examine(token: string): Promise<Verified | null> {
    const claims = Claims.safeParse(await this.#verify(token, 'JWT'));
    if (!claims.success) return null;
    const verified = { caller: callerOf(claims.data), expiresAt: claims.data.exp * 1_000 };
    this.#verified.set(token, verified);
    return verified;
  }

  /** `typ` is the type that the token must be of: a ticket that is sent as a token is none. */
  async #verify(token: string, typ: string): Promise<JWTPayload | null> {
    const keys = this.#keys ?? (await this.#askKeys());
    try {
      return (await jwtVerify(token, keys, { algorithms: ['EdDSA'], typ })).payload;
    } catch (error) {
      const isUnknownKey = error instanceof errors.JWKSNoMatchingKey && performance.now() - this.#askedAt > ASK_KEYS_MS;
      if (!isUnknownKey) return null;
    }
    const renewed = await this.#askKeys();
    return jwtVerify(token, renewed, { algorithms: ['EdDSA'], typ }).then(({ payload }) => payload, () => null);
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

function callerOf({ sub: userId, sid: sessionId, role, guest, email, username }: z.infer<typeof Claims>): Caller {
  return { userId, sessionId, role, guest, email, username };
}
