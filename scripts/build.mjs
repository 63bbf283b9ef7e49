/**
 * Builds what changed: `node scripts/build.mjs` everything, `node scripts/build.mjs node` what runs under node alone (Prisma's clients,
 * then the sources). `npm start` and `npm test` do it by themselves.
 */
import { join } from 'node:path';
import { buildNode } from './lib/build-node.mjs';
import { Fingerprints } from './lib/fingerprints.mjs';
import { generateClients } from './lib/generate.mjs';
import { runCommand } from './lib/refusal.mjs';
import { CACHE, ROOT } from './lib/workspaces.mjs';

await runCommand(async () => {
  const fingerprints = new Fingerprints(ROOT, join(CACHE, 'fingerprints.json'));
  const services = await generateClients(ROOT, fingerprints);
  const files = await buildNode(ROOT, fingerprints);
  fingerprints.save();
  console.log(`${services.length} database clients and ${files} files built.`);
});
