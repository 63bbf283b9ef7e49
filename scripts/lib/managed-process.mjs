import { setTimeout as delay } from 'node:timers/promises';

/** The first new try comes soon, since calls wait 3 s for a service; who falls again and again is tried less and less often. In ms. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 10_000;
/** Who has run this long has recovered. */
const STEADY = 30_000;

/**
 * A process that is started again whenever it ends without being asked to.
 *
 * @typedef {{ pid: number, exited: Promise<{ code: number | null, signal: string | null }>, stop(): Promise<void> }} Launched
 */
export class ManagedProcess {
  #launch;
  #onEnd;
  #current;
  #wanted = false;
  #watching;
  #pause;

  /**
   * @param {string} name
   * @param {() => Promise<Launched>} launch
   * @param {(end: string) => void} onEnd told when it ended by itself or couldn't be started again: how, as words
   */
  constructor(name, launch, onEnd) {
    this.name = name;
    this.#launch = launch;
    this.#onEnd = onEnd;
  }

  /** Undefined while it doesn't run. */
  get pid() {
    return this.#current?.pid;
  }

  /** Starts it; rejects if it can't be started. */
  async start() {
    if (this.#wanted) return;
    this.#wanted = true;
    try {
      this.#current = await this.#launch();
    } catch (error) {
      this.#wanted = false;
      throw error;
    }
    this.#pause = new AbortController();
    this.#watching = this.#watch();
  }

  /** Ends it in good order and leaves it down until `start()`. */
  async stop() {
    this.#wanted = false;
    this.#pause?.abort();
    await this.#current?.stop();
    await this.#watching;
  }

  /** Sends it a signal as anybody could; it is then started again. */
  kill(signal = 'SIGKILL') {
    if (this.pid) process.kill(this.pid, signal);
  }

  /** Ends it in good order and starts it anew. */
  async restart() {
    await this.stop();
    await this.start();
  }

  async #watch() {
    for (let pause = FIRST_PAUSE; this.#wanted; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      if (this.#current) {
        const began = Date.now();
        const { code, signal } = await this.#current.exited;
        this.#current = undefined;
        if (!this.#wanted) return;
        this.#onEnd(signal ? `ended by ${signal}` : `ended with status ${code}`);
        if (Date.now() - began > STEADY) pause = FIRST_PAUSE;
      }
      await delay(pause, undefined, { signal: this.#pause.signal }).catch(() => undefined);
      if (this.#wanted) await this.#startAgain();
    }
  }

  async #startAgain() {
    try {
      this.#current = await this.#launch();
      if (!this.#wanted) await this.#current.stop();
    } catch (error) {
      this.#onEnd(`can't be started: ${error.message.split('\n').slice(0, 2).join(' ')}`);
    }
  }
}
