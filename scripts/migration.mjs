/**
 * Migrations of the services' databases, without a network and without a database of your own:
 *
 *     npm run migration -- <service> <name>           writes the step from the last migration to what schema.prisma says now
 *     npm run migration -- <service> <name> --empty   writes a step for SQL by hand (filling a new column, an index that Prisma can't express)
 *     npm run migration -- --check                    fails if a service's schema.prisma and migrations differ
 *
 * Services apply their migrations themselves when they start.
 */
import { join, relative } from 'node:path';
import { buildNode } from './lib/build-node.mjs';
import { Fingerprints } from './lib/fingerprints.mjs';
import { missingSql, withPostgres, writeMigration } from './lib/migrations.mjs';
import { Refusal, runCommand } from './lib/refusal.mjs';
import { CACHE, ROOT, servicesWithDatabase } from './lib/workspaces.mjs';

const USAGE = `Usage: npm run migration -- <service> <name> [--empty]
       npm run migration -- --check
Services with a database: ${servicesWithDatabase().join(', ')}`;

const folderOf = (service) => join(ROOT, 'services', service);

await runCommand(async () => {
  const words = process.argv.slice(2);
  const [service, name] = words.filter((word) => !word.startsWith('--'));
  const check = words.includes('--check');
  if (!check && !(name && servicesWithDatabase().includes(service))) throw new Refusal(USAGE);
  if (words.includes('--empty')) return report(writeMigration(folderOf(service), name, '-- What this step is for:\n'));
  await buildEmbedded();
  await withPostgres((url) => (check ? checkAll(url) : write(service, name, url)));
});

async function write(service, name, url) {
  const sql = await missingSql(folderOf(service), url);
  if (sql === '') console.log(`The migrations of ${service} already say what its schema.prisma says; nothing to write.`);
  else report(writeMigration(folderOf(service), name, sql));
}

async function checkAll(url) {
  const differing = [];
  for (const service of servicesWithDatabase()) {
    const sql = await missingSql(folderOf(service), url);
    if (sql !== '') differing.push(`${service}: its migrations lack\n${sql}`);
  }
  if (differing.length > 0) throw new Refusal(`${differing.join('\n')}\nWrite what is missing: npm run migration -- <service> <name>`);
  console.log('Every schema.prisma and its migrations agree.');
}

function report(file) {
  console.log(`Written: ${relative(ROOT, file)}. Read it before you commit it.`);
}

async function buildEmbedded() {
  const fingerprints = new Fingerprints(ROOT, join(CACHE, 'fingerprints.json'));
  await buildNode(ROOT, fingerprints);
  fingerprints.save();
}
