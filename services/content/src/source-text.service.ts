import { Injectable } from '@nestjs/common';
import { content, type Input, type ListedSourceText, type SourceTextSummary } from '@transcreate/contracts';
import { failure, Gather, Kept, Piece, Recent } from '@transcreate/service-kit';
import { problemsOfAttempt } from './attempt-rules.js';
import { AttemptStore } from './attempt.store.js';
import { SourceTextStore } from './source-text.store.js';
import { StateStore } from './state.store.js';

const LIST = content.listSourceTexts;
type Filter = Input<typeof LIST>;

/** How many lists are kept: one for each filter that is in use. */
const MOST_LISTS = 500;

/** What other services ask about source texts of any kind. */
@Injectable()
export class SourceTextService {
  readonly #version = new Gather<string, number>(async () => {
    const version = await this.states.version();
    return () => version;
  });
  readonly #lists = new Recent<string, Kept<Piece<typeof LIST.output>>>(MOST_LISTS);

  constructor(
    private readonly texts: SourceTextStore,
    private readonly attempts: AttemptStore,
    private readonly states: StateStore,
  ) {}

  /** A person submits to a source text: checks what its kind requires, unlocks its reference examples for them and answers what it is. */
  async recordAttempt({ userId, sourceTextId, groupNumber }: Input<typeof content.recordAttempt>): Promise<SourceTextSummary> {
    const [text] = await this.texts.summaries([sourceTextId]);
    if (!text) throw gone();
    const details = problemsOfAttempt(text.kind, { groupNumber });
    if (details.length > 0) throw failure(content.recordAttempt, 'invalid_input', 'Please choose your group.', { details });
    if (!(await this.attempts.add(userId, sourceTextId))) throw gone();
    return text;
  }

  /** Source texts in the order of kind, week and list. */
  async list(filter: Filter): Promise<Piece<typeof LIST.output>> {
    const version = await this.#version.ask(LIST.name);
    const name = JSON.stringify(filter);
    const kept = this.#lists.get(name) ?? new Kept();
    this.#lists.set(name, kept);
    return kept.under(version, async () => Piece.of(LIST.output, { sourceTexts: await this.#read(filter) }));
  }

  async #read({ id, ...filter }: Filter): Promise<ListedSourceText[]> {
    if (id === undefined) return this.texts.listSummaries(filter);
    const text = await this.texts.listedSummary(id);
    const isAsked = text && text.kind === (filter.kind ?? text.kind) && text.weekNumber === (filter.weekNumber ?? text.weekNumber);
    return isAsked ? [text] : [];
  }

  /** What these ids name; ids that name nothing are left out. */
  find(ids: string[]): Promise<SourceTextSummary[]> {
    return this.texts.summaries(ids);
  }
}

function gone() {
  return failure(content.recordAttempt, 'not_found', 'This source text does not exist.');
}
