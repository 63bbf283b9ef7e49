import { slideNames } from './slide-name.js';

const first = (count: number, fileName: string) => {
  const names = slideNames(fileName);
  return Array.from({ length: count }, () => names.next().value);
};

test.each([
  ['双关语.pdf', ['双关语.pdf', '双关语 (2).pdf', '双关语 (3).pdf']],
  ['week.1.pptx', ['week.1.pptx', 'week.1 (2).pptx', 'week.1 (3).pptx']],
  ['notes', ['notes', 'notes (2)', 'notes (3)']],
  ['.pdf', ['.pdf', '.pdf (2)', '.pdf (3)']],
])('%s is kept under its own name, then under numbered ones', (fileName, names) => {
  expect(first(3, fileName)).toEqual(names);
});

test('a name says nothing but itself in an address', () => {
  const [name] = first(1, '100% puns? #1.pdf');
  expect(name).toBe('100- puns- -1.pdf');
  expect(decodeURIComponent(new URL(`/slides/${name}`, 'http://site').pathname)).toBe(`/slides/${name}`);
});
