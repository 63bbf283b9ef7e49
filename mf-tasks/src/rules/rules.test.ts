import { docProblem } from './group-doc.js';

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
