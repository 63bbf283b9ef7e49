import fc from 'fast-check';
import { piecesOf } from './pieces.js';

const text = '他說，，好';

describe('pieces of a text', () => {
  it('say which findings lie on them', () => {
    const marks = [{ start: 1, end: 2, index: 0 }, { start: 0, end: 5, index: 1 }];
    expect(piecesOf(text, marks)).toEqual([
      { text: '他', start: 0, indices: [1] },
      { text: '說', start: 1, indices: [1, 0] },
      { text: '，，好', start: 2, indices: [1] },
    ]);
    expect(piecesOf('', [])).toEqual([]);
    expect(piecesOf(text, [])).toEqual([{ text, start: 0, indices: [] }]);
  });

  it('are the text again, however the findings overlap', () => {
    const end = fc.nat(text.length);
    const place = fc.tuple(end, end).map((ends) => ({ start: Math.min(...ends), end: Math.max(...ends) }));
    fc.assert(
      fc.property(fc.array(place, { maxLength: 6 }), (places) => {
        const pieces = piecesOf(text, places.map((each, index) => ({ ...each, index })));
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        places.forEach((each, index) => {
          const covered = pieces.filter(({ indices }) => indices.includes(index)).map((piece) => piece.text);
          expect(covered.join('')).toBe(text.slice(each.start, each.end));
        });
      }),
    );
  });
});
