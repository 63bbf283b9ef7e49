import type { Call, Output, Sent } from '@transcreate/contracts';
import type { Bus } from './bus.js';
import { Gather } from './gather.js';
import { Recent } from './recent.js';

/** How many different questions are remembered. */
const MOST = 500;

/**
 * Asks another service the same again and again. Each time anew, so that nothing is told late; but the service need not repeat an answer that
 * has not changed, and who asks at the same time asks once. An answer that has not changed is the same object.
 */
export class Remembered<C extends Call> {
  readonly #questions = new Recent<string, Gather<string, Output<C>>>(MOST);

  constructor(
    private readonly bus: Bus,
    private readonly line: C,
  ) {}

  ask(input: Sent<C>): Promise<Output<C>> {
    const name = JSON.stringify(input);
    const known = this.#questions.get(name);
    if (known) return known.ask(name);
    const question = this.#question(input);
    this.#questions.set(name, question);
    return question.ask(name);
  }

  #question(input: Sent<C>): Gather<string, Output<C>> {
    let last: { tag: string; output: Output<C> } | undefined;
    return new Gather(async () => {
      const reply = await this.bus.ask(this.line, input, last ? { known: `"${last.tag}"` } : {});
      if ('text' in reply) last = { tag: reply.tag, output: JSON.parse(Buffer.from(reply.text).toString()) as Output<C> };
      const output = 'output' in reply ? reply.output : last!.output;
      return () => output;
    });
  }
}
