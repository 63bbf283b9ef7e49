import { Injectable } from '@nestjs/common';
import type { Output, submissions } from '@transcreate/contracts';
import { SourceTextStore } from './source-text.store.js';
import { SubmissionStore } from './submission.store.js';

/** What the content service asks before it deletes a source text. */
@Injectable()
export class SourceTextService {
  constructor(
    private readonly sourceTexts: SourceTextStore,
    private readonly store: SubmissionStore,
  ) {}

  /**
   * Takes a source text's submissions out of every list and refuses new ones; with submissions and without `force` only counts them. The lock
   * comes before the count: a submission that is just being written is either counted or finds the text closed. A closed text stays closed,
   * so that a deletion which failed half-way can be repeated.
   */
  close(id: string, force: boolean): Promise<Output<typeof submissions.closeSourceText>> {
    return this.store.transaction(async (tx) => {
      const { wasClosed } = await this.sourceTexts.lock(tx, id);
      const count = await this.store.countOf(tx, id);
      if (count > 0 && !force && !wasClosed) return { closed: false, submissions: count };
      if (!wasClosed) await this.sourceTexts.close(tx, id);
      return { closed: true, submissions: count };
    });
  }
}
