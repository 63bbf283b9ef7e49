import { newValues, problemOf, sentValues, storedValues } from './text-values.js';

describe('the values of a text', () => {
  const values = { ...newValues(0), content: 'A text' };

  it.each([
    [{}, false, null],
    [{ title: ' ' }, false, 'titleMissing'],
    [{ content: ' ' }, false, 'contentMissing'],
    [{ content: '', imageUrl: 'https://example.org/a.png' }, false, null],
    [{}, true, 'imageMissing'],
    [{ imageUrl: 'javascript:alert(1)' }, false, 'imageInvalid'],
    [{ imageUrl: 'data:text/html,x' }, false, 'imageInvalid'],
    [{ imageUrl: 'data:image/png;base64,AA' }, false, null],
    [{ culturalNotes: [{ term: 'x', note: '' }] }, false, 'noteMissing'],
    [{ culturalNotes: [{ term: '', note: ' ' }] }, false, null],
    [{ referenceExamples: [{ text: '', comment: 'good' }] }, false, 'referenceMissing'],
  ])('%j (a picture wanted: %j): %s', (some, wantsImage, problem) => {
    expect(problemOf({ ...values, ...some }, { wantsImage })).toBe(problem);
  });

  it('are sent without rows that nobody filled in', () => {
    expect(sentValues({ ...values, culturalNotes: [{ term: '', note: '' }], referenceExamples: [{ text: 'x', comment: '' }] })).toMatchObject({
      culturalNotes: [], referenceExamples: [{ text: 'x', comment: '' }],
    });
  });

  it.each(['', 'null', '{', '{"values":3}', '[]'])('are not read from %j', (stored) => {
    expect(storedValues(stored)).toBeNull();
  });
});
