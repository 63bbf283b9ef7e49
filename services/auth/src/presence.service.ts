import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Caller } from '@transcreate/contracts';
import { Log } from '@transcreate/service-kit';
import { PresenceStore, SILENCE_MS, type Beats, type Presence } from './presence.store.js';
import { Repeat } from './repeat.js';
import { SessionService } from './session.service.js';

/** How often heartbeats are written down, in ms. */
const FLUSH_MS = 2_000;

/**
 * Who is here. Heartbeats are gathered in memory and written together every two seconds, so that a class costs the database one
 * statement and not a hundred. The price: a crash forgets the last two seconds, and what a second replica has gathered in them is not in
 * this one's figures yet. Whatever reached this replica is written before it is read.
 */
@Injectable()
export class PresenceService implements OnApplicationBootstrap, OnModuleDestroy {
  #gathered = new Map<string, Beats>();
  #writing: Promise<void> = Promise.resolve();
  #flushing: Repeat | undefined;

  constructor(
    private readonly store: PresenceStore,
    private readonly sessions: SessionService,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.#flushing = new Repeat(FLUSH_MS, () => this.#flushQuietly());
  }

  async onModuleDestroy(): Promise<void> {
    await this.#flushing?.stop();
    await this.#flushQuietly();
  }

  /** Notes that the caller's page is open; answers a fresh token when theirs is due. */
  async heartbeat(caller: Caller): Promise<string | undefined> {
    const session = await this.sessions.findForHeartbeat(caller);
    const token = await this.sessions.renewed(caller, session);
    this.#note({ sessionId: caller.sessionId, accountId: session.accountId, role: session.role, firstAt: new Date(), lastAt: new Date() });
    return token;
  }

  /** The accounts that were here in the last 5 minutes. */
  async onlineAccounts(): Promise<Set<string>> {
    await this.#flush();
    return this.store.accountsSeen(silenceAgo());
  }

  /** How many sessions were here in the last 5 minutes. */
  async countActive(): Promise<number> {
    await this.#flush();
    return this.store.countSeen(silenceAgo());
  }

  async list(...args: Parameters<PresenceStore['list']>): Promise<Presence[]> {
    await this.#flush();
    return this.store.list(...args);
  }

  async listOf(accountId: string): ReturnType<PresenceStore['listOf']> {
    await this.#flush();
    return this.store.listOf(accountId);
  }

  #note(beats: Beats): void {
    const before = this.#gathered.get(beats.sessionId);
    this.#gathered.set(beats.sessionId, before ? { ...beats, firstAt: before.firstAt } : beats);
  }

  /** Resolves when everything that had been noted by now is written; writes never overtake each other. */
  #flush(): Promise<void> {
    this.#writing = this.#writing.catch(() => undefined).then(() => this.#write());
    return this.#writing;
  }

  async #flushQuietly(): Promise<void> {
    await this.#flush().catch((error: unknown) => this.log.warn({ err: error }, 'heartbeats could not be written and are kept'));
  }

  async #write(): Promise<void> {
    if (this.#gathered.size === 0) return;
    const beats = [...this.#gathered.values()];
    this.#gathered = new Map();
    try {
      await this.store.write(beats);
    } catch (error) {
      this.#keep(beats);
      throw error;
    }
  }

  /** Puts back what was not written, under what has come meanwhile. */
  #keep(beats: Beats[]): void {
    const newer = this.#gathered;
    this.#gathered = new Map(beats.map((item) => [item.sessionId, item]));
    for (const item of newer.values()) this.#note(item);
  }
}

function silenceAgo(): Date {
  return new Date(Date.now() - SILENCE_MS);
}
