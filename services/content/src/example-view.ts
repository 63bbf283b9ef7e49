import type { PracticeExample } from '@transcreate/contracts';
import type { SourceTextRecord } from './source-text.store.js';

/** A practice example with everything in it. */
export function fullView({ id, createdAt, ...text }: SourceTextRecord): PracticeExample {
  return {
    _id: id,
    title: text.title,
    content: text.content,
    sourceLanguage: text.sourceLanguage,
    sourceCulture: text.sourceCulture,
    weekNumber: text.weekNumber,
    difficulty: text.difficulty,
    technique: text.technique,
    source: text.source,
    culturalNotes: text.culturalNotes,
    referenceExamples: text.referenceExamples,
    createdAt: createdAt.toISOString(),
    version: text.version,
  };
}

/**
 * A practice example as they see it who have not submitted to it. The reference examples are kept back, so that nobody starts from somebody
 * else's solution.
 */
export function lockedView(text: SourceTextRecord): PracticeExample {
  return { ...fullView(text), referenceExamples: [], referencesLocked: true };
}
