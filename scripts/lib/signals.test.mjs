import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** A process that prints what it is told; ours to send signals to. */
async function listener() {
  const code = `
    const { onStopSignal } = await import(${JSON.stringify(join(import.meta.dirname, 'signals.mjs'))});
    onStopSignal({ onStop: () => console.log('stop'), onImpatience: () => { console.log('impatience'); process.exit(); } });
    setTimeout(() => undefined, 10_000);
    console.log('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { env: { ...process.env, NODE_OPTIONS: '', npm_lifecycle_event: '' } });
  const lines = [];
  child.stdout.on('data', (text) => lines.push(...String(text).trim().split('\n')));
  const until = async (line) => {
    for (let waited = 0; !lines.includes(line) && waited < 5_000; waited += 10) await delay(10);
  };
  await until('ready');
  return { child, lines, until };
}

test('the same Ctrl-C may come twice, from the terminal and from npm; a later one is impatience', async () => {
  const { child, lines, until } = await listener();
  child.kill('SIGINT');
  await until('stop');
  child.kill('SIGINT');
  await delay(1_100);
  expect(lines).toEqual(['ready', 'stop']);
  child.kill('SIGINT');
  await until('impatience');
  expect(lines).toEqual(['ready', 'stop', 'impatience']);
});

test.each(['SIGTERM', 'SIGHUP'])('%s stops, too', async (signal) => {
  const { child, lines, until } = await listener();
  child.kill(signal);
  await until('stop');
  child.kill('SIGKILL');
  expect(lines).toEqual(['ready', 'stop']);
});
