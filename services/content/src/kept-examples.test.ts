import type { PracticeExample } from '@transcreate/contracts';
import type { Piece } from '@transcreate/service-kit';
import { fullView, lockedView } from './example-view.js';
import { KeptExamples } from './kept-examples.js';
import type { SourceTextRecord } from './source-text.store.js';

const text = (digit: number): SourceTextRecord => ({
  id: `6f2e6a1c-52d4-4c0a-9a7b-0a4f6e1c2d3${digit}`,
  title: `Text ${digit}`,
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
});
const texts = [text(0), text(1), text(2)];
const [first, second, third] = texts as [SourceTextRecord, SourceTextRecord, SourceTextRecord];
const kept = new KeptExamples(texts);
const read = (piece: Piece) => JSON.parse(piece.toBytes().toString()) as PracticeExample[];

it('keeps the reference examples back from whoever has not submitted', () => {
  expect(read(kept.seenWith([]))).toEqual(texts.map(lockedView));
});

it('shows those of the texts that somebody has submitted to, in any order, and knows nothing of other texts', () => {
  expect(read(kept.seenWith([third.id, 'a text of another list', first.id]))).toEqual([fullView(first), lockedView(second), fullView(third)]);
});

it('shows all of them to an admin', () => {
  expect(read(kept.whole())).toEqual(texts.map(fullView));
});

it('has the same tag for the same content, and another for another', () => {
  expect(kept.seenWith([first.id, third.id]).tag).toBe(new KeptExamples(texts).seenWith([third.id, first.id]).tag);
  const tags = [kept.seenWith([]), kept.seenWith([first.id]), kept.seenWith([second.id]), new KeptExamples([first, second]).seenWith([])].map(({ tag }) => tag);
  expect(new Set(tags).size).toBe(4);
});
