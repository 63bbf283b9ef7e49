import { Injectable } from '@nestjs/common';
import { auth, type Caller, type Input, type User } from '@transcreate/contracts';
import { failure } from '@transcreate/service-kit';
import { AccountStore, type Account, type AccountOutcome } from './account.store.js';
import { AuthSettings } from './auth-settings.js';
import { ErrandService } from './errand.service.js';
import { PresenceService } from './presence.service.js';
import { RevocationService } from './revocation.service.js';
import { newAccount } from './sign-in-rules.js';
import { userOf } from './user.js';

/** People's accounts, as they and the admins see and change them. */
@Injectable()
export class AccountService {
  constructor(
    private readonly store: AccountStore,
    private readonly presence: PresenceService,
    private readonly revocations: RevocationService,
    private readonly errands: ErrandService,
    private readonly settings: AuthSettings,
  ) {}

  async profile({ userId }: Caller): Promise<User> {
    return userOf(own(await this.store.findById(userId)));
  }

  /** Role and address stay as they are, whatever was sent; the shared guest's profile is everybody's, and stays altogether. */
  async updateProfile(caller: Caller, { name, displayName, username, targetCultures }: Input<typeof auth.updateProfile>): Promise<User> {
    if (caller.guest) throw failure(auth.updateProfile, 'sign_in_required');
    const { account, renamed } = own(await this.store.updateProfile(caller.userId, { name, displayName, username, targetCultures }));
    if (renamed) await this.errands.hurry(account.id);
    return userOf(account);
  }

  async list(): Promise<User[]> {
    const [accounts, online] = await Promise.all([this.store.list(), this.presence.onlineAccounts()]);
    return accounts.map((account) => ({ ...userOf(account), online: online.has(account.id), house: this.#houseAccount(account.email) }));
  }

  #houseAccount(email: string): User['house'] {
    if (email === this.settings.adminEmail) return 'primary-admin';
    return email === this.settings.guestEmail ? 'guest' : undefined;
  }

  async create({ email, name, displayName, role }: Input<typeof auth.createUser>): Promise<User> {
    const account = await this.store.create(newAccount(email, role, { name, displayName }));
    if (!account) throw failure(auth.createUser, 'conflict', 'There is already an account with this e-mail address.');
    return userOf(account);
  }

  async update({ email, name, displayName, role }: Input<typeof auth.updateUser>): Promise<User> {
    if (email === this.settings.guestEmail) throw failure(auth.updateUser, 'protected', 'The shared visitor account cannot be changed.');
    const isDemoted = role !== undefined && role !== 'admin';
    if (email === this.settings.adminEmail && isDemoted) throw failure(auth.updateUser, 'protected', 'The primary admin stays an admin.');
    return userOf(this.#finish(await this.store.change(email, { name, displayName, role })));
  }

  async erase(email: string): Promise<void> {
    if (email === this.settings.guestEmail) throw failure(auth.deleteUser, 'protected', 'The shared visitor account cannot be deleted.');
    if (email === this.settings.adminEmail) throw failure(auth.deleteUser, 'protected', 'The primary admin cannot be deleted.');
    const { id } = this.#finish(await this.store.erase(email));
    await this.errands.hurry(id);
  }

  #finish(outcome: AccountOutcome): Account {
    if (outcome === 'not_found') throw failure(auth.updateUser, 'not_found', 'There is no account with this e-mail address.');
    if (outcome === 'last_admin') throw failure(auth.updateUser, 'protected', 'A course needs an admin, and this is the last one.');
    this.revocations.announce(outcome.revoked);
    return outcome.account;
  }
}

/** The caller's account; a token outlives an erased one by a moment. */
function own<T>(found: T | null): T {
  if (!found) throw failure(auth.getProfile, 'unauthenticated');
  return found;
}
