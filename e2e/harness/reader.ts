import { setTimeout as sleep } from 'node:timers/promises';
import { answerOf, type Reply } from './api.js';

/** Between one call of a reader and the next, in ms. */
const PAUSE_MS = 50;

/** A client that reads the same over and over; what is neither 200 nor a plain 'not now' is a surprise. */
export class Reader {
  readonly surprises: string[] = [];
  /** How many calls were answered. */
  reads = 0;
  /** How many were not. */
  inDoubt = 0;
  /** When the newest call that was answered had been sent, by `performance.now()`. */
  servedSince = 0;
  /** How long the slowest call took, in ms. */
  longestMs = 0;

  constructor(private readonly read: () => Promise<Reply<unknown>>) {}

  async turn(): Promise<void> {
    const sent = performance.now();
    const reply = await answerOf(this.read());
    this.longestMs = Math.max(this.longestMs, performance.now() - sent);
    if (!reply) {
      this.inDoubt += 1;
    } else {
      this.reads += 1;
      this.servedSince = sent;
      if (reply.status !== 200) this.surprises.push(`${reply.status} ${reply.text.slice(0, 200)}`);
    }
    await sleep(PAUSE_MS);
  }
}
