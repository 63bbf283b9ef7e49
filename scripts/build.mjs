/**
 * Builds what changed: `node scripts/build.mjs` everything, `node scripts/build.mjs node` what runs under node alone (Prisma's clients,
 * then the sources), `node scripts/build.mjs services/auth` one part and what it needs of ours. `npm start` and `npm test` do it by themselves.
 */
import { prepare } from './lib/prepare.mjs';
import { Refusal, runCommand } from './lib/refusal.mjs';
import { parts, withNeeded } from './lib/workspaces.mjs';

await runCommand(() => prepare({ nats: false, ...whatOf(process.argv[2]) }));

function whatOf(word) {
  if (word === undefined || word === 'node') return { site: word === undefined };
  if (!parts().includes(word)) throw new Refusal(`${word} is no part of the product; there are ${parts().join(', ')}.`);
  return { only: withNeeded(word) };
}
