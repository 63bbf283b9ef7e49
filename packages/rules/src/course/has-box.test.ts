import { hasBox, isImageOnly } from './has-box.js';

const terms = { placeholders: { tutorial: 'Image-based task', 'weekly-practice': 'Image-based practice' }, splitFromWeek: 4 };
const practice = { content: 'A text', imageUrl: '', imageAlignment: 'center', weekNumber: 4, category: 'weekly-practice' } as const;

describe('the box of weekly practice', () => {
  it.each([
    ['a text', practice, true],
    ['a text with a picture', { ...practice, imageUrl: '/x' }, true],
    ['a picture of the tutorial', { ...practice, imageUrl: '/x', content: '', category: 'tutorial' }, true],
    ['week 2', { ...practice, weekNumber: 2 }, false],
    ['week 2 of the tutorial', { ...practice, weekNumber: 2, category: 'tutorial' }, true],
    ['a picture alone', { ...practice, content: 'Image-based practice', imageUrl: '/x' }, false],
    ['a picture beside its text', { ...practice, imageUrl: '/x', imageAlignment: 'portrait-split' }, false],
    ['the same before week 4', { ...practice, imageUrl: '/x', imageAlignment: 'portrait-split', weekNumber: 3 }, true],
  ] as const)('of %s', (_, text, is) => {
    expect(hasBox(text, terms)).toBe(is);
  });
});

it('a text is its picture alone when it says nothing else, and has one', () => {
  expect(isImageOnly({ ...practice, imageUrl: '/x', content: ' \n' }, terms)).toBe(true);
  expect(isImageOnly({ ...practice, imageUrl: '/x', content: 'Image-based practice' }, terms)).toBe(true);
  expect(isImageOnly({ ...practice, imageUrl: '', content: 'Image-based practice' }, terms)).toBe(false);
  expect(isImageOnly({ ...practice, imageUrl: '/x' }, terms)).toBe(false);
});
