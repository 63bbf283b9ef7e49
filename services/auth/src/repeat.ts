/** Does `work` again and again, each time `pauseMs` after the last time has ended. `work` handles its own failures. */
export class Repeat {
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(
    private readonly pauseMs: number,
    private readonly work: () => Promise<void>,
  ) {
    this.#schedule();
  }

  /** No further time begins; resolves when the one that runs has ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #schedule(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#running = this.work().finally(() => this.#schedule());
    }, this.pauseMs);
  }
}
