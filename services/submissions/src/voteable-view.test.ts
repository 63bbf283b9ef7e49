import type { ListedSourceText } from '@transcreate/contracts';
import type { VoteableRecord } from './submission.store.js';
import { voteablesOf } from './voteable-view.js';

const text = (_id: string, fields: Partial<ListedSourceText> = {}): ListedSourceText => ({
  _id, kind: 'practice', title: `Title ${_id}`, content: '双关', sourceLanguage: 'Chinese', sourceCulture: 'Chinese', weekNumber: 1, position: 1, ...fields,
});
const translation = (id: string, sourceTextId: string, fields: Partial<VoteableRecord> = {}): VoteableRecord => ({
  id, sourceTextId, userId: 'author', groupNumber: null, rank1Count: 0, rank2Count: 0, rank3Count: 0, transcreation: `Translation ${id}`, ...fields,
});
const nobody = { userId: 'nobody', ranks: new Map() };

describe('the translations to vote for', () => {
  it('stand under their source texts, in the order of both lists; a text without any is left out', () => {
    const list = voteablesOf([text('B'), text('none'), text('A')], [translation('1', 'A'), translation('2', 'B'), translation('3', 'A')], nobody);
    expect(list.map(({ example, translations }) => [example.id, translations.map(({ id }) => id)])).toEqual([['B', ['2']], ['A', ['1', '3']]]);
  });

  it('say what the source text is', () => {
    const [{ example } = {}] = voteablesOf([text('A', { kind: 'tutorial', weekNumber: 4, position: 2 })], [translation('1', 'A')], nobody);
    expect(example).toEqual({ id: 'A', title: 'Title A', content: '双关', language: 'Chinese', culture: 'Chinese', category: 'tutorial', weekNumber: 4, position: 2 });
  });

  it('have their votes, the rank that the caller gave, and their group', () => {
    const rows = [translation('1', 'A', { groupNumber: 3, rank1Count: 1, rank2Count: 2 }), translation('2', 'A')];
    const [{ translations } = {}] = voteablesOf([text('A')], rows, { userId: 'nobody', ranks: new Map([['1', 2]]) });
    expect(translations).toEqual([
      {
        id: '1', translation: 'Translation 1', score: 7, voteCounts: { '1': 1, '2': 2, '3': 0 }, hasVoted: true, userRank: 2,
        groupNumber: 3, isGroupSubmission: true, isOwner: false,
      },
      {
        id: '2', translation: 'Translation 2', score: 0, voteCounts: { '1': 0, '2': 0, '3': 0 }, hasVoted: false, userRank: null,
        groupNumber: null, isGroupSubmission: false, isOwner: false,
      },
    ]);
  });

  it('tell their author that they are theirs, and nobody who that is', () => {
    const seenBy = (userId: string) => voteablesOf([text('A')], [translation('1', 'A')], { userId, ranks: new Map() });
    expect(seenBy('author')[0]?.translations[0]?.isOwner).toBe(true);
    expect(seenBy('peer')[0]?.translations[0]?.isOwner).toBe(false);
    expect(JSON.stringify(seenBy('peer'))).not.toContain('author');
  });
});
