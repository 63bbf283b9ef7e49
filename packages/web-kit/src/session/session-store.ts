import { auth } from '@transcreate/contracts/browser';
import type { User } from '@transcreate/contracts';
import { ApiError } from '../client/api-error.js';
import { createClient } from '../client/client.js';
import type { Client } from '../client/client.js';
import { clearDraftsOf, GUEST_OWNER, moveGuestDrafts } from '../drafts/draft-store.js';
import { credentials, isServerToken, LOCAL_VISITOR, localToken } from './credentials.js';
import type { SessionUser } from './credentials.js';

/** How long the page waits before it asks a server again that could not be reached, in milliseconds. */
export const RECOVERY_DELAY = 15_000;
/** How long a tab whose token another tab took away waits for that tab's next one, in milliseconds. */
const FOLLOW_DELAY = 2_000;

export interface Session {
  /** Null before a first visit's sign-in has answered, after a 401, and where visitors without an account are not let in. */
  user: SessionUser | null;
  /** Whether `user` and the token are settled, so that calls can be made. */
  ready: boolean;
  /** The server ended the session and nobody has signed in since: the place for this is /login. */
  expired: boolean;
}

/**
 * Who the page works for. Without a token it signs in as the shared guest; a stored token is proved by loading the profile; what the
 * server refuses is dropped, what it can't be asked about is kept and asked again later. Token and user live on the device
 * (`credentials`), so all tabs have one session; this store follows and tells its subscribers.
 */
export class SessionStore {
  #session: Session;
  readonly #api: Client<typeof auth>;
  readonly #listeners = new Set<() => void>();
  #guestEmail: string | undefined;
  #entering: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(api: Client<typeof auth> = createClient(auth)) {
    this.#api = api;
    this.#session = { user: credentials.user(), ready: false, expired: false };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): Session => this.#session;

  /** The first step of a page: proves the stored token, or gets one as the guest. */
  start(): Promise<void> {
    const token = credentials.token();
    return isServerToken(token) ? this.#prove(token) : this.enterAsGuest();
  }

  /** Stops asking a server that could not be reached. */
  stop(): void {
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.#askAgain);
  }

  /** A person has signed in. What the guest had typed in this tab is theirs from now on. */
  signIn(token: string, user: User): void {
    this.#adopt(token, user);
  }

  /** The person's account has changed. */
  updateUser(user: User): void {
    const token = credentials.token();
    if (token !== null) this.#adopt(token, user);
  }

  /** A renewed token of the same session; too late if somebody else has signed in meanwhile. */
  renew(previous: string | null, token: string): void {
    if (previous === credentials.token()) credentials.storeToken(token);
  }

  /** Ends the session here at once, tells the server, and goes on as the guest. A server that can't be reached lets the token run out. */
  async logOut({ keepDrafts }: { keepDrafts: boolean }): Promise<void> {
    if (!keepDrafts) clearDraftsOf(ownerOf(this.#session.user));
    if (isServerToken(credentials.token())) this.#api.logout({}, { keepSession: true }).catch(() => undefined);
    credentials.clear();
    this.#settle({ user: null, ready: false, expired: false });
    await this.enterAsGuest();
  }

  /** The server refused this token. A refusal of an older one is about a session that is over anyway. */
  expire(token: string | null): void {
    if (token !== credentials.token()) return;
    credentials.clear();
    this.#settle({ user: null, ready: true, expired: true });
  }

  /** Gets the guest's token for a page that has none of the server; whether it has one now. */
  async recover(): Promise<boolean> {
    await this.enterAsGuest();
    return isServerToken(credentials.token());
  }

  /** Another tab has signed in or out. */
  follow(): void {
    const token = credentials.token();
    const user = credentials.user();
    if (token !== null && user) this.#settle({ user, ready: true, expired: false });
    else if (!this.#session.expired) {
      this.#settle({ user: null, ready: false, expired: false });
      setTimeout(() => credentials.token() === null && void this.enterAsGuest(), FOLLOW_DELAY);
    }
  }

  /** Signs in as the shared guest, or stands in for the server while it can't be reached. One attempt at a time. */
  enterAsGuest(): Promise<void> {
    this.#entering ??= this.#enter().finally(() => {
      this.#entering = undefined;
    });
    return this.#entering;
  }

  async #enter(): Promise<void> {
    const before = credentials.token();
    const overtaken = () => credentials.token() !== before;
    try {
      const config = await this.#api.getConfig();
      this.#guestEmail = config.guestEmail;
      if (overtaken()) return;
      if (config.guestAccess === 'off') return this.#closeDoor();
      const { token, user } = await this.#api.login({ email: config.guestEmail });
      if (overtaken()) return;
      if (!token || !user) throw new Error('The guest account asks for a code');
      this.#adopt(token, user);
    } catch {
      if (!overtaken()) this.#standIn();
    }
  }

  #closeDoor(): void {
    credentials.clear();
    this.#settle({ user: null, ready: true, expired: false });
  }

  #standIn(): void {
    credentials.store(localToken(), LOCAL_VISITOR);
    this.#settle({ user: LOCAL_VISITOR, ready: true, expired: false });
    this.#askLater();
  }

  async #prove(token: string): Promise<void> {
    const [config, profile] = await Promise.allSettled([this.#api.getConfig(), this.#api.getProfile({}, { keepSession: true })]);
    if (config.status === 'fulfilled') this.#guestEmail = config.value.guestEmail;
    if (credentials.token() !== token) return this.follow();
    if (profile.status === 'fulfilled') return this.#adopt(token, profile.value);
    if (profile.reason instanceof ApiError && profile.reason.status === 401) {
      credentials.clear();
      return this.enterAsGuest();
    }
    this.#settle({ user: credentials.user(), ready: true, expired: false });
    this.#askLater();
  }

  #adopt(token: string, user: User): void {
    const person: SessionUser = this.#isGuest(user) ? { ...user, guest: true } : user;
    credentials.store(token, person);
    this.#settle({ user: person, ready: true, expired: false });
  }

  /** By the address that the server names; as it was remembered while the server can't be asked for it. */
  #isGuest(user: User): boolean {
    if (this.#guestEmail !== undefined) return user.email === this.#guestEmail;
    const stored = credentials.user();
    return stored?._id === user._id && stored.guest === true;
  }

  /** Drafts change hands before anybody is told, so that a form shows them at once. */
  #settle(session: Session): void {
    const owner = ownerOf(session.user);
    if (owner !== GUEST_OWNER) moveGuestDrafts(owner);
    this.#session = session;
    for (const listener of this.#listeners) listener();
  }

  readonly #askAgain = (): void => {
    this.stop();
    void this.start();
  };

  #askLater(): void {
    this.stop();
    this.#timer = setTimeout(this.#askAgain, RECOVERY_DELAY);
    window.addEventListener('online', this.#askAgain);
  }
}

/** Whose drafts the page keeps: a person's, or those of whoever is about to sign in. */
export function ownerOf(user: SessionUser | null): string {
  return user && !user.guest ? user._id : GUEST_OWNER;
}
