/**
 * `npm run backup -- <folder>`: everything that people have made, from a running or a stopped instance, into a new folder below `<folder>`.
 * Settings, passwords and keys are not in it; docs/operations.md says more.
 */
import { join, resolve } from 'node:path';
import { prepare } from './lib/prepare.mjs';
import { runCommand } from './lib/refusal.mjs';
import { readSettings } from './lib/settings.mjs';
import { databasesOn, folderArgument, withServer } from './backup/server.mjs';

await runCommand(async () => {
  const below = resolve(folderArgument('Usage: npm run backup -- <folder>. A new folder is made in it; keep it on another disk.'));
  await prepare({ nats: false, site: false });
  const { takeBackup } = await import('./backup/take.mjs');
  const folder = join(below, `transcreate-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`);
  const services = await withServer(readSettings(process.env), { mayRun: true }, (url) => takeBackup(databasesOn(url, process.env), folder));
  for (const [service, { tables }] of Object.entries(services)) console.log(`${service}: ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows in ${tables.length} tables`);
  console.log(`Backed up: ${folder}`);
});
