/** So many waiting are a crowd. */
const CROWD = 4;

/**
 * Lets a few pieces of work run at once, and the others wait in their order. With `considerate`, each turn of a crowd is followed by a rest as
 * long as the turn itself, so that a crowd never takes more than half of what it shares with others.
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
      if (this.considerate && this.#waiting.length >= CROWD) setTimeout(() => this.#handOver(), performance.now() - began);
      else this.#handOver();
    }
  }

  #handOver(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}
