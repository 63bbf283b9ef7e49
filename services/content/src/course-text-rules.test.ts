import { contentOf, isOrderedByHand, problemsOfText, type Shown } from './course-text-rules.js';

const shown = (some: Partial<Shown>): Shown => ({ content: 'A text', imageUrl: '', imageAlignment: 'center', weekNumber: 1, ...some });
const PICTURE = 'https://example.org/poster.png';

describe('a source text of course work', () => {
  it.each([
    ['text', {}],
    ['a picture', { content: '', imageUrl: PICTURE }],
    ['both', { imageUrl: PICTURE }],
    ['both side by side from week 4 on', { imageUrl: PICTURE, imageAlignment: 'portrait-split', weekNumber: 4 }],
  ] as const)('may have %s', (_what, some) => {
    expect(problemsOfText('tutorial', shown(some))).toEqual([]);
  });

  it.each([
    ['neither text nor picture', { content: '' }, 'content'],
    ['blanks alone', { content: ' \n' }, 'content'],
    ['the placeholder of a picture that is not there', { content: 'Image-based task' }, 'content'],
    ['text and picture side by side in week 3', { imageUrl: PICTURE, imageAlignment: 'portrait-split', weekNumber: 3 }, 'imageAlignment'],
    ['a picture that was not stored', { imageUrl: 'data:image/png;base64,AAAA' }, 'imageUrl'],
  ] as const)('may not have %s', (_what, some, path) => {
    expect(problemsOfText('tutorial', shown(some)).map((problem) => problem.path)).toEqual([path]);
  });

  it('is called by what it is when it is its picture alone', () => {
    expect(contentOf('tutorial', { content: ' ', imageUrl: PICTURE })).toBe('Image-based task');
    expect(contentOf('weekly-practice', { content: '', imageUrl: PICTURE })).toBe('Image-based practice');
    expect(contentOf('tutorial', { content: ' A text ', imageUrl: PICTURE })).toBe(' A text ');
    expect(contentOf('tutorial', { content: '', imageUrl: '' })).toBe('');
  });
});

test('admins put the tutorial tasks of weeks 4 to 6 in order, and nothing else', () => {
  expect([1, 2, 3, 4, 5, 6].filter((week) => isOrderedByHand('tutorial', week))).toEqual([4, 5, 6]);
  expect(isOrderedByHand('weekly-practice', 4)).toBe(false);
});
