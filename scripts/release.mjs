/**
 * `npm run release`: makes today's calls and rooms the released ones (docs/released). From then on `npm run check` fails when one of them is
 * removed, or demands what its clients don't send.
 */
import { runCommand } from './lib/refusal.mjs';
import { brokenPromises, writeRelease } from './lib/released.mjs';
import { ROOT } from './lib/workspaces.mjs';

await runCommand(async () => {
  const broken = await brokenPromises(ROOT);
  await writeRelease(ROOT);
  for (const line of broken) console.log(`No longer promised: ${line}`);
  console.log('Written: docs/released/openapi.json, docs/released/rooms.json, docs/released/facade.json');
});
