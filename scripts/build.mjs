/**
 * Builds what changed: `node scripts/build.mjs` everything, `node scripts/build.mjs node` what runs under node alone (Prisma's clients,
 * then the sources). `npm start` and `npm test` do it by themselves.
 */
import { prepare } from './lib/prepare.mjs';
import { runCommand } from './lib/refusal.mjs';

await runCommand(() => prepare({ nats: false, site: process.argv[2] !== 'node' }));
