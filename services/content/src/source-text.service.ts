import { Injectable } from '@nestjs/common';
import { content, type Input, type ListedSourceText, type OpenedText, type SourceTextSummary } from '@transcreate/contracts';
import { failure, Gather } from '@transcreate/service-kit';
import { problemsOfAttempt } from './attempt-rules.js';
import { AttemptStore, type Weeks, type WorkCounts } from './attempt.store.js';
import { SourceTextStore } from './source-text.store.js';
import { StateStore } from './state.store.js';

/** What other services ask about source texts of any kind. */
@Injectable()
export class SourceTextService {
  readonly #version = new Gather<null, number>(async () => {
    const version = await this.states.version();
    return () => version;
  });

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

  /** What a person has handed in work for, with its reference examples. */
  openedTo(userId: string): Promise<OpenedText[]> {
    return this.texts.attemptedBy(userId);
  }

  /** Of all source texts; whatever changes in one raises it. */
  version(): Promise<number> {
    return this.#version.ask(null);
  }

  /** What there is to do, and what of it a person has handed in work for. */
  countWork(userId: string, weeks: Weeks): Promise<WorkCounts> {
    return this.attempts.countWork(userId, weeks);
  }

  /** Source texts in the order of kind, week and list. */
  async list({ id, ...filter }: Input<typeof content.listSourceTexts>): Promise<ListedSourceText[]> {
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
