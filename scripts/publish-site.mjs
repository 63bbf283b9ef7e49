/**
 * Publishes what was built into the folder that the gateway serves, keeping the hashed files of earlier releases for open tabs:
 *
 *     node scripts/publish-site.mjs <folder>              the shell and all rooms; a room that is gone leaves the site
 *     node scripts/publish-site.mjs <folder> mf-practice  one of them alone
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { builtFrontEnds } from './lib/built-front-ends.mjs';
import { publish } from './lib/publish.mjs';
import { Refusal, runCommand } from './lib/refusal.mjs';
import { frontEnds } from './lib/workspaces.mjs';

await runCommand(() => {
  const [folder, ...names] = process.argv.slice(2);
  if (!folder) throw new Refusal('Usage: node scripts/publish-site.mjs <folder> [shell | mf-<room>]...');
  const unknown = names.find((name) => !frontEnds().includes(name));
  if (unknown) throw new Refusal(`${unknown} is no front end; there are ${frontEnds().join(', ')}.`);
  const builds = builtFrontEnds(names.length > 0 ? names : undefined);
  const missing = builds.find((build) => !existsSync(build.folder));
  if (missing) throw new Refusal(`${missing.folder} is missing: build it first (node scripts/build.mjs).`);
  console.log(`${publish(resolve(folder), builds, { whole: names.length === 0 })} files published.`);
});
