/** So many waiting are a crowd. */
const CROWD = 8;
/** How long a crowd rests, measured by the turn before. */
const REST = 6;

/**
 * Lets a few pieces of work run at once, and the others wait in their order. With `considerate`, each turn of a crowd is followed by a rest
 * of some times its length, so that a crowd leaves most of what it shares to others.
 */
export class Turns {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(
    atOnce: number,
    private readonly considerate = false,
  ) {
    this.#free = atOnce;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    const began = performance.now();
    try {
      return await work();
    } finally {
      if (this.considerate && this.#waiting.length >= CROWD) setTimeout(() => this.#handOver(), (performance.now() - began) * REST);
      else this.#handOver();
    }
  }

  #handOver(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}
