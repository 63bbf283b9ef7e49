import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { content } from '@transcreate/contracts';
import { Bus, Log } from '@transcreate/service-kit';
import { WeeklyFileStore, type CountableFile } from './weekly-file.store.js';

/** How long an upload waits for content, in ms: it stands without it, and is told again. */
const DEADLINE_MS = 500;
const AGAIN_MS = 60_000;
/** How many files are told in one turn. */
const MOST = 100;

/**
 * Tells content that somebody has handed in work of a week, because the page has no box for some texts: their reference examples open by this.
 * The file itself does not wait for it. What content did not hear is told again until it has.
 */
@Injectable()
export class HandedInService implements OnApplicationBootstrap, OnModuleDestroy {
  #again?: NodeJS.Timeout;

  constructor(
    private readonly store: WeeklyFileStore,
    private readonly bus: Bus,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.#again = setInterval(() => void this.countAll(), AGAIN_MS).unref();
    void this.countAll();
  }

  onModuleDestroy(): void {
    clearInterval(this.#again);
  }

  /** Counts a translation that was handed in; false when content could not be told now. */
  async count({ id, uploaderId, weekNumber }: CountableFile): Promise<boolean> {
    try {
      await this.bus.call(content.recordWeekAttempt, { userId: uploaderId, weekNumber }, {}, { deadlineMs: DEADLINE_MS });
      await this.store.setCounted(id);
      return true;
    } catch (error) {
      this.log.warn({ err: error, file: id }, 'a file is not counted as work of its week yet');
      return false;
    }
  }

  /** Counts what content did not hear of. Where it can't be told of one, the others wait for the next turn. */
  async countAll(): Promise<void> {
    try {
      for (const file of await this.store.listUncounted(MOST)) {
        if (!(await this.count(file))) return;
      }
    } catch (error) {
      this.log.warn({ err: error }, 'files that are not counted yet stay for the next turn');
    }
  }
}
