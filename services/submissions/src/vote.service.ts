import { Injectable } from '@nestjs/common';
import {
  content, submissions, type Caller, type Input, type ListedSourceText, type Rank, type Sent, type Voteable, type VoteState,
} from '@transcreate/contracts';
import { Bus, failure, Gather, Kept, Piece, Recent, type Pieces } from '@transcreate/service-kit';
import type { KeptTranslations } from './kept-translations.js';
import { stateOf } from './vote-view.js';
import { VoteStore } from './vote.store.js';
import { VoteableStore } from './voteable.store.js';

const LIST = submissions.listVoteable;
const CAST = submissions.castVote;
const TOO_MUCH = 'This is too much for one reply. Please choose a category, a week or an example.';

/** The largest list in bytes. */
const MOST_BYTES = 4_000_000;
/** How many source texts are looked at before it is asked whether the list is too large already. */
const AT_ONCE = 50;
/** How many lists of source texts are kept, one for each filter that is in use. */
const MOST_LISTS = 500;
/** How much is kept ready, in bytes: the translations of a few hundred source texts. */
const MOST_KEPT = 48_000_000;

/** Ranking the translations of others. */
@Injectable()
export class VoteService {
  readonly #listsVersion = new Gather<null, number>(async () => {
    const { version } = await this.bus.call(content.getSourceTextVersion, {});
    return () => version;
  });
  readonly #lists = new Recent<string, Kept<readonly ListedSourceText[]>>(MOST_LISTS);
  readonly #versions = new Gather<string, string | undefined>(async (ids) => {
    const versions = await this.voteables.versions(ids);
    return (id) => versions.get(id);
  });
  readonly #readings = new Gather<string, KeptTranslations | undefined>(async (ids) => {
    const read = await this.voteables.read(ids);
    return (id) => read.get(id);
  });
  readonly #kept = new Recent<string, KeptTranslations>(MOST_KEPT, ({ weight }) => weight);

  constructor(
    private readonly votes: VoteStore,
    private readonly voteables: VoteableStore,
    private readonly bus: Bus,
  ) {}

  /** The translations that can be voted for, by example, with what the caller gave them; texts and order are content's. */
  async list({ category, week, exampleId, summary }: Input<typeof LIST>, { userId }: Caller): Promise<Pieces<typeof Voteable>> {
    const sourceTexts = await this.#sourceTexts({ kind: category, weekNumber: week, id: exampleId });
    if (exampleId && sourceTexts.length === 0) throw failure(LIST, 'not_found', 'This example does not exist.');
    const voteables: Piece<typeof Voteable>[] = [];
    let size = 0;
    for (let from = 0; from < sourceTexts.length; from += AT_ONCE) {
      for (const { text, translations } of await this.#translationsOf(sourceTexts.slice(from, from + AT_ONCE))) {
        const voteable = translations.seenBy(userId, text, { summary });
        voteables.push(voteable);
        size += voteable.size;
      }
      if (size > MOST_BYTES) throw failure(LIST, 'invalid_input', TOO_MUCH);
    }
    return Piece.list(voteables);
  }

  /** Gives a translation a rank that the caller has not given within its example, or moves the caller's vote for it to this rank. */
  give(id: string, rank: Rank, caller: Caller): Promise<VoteState> {
    return this.#cast(id, caller, rank);
  }

  /** Takes the caller's vote for a translation back; without one nothing changes. */
  takeBack(id: string, caller: Caller): Promise<VoteState> {
    return this.#cast(id, caller, null);
  }

  async #cast(id: string, { userId }: Caller, rank: Rank | null): Promise<VoteState> {
    const result = await this.votes.cast(id, userId, rank);
    switch (result?.outcome) {
      case undefined:
        throw failure(CAST, 'not_found', 'This translation does not exist, or cannot be voted for any more.');
      case 'own':
        throw failure(CAST, 'own_submission');
      case 'own_group':
        throw failure(CAST, 'own_submission', 'You cannot vote for a translation of your own group.');
      case 'taken':
        throw failure(CAST, 'rank_taken');
      case 'cast':
        return stateOf(result, rank);
    }
  }

  /** One question to content serves all who list at the same moment, and the list itself is asked for when something in it may have changed. */
  async #sourceTexts(filter: Sent<typeof content.listSourceTexts>): Promise<readonly ListedSourceText[]> {
    const version = await this.#listsVersion.ask(null);
    const name = JSON.stringify(filter);
    const list = this.#lists.get(name) ?? new Kept();
    this.#lists.set(name, list);
    return list.under(version, async () => (await this.bus.call(content.listSourceTexts, filter)).sourceTexts);
  }

  /** The source texts that have translations, with these. */
  async #translationsOf(texts: readonly ListedSourceText[]): Promise<{ text: ListedSourceText; translations: KeptTranslations }[]> {
    const found = await Promise.all(texts.map(async (text) => ({ text, translations: await this.#current(text._id) })));
    return found.flatMap(({ text, translations }) => (translations === undefined || translations.isEmpty ? [] : [{ text, translations }]));
  }

  /** The translations of a source text, read again only if their version is another. */
  async #current(id: string): Promise<KeptTranslations | undefined> {
    const version = await this.#versions.ask(id);
    const kept = this.#kept.get(id);
    if (version === undefined || kept?.version === version) return version === undefined ? undefined : kept;
    const read = await this.#readings.ask(id);
    if (read) this.#kept.set(id, read);
    return read;
  }
}
