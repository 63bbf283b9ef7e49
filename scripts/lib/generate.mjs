import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './refusal.mjs';
import { runTool } from './tools.mjs';

/**
 * Makes the Prisma client of each of `services` whose schema changed. Answers the names of those. Works without a network: Prisma's
 * command wants to download an engine that generating doesn't use, unless it believes that it has one.
 */
export async function generateClients(root, fingerprints, services) {
  const outdated = services
    .map((service) => ({ service, fingerprint: fingerprints.of([`services/${service}/prisma/schema.prisma`, 'node_modules/prisma/package.json']) }))
    .filter(({ service, fingerprint }) => !(fingerprints.isDone(`generate ${service}`, fingerprint) && existsSync(generated(root, service))));
  await Promise.all(
    outdated.map(async ({ service, fingerprint }) => {
      rmSync(generated(root, service), { recursive: true, force: true });
      await generate(join(root, 'services', service), join(root, 'node_modules', 'prisma', 'build', 'index.js'));
      fingerprints.done(`generate ${service}`, fingerprint);
    }),
  );
  return outdated.map(({ service }) => service);
}

const generated = (root, service) => join(root, 'services', service, 'src', 'generated');

async function generate(cwd, prisma) {
  const quiet = { CHECKPOINT_DISABLE: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1', NO_COLOR: '1' };
  const env = { ...process.env, ...quiet, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath };
  const { status, output } = await runTool(process.execPath, [prisma, 'generate'], { cwd, env });
  if (status !== 0) throw new Refusal(`Prisma can't make a client from ${join(cwd, 'prisma', 'schema.prisma')}.\n${output}`.trim());
}
