import { oneEditFrom } from './one-edit.js';

const reached = (text: string) => new Set(oneEditFrom(text));

describe('one slip away', () => {
  it.each([
    ['a letter left out', 'brevty', 'brevity'],
    ['a letter put in', 'brevvity', 'brevity'],
    ['a letter mistaken', 'brevety', 'brevity'],
    ['the first letter mistaken', 'vrevity', 'brevity'],
    ['the last letter left out', 'brevit', 'brevity'],
    ['neighbours that changed places', 'bervity', 'brevity'],
    ['a space left out', 'icecream', 'ice cream'],
  ])('is %s', (_, typed, meant) => {
    expect(reached(typed)).toContain(meant);
  });

  it.each([['bervty', 'brevity'], ['yrevitb', 'brevity'], ['brevity', 'brevity']])('%s is not from %s', (typed, meant) => {
    expect(reached(typed)).not.toContain(meant);
  });
});
