import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { content, SUBTITLES } from '@transcreate/contracts';
import { Bus, Log, type RawSql } from '@transcreate/service-kit';
import { HandedInStore } from './handed-in.store.js';

/** How long content may take, in ms, while a submission waits: it stands without it, and content is told again. */
const SHORT_MS = 500;
const LONG_MS = 5_000;
const AGAIN_MS = 60_000;
/** Of how many people content is told in one turn. */
const MOST = 100;

/**
 * Tells content who has handed in subtitles: week 2's other texts have no box on the page, and their reference examples open by this. What
 * content did not hear is told again until it has.
 */
@Injectable()
export class HandedInService implements OnApplicationBootstrap, OnModuleDestroy {
  #again?: NodeJS.Timeout;

  constructor(
    private readonly store: HandedInStore,
    private readonly bus: Bus,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.#again = setInterval(() => void this.tellAll(), AGAIN_MS).unref();
    void this.tellAll();
  }

  onModuleDestroy(): void {
    clearInterval(this.#again);
  }

  /** Notes, together with what was handed in, that content must hear of it. */
  remember(tx: RawSql, userId: string): Promise<void> {
    return this.store.remember(tx, userId);
  }

  /** False when content could not be told now. */
  async tell(userId: string, deadlineMs = SHORT_MS): Promise<boolean> {
    try {
      await this.bus.call(content.recordWeekAttempt, { userId, weekNumber: SUBTITLES.week }, {}, { deadlineMs });
      await this.store.setTold(userId);
      return true;
    } catch (error) {
      this.log.warn({ err: error, userId }, 'content does not know yet that somebody has handed in subtitles');
      return false;
    }
  }

  /** Tells content what it did not hear. Where it can't be told of one person, the others wait for the next turn. */
  async tellAll(): Promise<void> {
    try {
      for (const userId of await this.store.listUntold(MOST)) {
        if (!(await this.tell(userId, LONG_MS))) return;
      }
    } catch (error) {
      this.log.warn({ err: error }, 'content is told of subtitles in the next turn');
    }
  }
}
