import type { ListedSourceText, Voteable } from '@transcreate/contracts';
import type { Piece } from '@transcreate/service-kit';
import { KeptTranslations, type GivenRank } from './kept-translations.js';
import type { VoteableRecord } from './voteable-view.js';

const ID = (place: number) => `6f2e6a1c-52d4-4c0a-9a7b-0a4f6e1c2d3${place}`;
const text: ListedSourceText = {
  _id: ID(9), kind: 'practice', title: 'Title', content: '双关', sourceLanguage: 'Chinese', sourceCulture: 'Chinese', weekNumber: 1, position: 1,
};
const row = (place: number, fields: Partial<VoteableRecord> = {}): VoteableRecord => ({
  id: ID(place), userId: `author ${place}`, groupNumber: null, transcreation: `译文 ${place}`, rank1Count: 0, rank2Count: 0, rank3Count: 0, ...fields,
});
const gave = (userId: string, place: number, rank: 1 | 2 | 3): GivenRank => ({ userId, submissionId: ID(place), rank });
const read = (piece: Piece) => JSON.parse(piece.toBytes().toString()) as Voteable;

const kept = new KeptTranslations('7', [row(0), row(1), row(2)], [gave('voter', 1, 2), gave('author 0', 2, 1), gave('voter', 5, 1)]);
const seenBy = (userId: string, translations = kept, summary = false) => translations.seenBy(userId, text, { summary });
const marksOf = (userId: string) => read(seenBy(userId)).translations.map(({ isOwner, userRank }) => [isOwner, userRank]);

it('shows everybody the same, but for what is theirs', () => {
  expect(marksOf('stranger')).toEqual([[false, null], [false, null], [false, null]]);
  expect(marksOf('voter')).toEqual([[false, null], [false, 2], [false, null]]);
  expect(marksOf('author 0')).toEqual([[true, null], [false, null], [false, 1]]);
  expect(read(seenBy('author 0')).translations.map(({ translation }) => translation)).toEqual(['译文 0', '译文 1', '译文 2']);
});

it('has no texts in a summary, whoever looks', () => {
  for (const reader of ['stranger', 'author 0']) {
    expect(read(seenBy(reader, kept, true)).translations.filter((translation) => 'translation' in translation)).toEqual([]);
    expect(read(seenBy(reader)).translations[0]).toHaveProperty('translation');
  }
});

it('is written once for a reader, and again when the source text has changed', () => {
  expect(seenBy('voter')).toBe(seenBy('voter'));
  expect(seenBy('a stranger')).toBe(seenBy('another stranger'));
  const renamed = { ...text, title: 'Another title' };
  expect(read(kept.seenBy('voter', renamed, { summary: false })).example.title).toBe('Another title');
  expect(read(seenBy('voter')).example.title).toBe('Title');
});

it('tells a peer nothing of who wrote what: bytes and tag are the same when two authors change places', () => {
  const rows = [row(0), row(1)];
  const swapped = [row(0, { userId: 'author 1' }), row(1, { userId: 'author 0' })];
  const [there, here] = [rows, swapped].map((translations) => seenBy('peer', new KeptTranslations('1', translations, [gave('peer', 1, 3)])));
  expect(here!.toBytes().equals(there!.toBytes())).toBe(true);
  expect(here!.tag).toBe(there!.tag);
  expect(there!.toBytes().toString()).not.toContain('author');
});

it('may have nothing to show', () => {
  expect(new KeptTranslations('1', [], []).isEmpty).toBe(true);
  expect(kept.isEmpty).toBe(false);
});
