import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { KEEPERS } from '@transcreate/contracts';
import { Bus, Log } from '@transcreate/service-kit';
import { ErrandStore, type Errand } from './errand.store.js';
import { Repeat } from './repeat.js';

/** How often what is due is looked for, in ms. */
const ROUND_MS = 1_000;
/** How long a service may take to answer, in ms; what it has not done by then is tried again. */
const ANSWER_MS = 1_500;

/**
 * Tells every service that keeps data of people of an erased account, or of a new username, until each of them has answered: the errands stand
 * in the database, so that neither a service that is down nor a restart of this one loses any. Told twice is told once.
 */
@Injectable()
export class ErrandService implements OnApplicationBootstrap, OnModuleDestroy {
  #rounds: Repeat | undefined;

  constructor(
    private readonly store: ErrandStore,
    private readonly bus: Bus,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.#rounds = new Repeat(ROUND_MS, () => this.#run(null));
  }

  async onModuleDestroy(): Promise<void> {
    await this.#rounds?.stop();
  }

  /** Tells of an account at once, so that who changed it sees the change everywhere; what fails is tried again later, and fails nobody's call. */
  async hurry(accountId: string): Promise<void> {
    await this.#run(accountId);
  }

  async #run(accountId: string | null): Promise<void> {
    try {
      await Promise.all((await this.store.take(accountId)).map((errand) => this.#tell(errand)));
    } catch (error) {
      this.log.warn({ err: error }, 'what is to be told of people waits for the next round');
    }
  }

  async #tell(errand: Errand): Promise<void> {
    const { accountId: userId, service, username } = errand;
    const keeper = KEEPERS[service];
    try {
      if (username === null) await this.bus.call(keeper.eraseUser, { userId }, {}, { deadlineMs: ANSWER_MS });
      else await this.bus.call(keeper.renameUser, { userId, username }, {}, { deadlineMs: ANSWER_MS });
    } catch (error) {
      this.log.warn({ err: error, service }, 'a service could not be told of a person and is told again');
      return this.store.notTold(errand);
    }
    return this.store.told(errand);
  }
}
