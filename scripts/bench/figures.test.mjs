import { median, percentile, ratio } from './figures.mjs';

test('a percentile is a value that occurred', () => {
  const values = [5, 1, 4, 2, 3, 9, 8, 7, 6, 10];
  expect(percentile(values, 0.5)).toBe(6);
  expect(percentile(values, 0.95)).toBe(10);
  expect(percentile([7], 0.95)).toBe(7);
  expect(percentile([], 0.5)).toBe(0);
  expect(median([3, 1, 2])).toBe(2);
});

test('a ratio is that of rounds, not of sums: a machine that slows down slows both', () => {
  const round = (product, bare) => ({ product: { perSecond: product }, bare: { perSecond: bare } });
  expect(ratio([round(1_000, 500), round(100, 50), round(10, 5)], 'product', 'bare')).toBe(2);
  expect(ratio([round(30, 10), round(10, 10), round(20, 10)], 'product', 'bare')).toBe(2);
});
