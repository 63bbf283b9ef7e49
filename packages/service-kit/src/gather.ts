import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Answers questions that come at about the same time by one reading. A reading begins only after all that it answers were asked, so that
 * nobody is told of a time before their question; questions that come while one runs wait for the next.
 */
export class Gather<K, V> {
  #next?: { keys: Set<K>; answers: Promise<(key: K) => V> };
  #last: Promise<unknown> = Promise.resolve();

  /**
   * `read` looks up some keys and answers what it found for each. With `waitMs` it waits so long for further questions, where few come at the
   * same moment and nobody minds.
   */
  constructor(
    private readonly read: (keys: readonly K[]) => Promise<(key: K) => V>,
    private readonly waitMs = 0,
  ) {}

  async ask(key: K): Promise<V> {
    const batch = (this.#next ??= this.#begin());
    batch.keys.add(key);
    return (await batch.answers)(key);
  }

  #begin() {
    const keys = new Set<K>();
    const turn = this.waitMs > 0 ? this.#last.then(() => sleep(this.waitMs)) : this.#last;
    const answers = turn.then(() => {
      this.#next = undefined;
      return this.read([...keys]);
    });
    this.#last = answers.catch(() => undefined);
    return { keys, answers };
  }
}
