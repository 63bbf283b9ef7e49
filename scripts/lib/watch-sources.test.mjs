import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { processesOf, watchSources } from './watch-sources.mjs';

const together = () => 'services';

test.each([
  ['services/auth', together, ['services']],
  ['services/auth', (name) => name, ['auth']],
  ['gateway', together, ['gateway']],
  ['packages/contracts', together, ['gateway', 'services']],
])('a change in %s starts those anew that run it', (workspace, hosts, processes) => {
  expect(processesOf(workspace, hosts, ['gateway', 'services'])).toEqual(processes);
});

test('changes that come together are one, and tests and generated code are none', async () => {
  const root = mkdtempSync(join(tmpdir(), 'watch-'));
  const source = join(root, 'gateway', 'src');
  mkdirSync(join(source, 'generated'), { recursive: true });
  writeFileSync(join(root, 'gateway', 'package.json'), JSON.stringify({ exports: { '.': { default: './dist/gateway.js' } } }));
  const changes = [];
  const stop = watchSources(root, async (workspaces) => void changes.push(workspaces));
  try {
    writeFileSync(join(source, 'a.test.ts'), '');
    writeFileSync(join(source, 'generated', 'client.ts'), '');
    await delay(300);
    expect(changes).toEqual([]);
    writeFileSync(join(source, 'a.ts'), '');
    writeFileSync(join(source, 'b.ts'), '');
    for (let waited = 0; changes.length === 0 && waited < 3_000; waited += 20) await delay(20);
    await delay(200);
    expect(changes).toEqual([['gateway']]);
  } finally {
    stop();
    rmSync(root, { recursive: true, force: true });
  }
});
