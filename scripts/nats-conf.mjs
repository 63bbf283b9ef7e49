/**
 * docker/nats.conf follows from the contract tables: which process may send and hear what. `node scripts/nats-conf.mjs` writes it,
 * `--check` fails when it isn't what the tables say (`npm run check`).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildNode } from './lib/build-node.mjs';
import { Fingerprints } from './lib/fingerprints.mjs';
import { Refusal, runCommand } from './lib/refusal.mjs';
import { CACHE, ROOT } from './lib/workspaces.mjs';

const FILE = join(ROOT, 'docker', 'nats.conf');

await runCommand(async () => {
  const fingerprints = new Fingerprints(ROOT, join(CACHE, 'fingerprints.json'));
  await buildNode(ROOT, fingerprints);
  fingerprints.save();
  const { CONTRACTS, natsConfig } = await import('@transcreate/contracts');
  const config = natsConfig(CONTRACTS, (user) => `$${user.toUpperCase()}_NATS_PASSWORD`);
  if (!process.argv.includes('--check')) writeFileSync(FILE, config);
  else if (read() !== config) throw new Refusal('docker/nats.conf is not what the contract tables say: run node scripts/nats-conf.mjs');
});

function read() {
  try {
    return readFileSync(FILE, 'utf8');
  } catch {
    return '';
  }
}
