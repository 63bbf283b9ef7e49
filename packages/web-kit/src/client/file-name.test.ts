import { fileNameOf } from './file-name.js';

it.each([
  ["attachment; filename=\"__.docx\"; filename*=UTF-8''%E8%AF%91%E6%96%87%20%281%29.docx", '译文 (1).docx'],
  ['attachment; filename="a \\"b\\".txt"', 'a "b".txt'],
  ['attachment; filename=plain.txt', 'plain.txt'],
  ["attachment; filename=\"plain.txt\"; filename*=UTF-8''%E8%", 'plain.txt'],
  ['inline', undefined],
  [null, undefined],
])('%j names %j', (header, expected) => {
  expect(fileNameOf(header)).toBe(expected);
});
