import { docProblem } from './group-doc.js';
import { sizeText } from './file-size.js';
import { uploadProblem } from './upload-problem.js';
import { alignmentOf, isImageOnly, toolsOf, hasBox } from './week-rules.js';

const weeksWith = (has: (week: number) => boolean) => [1, 2, 3, 4, 5, 6].filter(has);

describe('an admin', () => {
  it('adds pictures from week 3', () => {
    for (const kind of ['tutorial', 'weekly-practice'] as const) expect(weeksWith((week) => toolsOf(kind, week).addImage)).toEqual([3, 4, 5, 6]);
  });

  it('uploads pictures to tutorial tasks from week 2', () => {
    expect(weeksWith((week) => toolsOf('tutorial', week).uploadImage)).toEqual([2, 3, 4, 5, 6]);
  });

  it('moves tutorial tasks from week 4, and weekly practice never', () => {
    expect(weeksWith((week) => toolsOf('tutorial', week).reorder)).toEqual([4, 5, 6]);
    expect(weeksWith((week) => toolsOf('weekly-practice', week).reorder)).toEqual([]);
  });

  it('puts a picture beside its text from week 4', () => {
    expect(weeksWith((week) => toolsOf('tutorial', week).split)).toEqual([4, 5, 6]);
  });
});

const practice = { content: 'A text', imageUrl: '', imageAlignment: 'center', weekNumber: 4, category: 'weekly-practice' } as const;

describe('a picture', () => {
  it('is all there is where the content stands for it', () => {
    expect(isImageOnly({ ...practice, content: 'Image-based practice', imageUrl: '/x' })).toBe(true);
    expect(isImageOnly({ ...practice, category: 'tutorial', content: 'Image-based task', imageUrl: '/x' })).toBe(true);
    expect(isImageOnly({ ...practice, imageUrl: '/x' })).toBe(false);
    expect(isImageOnly({ ...practice, content: 'Image-based practice' })).toBe(false);
  });

  it('stands beside no text before week 4', () => {
    expect(alignmentOf({ imageAlignment: 'portrait-split', weekNumber: 3 })).toBe('center');
    expect(alignmentOf({ imageAlignment: 'portrait-split', weekNumber: 4 })).toBe('portrait-split');
    expect(alignmentOf({ imageAlignment: 'left', weekNumber: 1 })).toBe('left');
  });
});

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
