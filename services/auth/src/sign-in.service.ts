import { Injectable } from '@nestjs/common';
import { auth, type Input, type Role, type SignIn } from '@transcreate/contracts';
import { failure } from '@transcreate/service-kit';
import { AccountStore } from './account.store.js';
import { AuthSettings } from './auth-settings.js';
import { ChallengeService } from './challenge.service.js';
import { RevocationService } from './revocation.service.js';
import { SessionService } from './session.service.js';
import { needsCode, newAccount, roleOfNewcomer, roleOnceProven, type Registration } from './sign-in-rules.js';
import { SignInStore } from './sign-in.store.js';

/** Who comes in, and with what proof. */
@Injectable()
export class SignInService {
  constructor(
    private readonly store: SignInStore,
    private readonly accounts: AccountStore,
    private readonly challenges: ChallengeService,
    private readonly sessions: SessionService,
    private readonly revocations: RevocationService,
    private readonly settings: AuthSettings,
  ) {}

  /** Signs in by e-mail. Who needs a code and brings none gets it by mail, and signs in with a second call. */
  async login({ email, code }: Input<typeof auth.login>, address: string): Promise<SignIn> {
    if (email === this.settings.guestEmail) return this.#loginGuest();
    const account = await this.accounts.findByEmail(email);
    const known = !this.#needsCode(email, account?.role) && (await this.#loginWithoutCode(email));
    if (known) return known;
    return code === undefined ? this.challenges.ask(email) : this.#loginWithCode(email, code, address);
  }

  /** Makes an account. Where the address must be proven first, it is made when login brings the code. */
  async register({ email, name, username, displayName, targetCultures }: Input<typeof auth.register>): Promise<SignIn> {
    const said: Registration = { name, username, displayName, targetCultures };
    if (await this.accounts.findByEmail(email)) throw inUse();
    if (this.#needsCode(email)) return this.challenges.ask(email, said);
    const life = this.sessions.newLife();
    const opened = await this.store.openNew(this.#newcomer(email, said), life);
    if (!opened) throw inUse();
    return this.sessions.welcome(opened, life);
  }

  async #loginGuest(): Promise<SignIn> {
    const life = this.sessions.newLife();
    const opened = this.settings.guestAccess === 'on' && (await this.store.openGuest(this.settings.guestEmail, life));
    if (!opened) throw failure(auth.login, 'forbidden', 'Visiting without an e-mail address of your own is switched off on this server.');
    return this.sessions.welcome(opened, life);
  }

  /** Null for somebody who has just been given a role that needs a code. */
  async #loginWithoutCode(email: string): Promise<SignIn | null> {
    const life = this.sessions.newLife();
    const opened = await this.store.openWithoutCode(this.#newcomer(email), life, (role) => !this.#needsCode(email, role));
    return opened && this.sessions.welcome(opened, life);
  }

  async #loginWithCode(email: string, code: string, address: string): Promise<SignIn> {
    const challengeId = await this.challenges.check(email, code, address);
    const life = this.sessions.newLife();
    const roleOf = (role: Role) => roleOnceProven(this.settings, email, role);
    const opened = await this.store.openWithChallenge(challengeId, (said) => this.#newcomer(email, said), roleOf, life);
    if (!opened) throw failure(auth.login, 'invalid_code');
    this.revocations.announce(opened.revoked);
    return this.sessions.welcome(opened, life);
  }

  #newcomer(email: string, said?: Registration) {
    return newAccount(email, roleOfNewcomer(this.settings, email), said);
  }

  #needsCode(email: string, role: Role = roleOfNewcomer(this.settings, email)): boolean {
    return needsCode(this.settings, email, role);
  }
}

function inUse() {
  return failure(auth.register, 'conflict', 'This e-mail address is already in use. Please sign in with it.');
}
