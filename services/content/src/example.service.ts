import { Injectable } from '@nestjs/common';
import { content, submissions, type Caller, type PracticeExample, type SourceLanguage } from '@transcreate/contracts';
import { Bus, failure } from '@transcreate/service-kit';
import { AttemptStore } from './attempt.store.js';
import { fullView, viewFor } from './example-view.js';
import { SourceTextStore, type SourceTextFields } from './source-text.store.js';

const KIND = 'practice';
const NOT_THERE = 'This practice example does not exist.';

/** Practice examples: what people practise on, and what admins edit. */
@Injectable()
export class ExampleService {
  constructor(
    private readonly texts: SourceTextStore,
    private readonly attempts: AttemptStore,
    private readonly bus: Bus,
  ) {}

  /** The practice examples of one source language or all, oldest first, as the caller may see them. */
  async search(caller: Caller, sourceLanguage?: SourceLanguage): Promise<PracticeExample[]> {
    const [texts, attempted] = await Promise.all([this.texts.list(KIND, sourceLanguage), this.attempts.of(caller.userId)]);
    return texts.map((text) => viewFor(caller, text, attempted));
  }

  /** All practice examples with everything in them, oldest first. */
  async list(): Promise<PracticeExample[]> {
    return (await this.texts.list(KIND)).map(fullView);
  }

  async create(fields: SourceTextFields): Promise<PracticeExample> {
    return fullView(await this.texts.create(KIND, fields));
  }

  /** Changes the given fields and leaves the others as they are. */
  async update(id: string, changes: Partial<SourceTextFields>): Promise<PracticeExample> {
    const text = await this.texts.update(KIND, id, changes);
    if (!text) throw failure(content.updateExample, 'not_found', NOT_THERE);
    return fullView(text);
  }

  /**
   * Deletes a practice example. One with submissions is a `conflict` unless `force`, which takes them out of every list and vote for good.
   * The submissions service closes it first, so that nobody's translation arrives in between; when that can't be asked, nothing is deleted.
   */
  async delete(id: string, force: boolean): Promise<void> {
    if (!(await this.texts.exists(KIND, id))) throw failure(content.deleteExample, 'not_found', NOT_THERE);
    const { closed, submissions: count } = await this.bus.call(submissions.closeSourceText, { sourceTextId: id, force });
    if (!closed) throw failure(content.deleteExample, 'conflict', hasSubmissions(count));
    if (!(await this.texts.delete(KIND, id))) throw failure(content.deleteExample, 'not_found', NOT_THERE);
  }

  count(): Promise<number> {
    return this.texts.count(KIND);
  }
}

function hasSubmissions(count: number): string {
  return `This practice example has ${count} ${count === 1 ? 'submission' : 'submissions'}. Deleting it removes them from every list and vote.`;
}
