import { setTimeout as sleep } from 'node:timers/promises';
import type { Rank, Voteable } from '@transcreate/contracts';
import { answerOf, type Api, type Reply } from './api.js';
import type { Person } from './people.js';

type Translation = Voteable['translations'][number];

/** A rank for a translation; null takes the rank back. */
export interface Ballot {
  id: string;
  rank: Rank | null;
}

/** The ranks that one person holds in an example, by translation. */
export type Held = ReadonlyMap<string, Rank>;

/** How long a client waits before it asks again, in ms. */
const PAUSE_MS = 100;
const CHOICES: readonly (Rank | null)[] = [1, 2, 3, null];

export const vote = (api: Api, { id, rank }: Ballot): Promise<Reply> => api.post(`/api/submissions/${id}/vote`, rank ? { rank } : { cancel: true });

/** The translations of an example as somebody sees them now; undefined while they can't be had. */
export async function translationsOf(api: Api, exampleId: string): Promise<Translation[] | undefined> {
  const reply = await answerOf(api.get<{ examples: Voteable[] }>(`/api/submissions/voteable?exampleId=${exampleId}`));
  return reply?.status === 200 ? reply.body.examples.flatMap(({ translations }) => translations) : undefined;
}

/** The ranks that a person gave, as the product shows them to this person. */
export function heldIn(translations: readonly Translation[]): Held {
  return new Map(translations.flatMap(({ id, userRank }) => (userRank ? [[id, userRank] as const] : [])));
}

/**
 * A careful client of one person, who ranks the translations of an example over and over: a vote that was answered is a fact; of one that was
 * not, it looks what has become of it, which may be either, and asks again. Whatever contradicts its notes is a surprise.
 */
export class Voter {
  readonly surprises: string[] = [];
  /** How many votes had no answer that says what became of them. */
  inDoubt = 0;
  /** When the newest call that was answered had been sent, by `performance.now()`. */
  servedSince = 0;
  /** How long the slowest answer to a vote took, in ms. */
  longestMs = 0;
  #held: Held = new Map();
  #random: number;

  constructor(
    readonly person: Person,
    readonly exampleId: string,
    private readonly ids: readonly string[],
    seed: number,
  ) {
    this.#random = seed + 1;
  }

  /** What the product has acknowledged. */
  get held(): Held {
    return this.#held;
  }

  /** One vote at random, legal or not, until it is answered. */
  async turn(): Promise<void> {
    const ballot = { id: this.#pick(this.ids), rank: this.#pick(CHOICES) };
    while (!(await this.cast(ballot))) await this.#look(ballot);
    await sleep(PAUSE_MS);
  }

  /** Makes one attempt; false when nobody knows what became of it. */
  async cast(ballot: Ballot): Promise<boolean> {
    const sent = performance.now();
    const reply = await answerOf(vote(this.person.api, ballot));
    this.longestMs = Math.max(this.longestMs, performance.now() - sent);
    if (!reply) {
      this.inDoubt += 1;
      return false;
    }
    const { status, body, text } = reply;
    this.servedSince = sent;
    const expected = this.#isTaken(ballot) ? '409 rank_taken' : `200 ${ballot.rank}`;
    if (`${status} ${String(body['code'] ?? body['userRank'])}` !== expected) this.#note(ballot, `${status} ${text}`);
    if (status === 200) this.#held = this.#after(ballot);
    return true;
  }

  /** Looks until there is an answer, which may show the vote in doubt or not, and nothing else. */
  async #look(ballot: Ballot): Promise<void> {
    for (;;) {
      await sleep(PAUSE_MS);
      const translations = await translationsOf(this.person.api, this.exampleId);
      if (!translations) continue;
      const seen = heldIn(translations);
      if (!isSame(seen, this.#held) && !isSame(seen, this.#after(ballot))) this.#note(ballot, `seen ${JSON.stringify([...seen])}`);
      return;
    }
  }

  #isTaken({ id, rank }: Ballot): boolean {
    return [...this.#held].some(([other, held]) => other !== id && held === rank);
  }

  #after(ballot: Ballot): Held {
    if (this.#isTaken(ballot)) return this.#held;
    const others = [...this.#held].filter(([id]) => id !== ballot.id);
    return new Map(ballot.rank ? [...others, [ballot.id, ballot.rank]] : others);
  }

  /** The same choices in every run. */
  #pick<T>(from: readonly T[]): T {
    this.#random = (this.#random * 48_271) % 2_147_483_647;
    return from[this.#random % from.length]!;
  }

  #note(ballot: Ballot, surprise: string): void {
    this.surprises.push(`${JSON.stringify(ballot)} with ${JSON.stringify([...this.#held])}: ${surprise}`);
  }
}

function isSame(one: Held, other: Held): boolean {
  return one.size === other.size && [...one].every(([id, rank]) => other.get(id) === rank);
}
