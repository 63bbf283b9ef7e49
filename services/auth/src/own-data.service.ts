import { Injectable } from '@nestjs/common';
import { auth, KEEPERS, MAX_PAYLOAD, type Caller, type KeeperName, type OwnData, type Output } from '@transcreate/contracts';
import { Bus, Failure, failure } from '@transcreate/service-kit';
import { AccountStore, type Account } from './account.store.js';
import { PresenceService } from './presence.service.js';
import type { Presence } from './presence.store.js';

type KeptData = { [K in KeeperName]: Output<(typeof KEEPERS)[K]['exportUser']> };

const INCOMPLETE = 'A part of your data cannot be had right now, so nothing was sent. Please try again in a moment.';

/** Trying again would not help; the operator can read it out of the databases (docs/operations). */
const TOO_MUCH = 'There is too much of your data for one download. Please ask those who run the course: they can put it together for you.';
/** How much of a reply is not the data itself, in bytes, and more. */
const FRAME = 65_536;

/** Everything that the product keeps of a person, for that person. */
@Injectable()
export class OwnDataService {
  constructor(
    private readonly accounts: AccountStore,
    private readonly presence: PresenceService,
    private readonly bus: Bus,
  ) {}

  /** `unavailable` when a service can't be asked: what is missing would not be missed. `too_large` where it is more than a reply can hold. */
  async export({ userId }: Caller): Promise<OwnData> {
    const account = await this.accounts.findById(userId);
    if (!account) throw failure(auth.exportOwnData, 'unauthenticated');
    const [sessions, kept] = await Promise.all([this.presence.listOf(userId), this.#kept(userId)]);
    const data = { exportedAt: new Date().toISOString(), account: accountOf(account), loginSessions: sessions.map(loginSessionOf), ...kept };
    if (Buffer.byteLength(JSON.stringify(data)) > MAX_PAYLOAD - FRAME) throw failure(auth.exportOwnData, 'too_large', TOO_MUCH);
    return data;
  }

  async #kept(userId: string): Promise<KeptData> {
    try {
      const parts = Object.entries(KEEPERS).map(async ([name, keeper]) => [name, await this.bus.call(keeper.exportUser, { userId })] as const);
      return Object.fromEntries(await Promise.all(parts)) as KeptData;
    } catch (error) {
      if (error instanceof Failure && error.code === 'too_large') throw failure(auth.exportOwnData, 'too_large', TOO_MUCH);
      throw Object.assign(failure(auth.exportOwnData, 'unavailable', INCOMPLETE, { retryAfter: 5 }), { cause: error });
    }
  }
}

function loginSessionOf({ role, startedAt, lastSeenAt }: Omit<Presence, 'email'>): OwnData['loginSessions'][number] {
  return { role, startAt: startedAt.toISOString(), lastSeen: lastSeenAt.toISOString() };
}

function accountOf({ id, username, name, displayName, email, role, targetCultures, createdAt }: Account): OwnData['account'] {
  return { _id: id, username, name, displayName, email, role, targetCultures, createdAt: createdAt.toISOString() };
}
