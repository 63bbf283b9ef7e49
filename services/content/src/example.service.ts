import { Injectable } from '@nestjs/common';
import { content, type Caller, type PracticeExample, type SourceLanguage } from '@transcreate/contracts';
import { failure, Gather, Kept, type Pieces } from '@transcreate/service-kit';
import { CHANGED_SINCE } from './changed-since.js';
import { fullView } from './example-view.js';
import { KeptExamples } from './kept-examples.js';
import { SourceTextStore, type SourceTextFields } from './source-text.store.js';
import { StateStore, type State } from './state.store.js';

const KIND = 'practice';
/** The changed fields, and the version that they were made from. */
type Changes = Partial<SourceTextFields> & { basedOn?: number };

const NOT_THERE = 'This practice example does not exist.';

/** Practice examples: what people practise on, and what admins edit. */
@Injectable()
export class ExampleService {
  readonly #states = new Gather<string, State>((userIds) => this.states.read(userIds));
  readonly #kept: Record<SourceLanguage | 'all', Kept<KeptExamples>> = { English: new Kept(), Chinese: new Kept(), all: new Kept() };

  constructor(
    private readonly texts: SourceTextStore,
    private readonly states: StateStore,
  ) {}

  /** The practice examples of one source language or all, oldest first, as the caller may see them. */
  async search(caller: Caller, sourceLanguage?: SourceLanguage): Promise<Pieces<typeof PracticeExample>> {
    const { version, attempted } = await this.#states.ask(caller.userId);
    const kept = await this.#kept[sourceLanguage ?? 'all'].under(version, async () => new KeptExamples(await this.texts.list(KIND, sourceLanguage)));
    return caller.role === 'admin' ? kept.whole() : kept.seenWith(attempted);
  }

  /** All practice examples with everything in them, oldest first. */
  async list(): Promise<PracticeExample[]> {
    return (await this.texts.list(KIND)).map(fullView);
  }

  async create(fields: SourceTextFields): Promise<PracticeExample> {
    return fullView(await this.texts.create(KIND, fields));
  }

  /** Changes the given fields and leaves the others as they are. With a `basedOn` that is no longer the example's nothing is changed. */
  async update(id: string, { basedOn, ...changes }: Changes): Promise<PracticeExample> {
    const text = await this.texts.update(KIND, id, changes, basedOn);
    if (text) return fullView(text);
    if (await this.texts.exists(KIND, id)) throw failure(content.updateExample, 'conflict', CHANGED_SINCE);
    throw failure(content.updateExample, 'not_found', NOT_THERE);
  }

  count(): Promise<number> {
    return this.texts.count(KIND);
  }
}
