import fc from 'fast-check';
import { anotherOne } from './another-one.js';

const fraction = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('another one', () => {
  it('answers an index of the list', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.option(fc.nat(99), { nil: undefined }), fraction, (count, previous, random) => {
        const index = anotherOne(count, previous === undefined ? undefined : previous % count, () => random);
        expect(Number.isInteger(index)).toBe(true);
        expect(index).toBeGreaterThanOrEqual(0);
        expect(index).toBeLessThan(count);
      }),
    );
  });

  it('never answers the previous one again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 100 }), fc.nat(99), fraction, (count, previous, random) => {
        expect(anotherOne(count, previous % count, () => random)).not.toBe(previous % count);
      }),
    );
  });

  it('can answer every other one', () => {
    const seen = new Set(Array.from({ length: 100 }, (_, step) => anotherOne(5, 2, () => step / 100)));
    expect([...seen].toSorted()).toEqual([0, 1, 3, 4]);
  });

  it('a list of one has only this one', () => {
    expect(anotherOne(1, 0)).toBe(0);
  });
});
