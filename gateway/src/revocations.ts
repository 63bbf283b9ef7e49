import { setTimeout as sleep } from 'node:timers/promises';
import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import { auth, NEWS } from '@transcreate/contracts';
import type { Bus, Log } from '@transcreate/service-kit';

/** How long to wait before asking again for what could not be read, in ms. */
const RETRY_MS = 250;
/** How often the list is read anew, in ms, so that it forgets sessions whose tokens have expired. */
const RENEW_MS = 3_600_000;

/**
 * The sessions whose tokens are dead although they have not expired. Auth numbers revocations without gaps and tells the newest number every
 * quarter of a second: who sees a gap reads the rest, so a lost message costs a moment and not a hole.
 */
export class Revocations {
  #sessions = new Set<string>();
  /** Heard since the last reading began, which it may have come too early to contain. */
  #heard: string[] = [];
  #newest: number | null = null;
  #reading = false;
  #stopped = false;
  #subscription?: Subscription;
  #renewal?: NodeJS.Timeout;

  constructor(
    private readonly bus: Bus,
    private readonly nats: NatsConnection,
    private readonly log: Log,
  ) {}

  /** False until the list has been read once; until then nobody's token can be trusted. */
  get areKnown(): boolean {
    return this.#newest !== null;
  }

  includes(sessionId: string): boolean {
    return this.#sessions.has(sessionId);
  }

  start(): void {
    this.#subscription = this.nats.subscribe(NEWS.revocations.subject, {
      callback: (error, message) => {
        if (error) this.log.error({ err: error }, 'revocations cannot be heard');
        else this.#hear(message.json());
      },
    });
    this.#renewal = setInterval(() => void this.#read(0), RENEW_MS).unref();
    void this.#read(0);
  }

  stop(): void {
    this.#stopped = true;
    clearInterval(this.#renewal);
    this.#subscription?.unsubscribe();
  }

  #hear(message: unknown): void {
    const news = NEWS.revocations.shape.safeParse(message);
    if (!news.success || this.#newest === null) return;
    const { newest, sessionIds } = news.data;
    for (const id of sessionIds) this.#sessions.add(id);
    this.#heard.push(...sessionIds);
    if (newest < this.#newest) {
      // The database of auth was restored from an earlier day, and its numbers start over; or two messages overtook each other.
      void this.#read(0);
    } else if (newest > this.#newest + sessionIds.length) {
      void this.#read(this.#newest);
    } else {
      this.#newest = newest;
    }
  }

  /** Reads what came after a number; 0 reads everything anew. Tries until it has succeeded. */
  async #read(after: number): Promise<void> {
    if (this.#reading) return;
    this.#reading = true;
    try {
      while (!this.#stopped) {
        try {
          this.#heard = [];
          const { newest, revocations } = await this.bus.call(auth.listRevocations, { after });
          const sessions = revocations.map((revocation) => revocation.sessionId);
          this.#sessions = new Set([...(after === 0 ? this.#heard : this.#sessions), ...sessions]);
          this.#newest = newest;
          return;
        } catch (error) {
          this.log.debug({ err: error }, 'revocations cannot be read yet');
          await sleep(RETRY_MS, undefined, { ref: false });
        }
      }
    } finally {
      this.#reading = false;
    }
  }
}
