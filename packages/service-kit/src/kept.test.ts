import { Kept } from './kept.js';

it('is made once for a version, also for many who ask at once', async () => {
  const kept = new Kept<string>();
  const made: number[] = [];
  const ask = (version: number) => kept.under(version, async () => `value ${made.push(version)}`);
  expect(await Promise.all([ask(1), ask(1), ask(1)])).toEqual(['value 1', 'value 1', 'value 1']);
  expect(await ask(2)).toBe('value 2');
  expect(await ask(2)).toBe('value 2');
  // A database that was restored from an earlier day counts from there.
  expect(await ask(1)).toBe('value 3');
  expect(made).toEqual([1, 2, 1]);
});

it('is tried again when it could not be made', async () => {
  const kept = new Kept<string>();
  await expect(kept.under(1, async () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(await kept.under(1, async () => 'there')).toBe('there');
});
