import { docProblem } from './group-doc.js';
import { sizeText } from './file-size.js';
import { uploadProblem } from './upload-problem.js';
import { hasBox } from './has-box.js';

const practice = { content: 'A text', imageUrl: '', imageAlignment: 'center', weekNumber: 4, category: 'weekly-practice' } as const;

describe('the box of weekly practice', () => {
  it.each([
    ['a text', practice, true],
    ['a text with a picture', { ...practice, imageUrl: '/x' }, true],
    ['a picture of the tutorial', { ...practice, imageUrl: '/x', content: '', category: 'tutorial' }, true],
    ['week 2', { ...practice, weekNumber: 2 }, false],
    ['a picture alone', { ...practice, content: 'Image-based practice', imageUrl: '/x' }, false],
    ['a picture beside its text', { ...practice, imageUrl: '/x', imageAlignment: 'portrait-split' }, false],
    ['the same before week 4', { ...practice, imageUrl: '/x', imageAlignment: 'portrait-split', weekNumber: 3 }, true],
  ] as const)('of %s', (_, text, is) => {
    expect(hasBox(text)).toBe(is);
  });
});

describe("the link to a group's document", () => {
  it.each([
    ['', 'docsEmpty'],
    ['   ', 'docsEmpty'],
    ['x', 'docsInvalid'],
    ['https://docs.google.com/spreadsheets/d/x', 'docsInvalid'],
    ['https://docs.google.com/document/d/', 'docsInvalid'],
    ['javascript://docs.google.com/document/d/x', 'docsInvalid'],
    ['https://docs.google.com/document/d/x/edit', null],
    ['docs.google.com/document/d/x', null],
    ['https://office.example.edu/document/d/x', null],
  ])('%j: %s', (typed, problem) => {
    expect(docProblem(typed)).toBe(problem);
  });
});

describe('a file', () => {
  it('is sent if it holds something and is no larger than 25 MiB', () => {
    expect(uploadProblem({ size: 0 })).toBe('uploadEmpty');
    expect(uploadProblem({ size: 25 * 1024 * 1024 })).toBeNull();
    expect(uploadProblem({ size: 25 * 1024 * 1024 + 1 })).toBe('uploadTooLarge');
  });

  it.each([
    [0, '0 KB'],
    [10, '1 KB'],
    [12_345, '12 KB'],
    [3_565_158, '3.4 MB'],
    [25 * 1024 * 1024, '25 MB'],
  ])('of %d bytes has %s', (bytes, said) => {
    expect(sizeText(bytes, 'en')).toBe(said);
  });
});
