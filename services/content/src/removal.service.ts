import { Injectable } from '@nestjs/common';
import { submissions, type content, type SourceTextKind } from '@transcreate/contracts';
import { Bus, failure } from '@transcreate/service-kit';
import { SourceTextStore } from './source-text.store.js';

type DeleteLine = typeof content.deleteExample | typeof content.deleteTutorialTask | typeof content.deleteWeeklyPractice;

const NAMES: Record<SourceTextKind, string> = { practice: 'practice example', tutorial: 'tutorial task', 'weekly-practice': 'weekly practice' };

/** Deleting source texts, of every kind. */
@Injectable()
export class RemovalService {
  constructor(
    private readonly texts: SourceTextStore,
    private readonly bus: Bus,
  ) {}

  /**
   * Deletes a source text. One with submissions is a `conflict` unless `force`, which takes them out of every list and vote for good.
   * The submissions service closes it first, so that nobody's translation arrives in between; when that can't be asked, nothing is deleted.
   */
  async remove(line: DeleteLine, kind: SourceTextKind, id: string, force: boolean): Promise<void> {
    const notThere = () => failure(line, 'not_found', `This ${NAMES[kind]} does not exist.`);
    if (!(await this.texts.exists(kind, id))) throw notThere();
    const { closed, submissions: count } = await this.bus.call(submissions.closeSourceText, { sourceTextId: id, force });
    if (!closed) throw failure(line, 'conflict', hasSubmissions(NAMES[kind], count));
    if (!(await this.texts.delete(kind, id))) throw notThere();
  }
}

function hasSubmissions(name: string, count: number): string {
  return `This ${name} has ${count} ${count === 1 ? 'submission' : 'submissions'}. Deleting it removes them from every list and vote.`;
}
