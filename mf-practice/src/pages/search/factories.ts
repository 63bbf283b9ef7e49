import type { OwnSubmission, PracticeExample, Submission } from '@transcreate/contracts';

/** An example as the server sends it to somebody who has not submitted to it; name what the test is about. */
export function exampleOf(fields: Partial<PracticeExample> = {}): PracticeExample {
  return {
    _id: 'e0000000-0000-4000-8000-000000000001',
    title: 'A grave man',
    content: 'Ask for me tomorrow, and you shall find me a grave man.',
    sourceLanguage: 'English',
    sourceCulture: 'British',
    weekNumber: 2,
    difficulty: 'intermediate',
    technique: 'polysemy',
    source: 'Romeo and Juliet',
    culturalNotes: [{ term: 'grave', note: 'Serious, and a place of burial.' }],
    referenceExamples: [],
    referencesLocked: true,
    createdAt: '2026-09-01T08:00:00.000Z',
    version: 1,
    ...fields,
  };
}

/** A submission as the server answers it. */
export function submissionOf(fields: Partial<Submission> = {}): Submission {
  return {
    _id: '50000000-0000-4000-8000-000000000001',
    sourceTextId: exampleOf()._id,
    transcreation: '明天再来找我，我可就入土为安了。',
    status: 'submitted',
    voteCounts: { '1': 0, '2': 0, '3': 0 },
    weekNumber: 2,
    groupNumber: null,
    targetCulture: 'Chinese',
    targetLanguage: 'Chinese',
    explanation: '',
    isAnonymous: true,
    culturalAdaptations: [],
    isOwner: true,
    createdAt: '2026-10-01T08:00:00.000Z',
    ...fields,
  };
}

/** The same in the list of one's own, with its source text. */
export function ownOf(example: PracticeExample, fields: Partial<Submission> = {}): OwnSubmission {
  const { _id, title, content, sourceLanguage, sourceCulture, weekNumber } = example;
  return { ...submissionOf(fields), sourceTextId: { _id, kind: 'practice', title, content, sourceLanguage, sourceCulture, weekNumber } };
}
