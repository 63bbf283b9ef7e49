import { csvCell, csvTable, withoutApostrophe } from './csv.js';

test('a table has commas between cells and ends each row as RFC 4180 has it', () => {
  expect(csvTable([['a', 'b'], ['c', '']])).toBe('a,b\r\nc,\r\n');
});

test.each([
  ['plain', 'plain'],
  ['two, words', '"two, words"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+1@example.org', "'+1@example.org"],
  ['-1@example.org', "'-1@example.org"],
  ['@sum', "'@sum"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['=HYPERLINK("a","b")', '"\'=HYPERLINK(""a"",""b"")"'],
  ['＝1+1', "'＝1+1"],
  ['a=b', 'a=b'],
  ['', ''],
])('the cell %j is written as %j', (text, expected) => {
  expect(csvCell(text)).toBe(expected);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1'])('%j comes back as it was', (formula) => {
  expect(withoutApostrophe(csvCell(formula))).toBe(formula);
});

test('an apostrophe that defuses nothing stays', () => {
  expect(withoutApostrophe("'Tis")).toBe("'Tis");
});
