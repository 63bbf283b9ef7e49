/** `npm run restore -- <backup>`: puts a backup into the DATA_DIR of an instance that does not run and has no course yet. */
import { resolve } from 'node:path';
import { prepare } from './lib/prepare.mjs';
import { runCommand } from './lib/refusal.mjs';
import { readSettings } from './lib/settings.mjs';
import { databasesOn, folderArgument, withServer } from './backup/server.mjs';

await runCommand(async () => {
  const folder = resolve(folderArgument('Usage: npm run restore -- <backup>. Set DATA_DIR to a new folder, and start the product there afterwards.'));
  await prepare({ nats: false, site: false });
  const { putBack } = await import('./backup/put-back.mjs');
  const { services, takenAt } = await withServer(readSettings(process.env), { mayRun: false }, (url) => putBack(databasesOn(url, process.env), folder));
  console.log(`Restored: ${Object.keys(services).join(', ')}, as of ${takenAt}. npm start brings them up to date.`);
});
