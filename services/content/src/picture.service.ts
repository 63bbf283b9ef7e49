import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { files } from '@transcreate/contracts';
import { Bus, Failure, Log } from '@transcreate/service-kit';
import { tutorialTasks } from './built-in/tutorial-tasks.js';
import { weeklyPractices } from './built-in/weekly-practices.js';
import { pictureId, readPicture } from './built-in-pictures.js';

/** How long to wait for the files service before it is asked again, in ms. */
const PAUSE_MS = 2_000;

/**
 * Brings the built-in pictures to the files service, which shows them. Their texts are in the course before: an address is made of a picture
 * alone, so nobody needs to wait for a service that starts later.
 */
@Injectable()
export class PictureService implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #stop = new AbortController();

  constructor(
    private readonly bus: Bus,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.#bringAll().catch((error: unknown) => {
      if (!this.#stop.signal.aborted) this.log.error({ err: error }, 'the built-in pictures could not be brought to the files service');
    });
  }

  onModuleDestroy(): void {
    this.#stop.abort();
  }

  async #bringAll(): Promise<void> {
    for (const { image } of [...tutorialTasks, ...weeklyPractices]) {
      if (!image) continue;
      const bytes = await readPicture(image);
      while (!(await this.#bring(bytes))) await sleep(PAUSE_MS, undefined, { signal: this.#stop.signal, ref: false });
    }
  }

  /** False while the files service can't be asked. */
  async #bring(bytes: Uint8Array): Promise<boolean> {
    this.#stop.signal.throwIfAborted();
    try {
      await this.bus.call(files.keepPicture, { id: pictureId(bytes), bytes });
      return true;
    } catch (error) {
      if (error instanceof Failure && error.code === 'unavailable') return false;
      throw error;
    }
  }
}
