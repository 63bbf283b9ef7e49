import { docProblem } from './group-doc.js';
import { sizeText } from './file-size.js';
import { uploadProblem } from './upload-problem.js';

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
