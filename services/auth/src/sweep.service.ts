import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Log } from '@transcreate/service-kit';
import { Repeat } from './repeat.js';
import { SweepStore } from './sweep.store.js';

const PAUSE_MS = 10 * 60_000;

/** Keeps the tables from growing with what nobody needs any more; at the start and every ten minutes. */
@Injectable()
export class SweepService implements OnApplicationBootstrap, OnModuleDestroy {
  #sweeping: Repeat | undefined;

  constructor(
    private readonly store: SweepStore,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.#sweep();
    this.#sweeping = new Repeat(PAUSE_MS, () => this.#sweep());
  }

  async onModuleDestroy(): Promise<void> {
    await this.#sweeping?.stop();
  }

  async #sweep(): Promise<void> {
    await this.store.sweep(new Date()).catch((error: unknown) => this.log.warn({ err: error }, 'expired rows stay until the next sweep'));
  }
}
