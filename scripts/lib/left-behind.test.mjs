import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { endLeftBehind, processesWith } from './left-behind.mjs';

const NAME = 'TRANSCREATE_LEFT_BEHIND_TEST';
const sleeper = (seconds, value) => spawn('sleep', [String(seconds)], { env: { ...process.env, [NAME]: value }, detached: true, stdio: 'ignore' });

test('a process that a test run left behind is found, named and ended', async () => {
  const value = randomUUID();
  const child = sleeper(60, value);
  await once(child, 'spawn');
  expect(await endLeftBehind(NAME, value, 100)).toEqual([{ pid: child.pid, command: 'sleep 60' }]);
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  expect(processesWith(NAME, value)).toEqual([]);
});

test('one that ends by itself within the grace is nobody\'s fault', async () => {
  const value = randomUUID();
  await once(sleeper(0.3, value), 'spawn');
  expect(await endLeftBehind(NAME, value, 5_000)).toEqual([]);
});
