import type { Caller, PracticeExample } from '@transcreate/contracts';
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
  };
}

/**
 * A practice example as a caller may see it. The reference examples are kept back from whoever has not submitted to it, so that nobody
 * starts from somebody else's solution; admins see them always.
 */
export function viewFor(caller: Pick<Caller, 'role'>, text: SourceTextRecord, attempted: ReadonlySet<string>): PracticeExample {
  const isUnlocked = caller.role === 'admin' || attempted.has(text.id);
  return isUnlocked ? fullView(text) : { ...fullView(text), referenceExamples: [], referencesLocked: true };
}
