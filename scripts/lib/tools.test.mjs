import { endTools, runTool } from './tools.mjs';

const script = (code) => runTool(process.execPath, ['-e', code]);

test('the status of a program, and both its streams', async () => {
  const { status, output } = await script("console.log('out'); console.error('err'); process.exitCode = 3");
  expect([status, output.trim().split('\n').sort()]).toEqual([3, ['err', 'out']]);
});

test('a program that is missing has the status that a shell would give it', async () => {
  expect((await runTool('/nowhere/program', [])).status).toBe(127);
});

test('a program that doesn’t want to end is killed after a while', async () => {
  const running = script("process.on('SIGTERM', () => undefined); setTimeout(() => undefined, 30_000); console.log('up')");
  setTimeout(endTools, 500);
  expect((await running).status).toBe(1);
}, 10_000);
