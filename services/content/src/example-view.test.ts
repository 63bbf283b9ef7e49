import { fullView, viewFor } from './example-view.js';
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
};

describe('the full view', () => {
  it('has everything of a practice example, and nothing else that the row has', () => {
    const { id, createdAt, ...fields } = text;
    expect(fullView({ ...text, builtInKey: 'arrow' } as SourceTextRecord)).toEqual({ _id: id, ...fields, createdAt: '2026-11-21T08:00:00.000Z' });
  });
});

describe('the view for a caller', () => {
  it.each(['student', 'visitor'] as const)('keeps the reference examples back from a %s who has not submitted', (role) => {
    const view = viewFor({ role }, text, new Set(['another text']));
    expect(view).toEqual({ ...fullView(text), referenceExamples: [], referencesLocked: true });
  });

  it('shows them to whoever has submitted', () => {
    expect(viewFor({ role: 'student' }, text, new Set([text.id]))).toEqual(fullView(text));
  });

  it('shows them to an admin', () => {
    expect(viewFor({ role: 'admin' }, text, new Set())).toEqual(fullView(text));
  });
});
