/**
 * An index below `count`, at random but never `previous`, so that 'Next' always shows something else. Of a single item it is always 0.
 * `random` answers a number from 0 up to, not including, 1.
 */
export function anotherOne(count: number, previous: number | undefined, random: () => number = Math.random): number {
  if (previous === undefined || count < 2) return Math.floor(random() * count);
  const step = 1 + Math.floor(random() * (count - 1));
  return (previous + step) % count;
}
