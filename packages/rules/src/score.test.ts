import { score } from './score.js';

describe('a score', () => {
  it.each([
    [{ '1': 0, '2': 0, '3': 0 }, 0],
    [{ '1': 1, '2': 0, '3': 0 }, 3],
    [{ '1': 0, '2': 1, '3': 0 }, 2],
    [{ '1': 0, '2': 0, '3': 1 }, 1],
    [{ '1': 2, '2': 3, '3': 4 }, 16],
  ])('of %j is %i', (voteCounts, expected) => {
    expect(score(voteCounts)).toBe(expected);
  });
});
