import { Injectable } from '@nestjs/common';
import { auth, type Caller, type SignIn } from '@transcreate/contracts';
import { failure } from '@transcreate/service-kit';
import type { JWK } from 'jose';
import { AuthSettings } from './auth-settings.js';
import { RevocationService } from './revocation.service.js';
import { SessionStore, type LiveSession } from './session.store.js';
import type { OpenedSession } from './sign-in.store.js';
import { SigningKey } from './signing-key.js';
import { isDue, lifeFrom, signToken, type Life } from './token.js';
import { userOf } from './user.js';

/** Tokens and the sessions behind them. */
@Injectable()
export class SessionService {
  constructor(
    private readonly store: SessionStore,
    private readonly revocations: RevocationService,
    private readonly key: SigningKey,
    private readonly settings: AuthSettings,
  ) {}

  /** The life of a token that is made now. */
  newLife(): Life {
    return lifeFrom(new Date(), this.settings.sessionMs);
  }

  publicKeys(): { keys: JWK[] } {
    return { keys: [this.key.publicJwk] };
  }

  /** The reply to somebody who has just signed in. */
  async welcome({ account, sessionId }: OpenedSession, life: Life): Promise<SignIn> {
    return { token: await this.#sign(sessionId, { ...account, accountId: account.id, ...life }), user: userOf(account) };
  }

  /** Ends the caller's session. That it had ended before is no failure. */
  async logout({ sessionId }: Caller): Promise<void> {
    this.revocations.announce(await this.store.end(sessionId));
  }

  /** The caller's session as it stands; `unauthenticated` when it has ended. */
  async find({ sessionId }: Caller): Promise<LiveSession> {
    return alive(await this.store.find(sessionId));
  }

  /** The same, together with those of others; a quarter of a second later. */
  async findForHeartbeat({ sessionId }: Caller): Promise<LiveSession> {
    return alive(await this.store.findForHeartbeat(sessionId));
  }

  /** A fresh token when the caller's is due, or no longer says what the account says; its predecessor ends with the same session. */
  async renewed(caller: Caller, session: LiveSession): Promise<string | undefined> {
    const isTrue = caller.role === session.role && caller.email === session.email && caller.username === session.username;
    if (isTrue && !isDue(session, new Date())) return undefined;
    const life = this.newLife();
    if (!(await this.store.renew(caller.sessionId, life))) throw failure(auth.heartbeat, 'unauthenticated');
    return this.#sign(caller.sessionId, { ...session, ...life });
  }

  #sign(sessionId: string, { accountId, role, email, username, ...life }: LiveSession): Promise<string> {
    const guest = email === this.settings.guestEmail;
    return signToken(this.key, { sub: accountId, sid: sessionId, role, guest, email, username }, life);
  }
}

function alive(session: LiveSession | null): LiveSession {
  if (!session) throw failure(auth.heartbeat, 'unauthenticated');
  return session;
}
