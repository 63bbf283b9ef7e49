import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { NEWS } from '@transcreate/contracts';
import { Bus, Log } from '@transcreate/service-kit';
import { Repeat } from './repeat.js';
import { RevocationStore, type Revoked } from './revocation.store.js';

/** How often the newest number is told, in ms: what a lost message costs at most. */
const TELL_MS = 250;

/** Lets every gateway know which sessions have ended. */
@Injectable()
export class RevocationService implements OnApplicationBootstrap, OnModuleDestroy {
  #telling: Repeat | undefined;
  #failing = false;

  constructor(
    private readonly store: RevocationStore,
    private readonly bus: Bus,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.#telling = new Repeat(TELL_MS, () => this.#tellNewest());
  }

  async onModuleDestroy(): Promise<void> {
    await this.#telling?.stop();
  }

  /** Tells what a committed transaction has ended; to be called before its reply. */
  announce(revoked: Revoked | null): void {
    if (revoked) this.bus.tell(NEWS.revocations, revoked);
  }

  /** What a gateway that has heard of number `after` has missed. */
  async listAfter(after: number): ReturnType<RevocationStore['after']> {
    return this.store.after(after);
  }

  /** The number is read from the database each time, because another replica may have raised it. */
  async #tellNewest(): Promise<void> {
    try {
      this.bus.tell(NEWS.revocations, { newest: await this.store.newest(), sessionIds: [] });
      this.#failing = false;
    } catch (error) {
      if (!this.#failing) this.log.warn({ err: error }, 'the newest revocation cannot be read');
      this.#failing = true;
    }
  }
}
