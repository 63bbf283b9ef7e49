import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerOf, type Reply } from './api.js';
import type { Person } from './people.js';

/** How long a writer takes for a translation, and a client before it asks again, in ms. */
const WORK_MS = 400;
const PAUSE_MS = 100;

interface Draft {
  sourceTextId: string;
  transcreation: string;
}

/** A submission that was acknowledged, with the reply's text. */
interface Acknowledged {
  draft: Draft;
  key: string;
  id: string;
  reply: string;
}

/**
 * A careful client of one person, who hands in one translation after another, each under a key of its own: twice at once, as after a double
 * click, again until there is an answer, and once more when it has long been acknowledged. Whatever contradicts its notes is a surprise.
 */
export class Writer {
  readonly surprises: string[] = [];
  readonly acknowledged: Acknowledged[] = [];
  /** How many calls had no answer that says what became of them. */
  inDoubt = 0;
  /** When the newest call that was answered had been sent, by `performance.now()`. */
  servedSince = 0;

  constructor(
    readonly person: Person,
    private readonly sourceTextIds: string[],
  ) {}

  /** Hands in one more translation, while there is something to translate, and repeats an earlier one. */
  async turn(): Promise<void> {
    const sourceTextId = this.sourceTextIds[this.acknowledged.length];
    if (sourceTextId) await this.#handIn({ sourceTextId, transcreation: `光阴似箭 ${randomUUID()}` });
    const earlier = this.acknowledged[Math.floor(this.acknowledged.length / 2)];
    if (earlier) await this.repeat(earlier);
    await sleep(WORK_MS);
  }

  /** Makes an acknowledged call again; the reply must be the first one. */
  async repeat({ draft, key, reply }: Acknowledged): Promise<void> {
    this.#mustBe(reply, await this.#send(draft, key));
  }

  async #handIn(draft: Draft): Promise<void> {
    const key = randomUUID();
    const [one, other] = await Promise.all([this.#send(draft, key), this.#send(draft, key)]);
    const id = (one.body['submission'] as { _id: string } | undefined)?._id;
    if (one.status !== 201 || !id) this.surprises.push(`${one.status} ${one.text}`);
    else this.acknowledged.push({ draft, key, id, reply: one.text });
    this.#mustBe(one.text, other);
  }

  /** Sends it until it is answered. */
  async #send(draft: Draft, key: string): Promise<Reply> {
    for (;;) {
      const sent = performance.now();
      const reply = await answerOf(this.person.api.post('/api/submissions', draft, { headers: { 'idempotency-key': key } }));
      if (reply) {
        this.servedSince = sent;
        return reply;
      }
      this.inDoubt += 1;
      await sleep(PAUSE_MS);
    }
  }

  #mustBe(first: string, { status, text }: Reply): void {
    if (status !== 201 || text !== first) this.surprises.push(`${status} ${text} where there was ${first}`);
  }
}
