import { copiedValue } from './copied-value.js';

const HEADER = [...Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), 0, 0, 0, 0, 0, 0, 0, 0];
const END = [0xff, 0xff];

test('the first value is found between the header and the end', () => {
  expect(copiedValue(Buffer.from([...HEADER, 0, 1, 0, 0, 0, 3, 7, 0, 255, ...END]))).toEqual(Buffer.from([7, 0, 255]));
  expect(copiedValue(Buffer.from([...HEADER, 0, 1, 0, 0, 0, 0, ...END]))).toEqual(Buffer.of());
});

test('a copy without rows has none', () => {
  expect(copiedValue(Buffer.from([...HEADER, ...END]))).toBeNull();
});
