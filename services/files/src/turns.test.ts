import { setTimeout as sleep } from 'node:timers/promises';
import { Turns } from './turns.js';

test('so many run at once and no more, in their order, also after one has failed', async () => {
  const turns = new Turns(2);
  const began: number[] = [];
  let running = 0;
  let most = 0;
  const work = (number: number) => async () => {
    began.push(number);
    most = Math.max(most, (running += 1));
    await sleep(2);
    running -= 1;
    if (number === 1) throw new Error('one');
    return number;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((number) => turns.run(work(number))));
  expect(most).toBe(2);
  expect(began).toEqual([0, 1, 2, 3, 4]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
});

describe('considerate', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** When each of so many turns of 10 ms began, in ms after the first. */
  const beginnings = async (count: number): Promise<number[]> => {
    const turns = new Turns(1, true);
    const began: number[] = [];
    const work = async () => {
      began.push(performance.now());
      await new Promise((resolve) => setTimeout(resolve, 10));
    };
    const all = Promise.all(Array.from({ length: count }, () => turns.run(work)));
    await jest.advanceTimersByTimeAsync(count * 1_000);
    await all;
    return began.map((time) => Math.round(time - began[0]!));
  };

  test('a few follow each other at once', async () => {
    expect(await beginnings(3)).toEqual([0, 10, 20]);
  });

  test('a crowd rests after each turn for longer than it took, until it is a few again', async () => {
    const began = await beginnings(24);
    expect(began[1]! - began[0]!).toBeGreaterThan(20);
    expect(began[23]! - began[22]!).toBe(10);
  });
});
