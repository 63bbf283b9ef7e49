import { setTimeout as sleep } from 'node:timers/promises';
import { Repeat } from './repeat.js';

test('work is done again after each pause, and never twice at once', async () => {
  let running = 0;
  let most = 0;
  let times = 0;
  const repeat = new Repeat(5, async () => {
    running += 1;
    most = Math.max(most, running);
    await sleep(10);
    running -= 1;
    times += 1;
  });
  await sleep(120);
  await repeat.stop();
  expect(times).toBeGreaterThan(2);
  expect(most).toBe(1);
});

test('stopping waits for what runs, and nothing begins afterwards', async () => {
  let begun = 0;
  let ended = 0;
  const repeat = new Repeat(1, async () => {
    begun += 1;
    await sleep(30);
    ended += 1;
  });
  await sleep(15);
  await repeat.stop();
  expect([begun, ended]).toEqual([1, 1]);
  await sleep(40);
  expect([begun, ended]).toEqual([1, 1]);
});
