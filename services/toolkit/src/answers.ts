import { Recent } from '@transcreate/service-kit';

interface Kept<T> {
  /** By the process's own clock, in ms. */
  until: number;
  answer: Promise<T>;
}

/** Answers that were paid for, by what was asked: kept for a while, no more than `most` of them, and asked for once by all who wait for one. */
export class Answers<T> {
  readonly #kept: Recent<string, Kept<T>>;

  constructor(
    most: number,
    private readonly keepMs: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#kept = new Recent(most);
  }

  /** The answer that is kept, or being asked for, or else a new one by `ask`. A failure is not kept. */
  async to(question: string, ask: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(question);
    if (kept && this.now() < kept.until) return kept.answer;
    const entry = { until: this.now() + this.keepMs, answer: ask() };
    this.#kept.set(question, entry);
    try {
      return await entry.answer;
    } catch (error) {
      entry.until = 0;
      throw error;
    }
  }
}
