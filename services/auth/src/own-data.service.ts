import { Injectable } from '@nestjs/common';
import { auth, KEEPERS, type Caller, type KeeperName, type OwnData, type Output } from '@transcreate/contracts';
import { Bus, failure } from '@transcreate/service-kit';
import { AccountStore, type Account } from './account.store.js';
import { PresenceService } from './presence.service.js';
import type { Presence } from './presence.store.js';

type KeptData = { [K in KeeperName]: Output<(typeof KEEPERS)[K]['exportUser']> };

const INCOMPLETE = 'A part of your data cannot be had right now, so nothing was sent. Please try again in a moment.';

/** Everything that the product keeps of a person, for that person. */
@Injectable()
export class OwnDataService {
  constructor(
    private readonly accounts: AccountStore,
    private readonly presence: PresenceService,
    private readonly bus: Bus,
  ) {}

  /** `unavailable` when a service can't be asked: what is missing would not be missed. */
  async export({ userId }: Caller): Promise<OwnData> {
    const account = await this.accounts.findById(userId);
    if (!account) throw failure(auth.exportOwnData, 'unauthenticated');
    const [sessions, kept] = await Promise.all([this.presence.listOf(userId), this.#kept(userId)]);
    return { exportedAt: new Date().toISOString(), account: accountOf(account), loginSessions: sessions.map(loginSessionOf), ...kept };
  }

  async #kept(userId: string): Promise<KeptData> {
    try {
      const parts = Object.entries(KEEPERS).map(async ([name, keeper]) => [name, await this.bus.call(keeper.exportUser, { userId })] as const);
      return Object.fromEntries(await Promise.all(parts)) as KeptData;
    } catch (error) {
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
