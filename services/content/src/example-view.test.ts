import { fullView, lockedView } from './example-view.js';
import type { SourceTextRecord } from './source-text.store.js';

const text: SourceTextRecord = {
  id: '6f2e6a1c-52d4-4c0a-9a7b-0a4f6e1c2d3b',
  title: 'Arrow',
  content: 'Time flies like an arrow; fruit flies like a banana.',
  sourceLanguage: 'English',
  sourceCulture: 'American',
  weekNumber: 1,
  difficulty: 'advanced',
  technique: 'syntactic ambiguity',
  source: 'traditional',
  culturalNotes: [{ term: 'flies', note: 'a verb, then a noun' }],
  referenceExamples: [{ text: '光阴似箭', comment: 'gives up the flies' }],
  createdAt: new Date('2026-11-21T08:00:00Z'),
  version: 1,
};

describe('the full view', () => {
  it('has everything of a practice example, and nothing else that the row has', () => {
    const { id, createdAt, ...fields } = text;
    expect(fullView({ ...text, builtInKey: 'arrow' } as SourceTextRecord)).toEqual({ _id: id, ...fields, createdAt: '2026-11-21T08:00:00.000Z' });
  });
});

describe('the locked view', () => {
  it('keeps the reference examples back, and says so', () => {
    expect(lockedView(text)).toEqual({ ...fullView(text), referenceExamples: [], referencesLocked: true });
  });
});
