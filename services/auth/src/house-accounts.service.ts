import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountStore } from './account.store.js';
import { AuthSettings } from './auth-settings.js';
import { RevocationService } from './revocation.service.js';
import { newAccount } from './sign-in-rules.js';

/** The accounts that every house has: the primary admin and the shared guest. They are there before the first call is taken. */
@Injectable()
export class HouseAccountsService implements OnModuleInit {
  constructor(
    private readonly store: AccountStore,
    private readonly revocations: RevocationService,
    private readonly settings: AuthSettings,
  ) {}

  async onModuleInit(): Promise<void> {
    const { adminEmail, guestEmail, guestAccess } = this.settings;
    const guest = newAccount(guestEmail, 'visitor', { name: 'Visitor', username: 'Visitor' });
    const ended = await this.store.prepare(newAccount(adminEmail, 'admin'), guest, guestAccess);
    if (ended === 'guest_is_person') {
      throw new Error(`GUEST_EMAIL is '${guestEmail}', the address of a student or an admin; the guest needs an address of its own.`);
    }
    for (const revoked of ended) this.revocations.announce(revoked);
  }
}
