import type { CourseKind, TutorialTask } from '@transcreate/contracts';
import type { CourseTextRecord } from './course-text.store.js';

/** A source text of course work; which kind it is of is its `category`. */
export type CourseText<K extends CourseKind> = Omit<TutorialTask, 'category'> & { category: K };

/** A source text of course work with everything in it, and its week's brief. */
export function fullText<K extends CourseKind>(category: K, text: CourseTextRecord, translationBrief: string): CourseText<K> {
  return {
    _id: text.id,
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
    imageUrl: text.imageUrl,
    imageAlt: text.imageAlt,
    imageSize: text.imageSize,
    imageAlignment: text.imageAlignment,
    translationBrief,
    position: text.place,
    version: text.version,
    createdAt: text.createdAt.toISOString(),
    category,
  };
}

/** The same for somebody who has not submitted to it: the reference examples are kept back, so that nobody starts from somebody else's solution. */
export function lockedText<K extends CourseKind>(text: CourseText<K>): CourseText<K> {
  return { ...text, referenceExamples: [], referencesLocked: true };
}

/** What stands in the admins' list for a week of weekly practice that has a brief and nothing else. */
export function weekBriefRow(weekNumber: number, translationBrief: string, writtenAt: Date): CourseText<'weekly-practice'> {
  return {
    _id: `wb-${weekNumber}`,
    title: `Week ${weekNumber} brief`,
    content: '',
    sourceLanguage: 'English',
    sourceCulture: 'American',
    weekNumber,
    difficulty: 'beginner',
    technique: '',
    source: '',
    culturalNotes: [],
    referenceExamples: [],
    imageUrl: '',
    imageAlt: '',
    imageSize: 200,
    imageAlignment: 'center',
    translationBrief,
    position: 1,
    version: 1,
    createdAt: writtenAt.toISOString(),
    category: 'weekly-practice',
  };
}
