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

test('a considerate crowd rests as long as it works, and a few do not', async () => {
  const busyOf = async (count: number) => {
    const turns = new Turns(1, true);
    const began = performance.now();
    let busy = 0;
    await Promise.all(Array.from({ length: count }, () => turns.run(async () => {
      const turn = performance.now();
      await sleep(20);
      busy += performance.now() - turn;
    })));
    return busy / (performance.now() - began);
  };
  expect(await busyOf(3)).toBeGreaterThan(0.75);
  expect(await busyOf(24)).toBeLessThan(0.7);
});
