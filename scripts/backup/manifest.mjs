import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../lib/refusal.mjs';

/** The form in which backups are written; a change that older releases could not read gets the next number. */
export const FORMAT = 1;

/** The file that lists what a backup holds. */
export const MANIFEST = 'manifest.json';

/** Reads a backup's manifest and checks that every file is there and as it was written; refuses anything else before a database is touched. */
export async function readBackup(folder) {
  const manifest = parse(folder);
  if (manifest.format !== FORMAT) throw new Refusal(`${folder} was written in form ${manifest.format}, which this release can't read: restore it with a newer one.`);
  for (const [service, { tables }] of Object.entries(manifest.services)) {
    for (const { file, sha256 } of tables) {
      if ((await checksumOf(join(folder, service, file))) !== sha256) throw new Refusal(`${join(folder, service, file)} is damaged or missing: use another backup.`);
    }
  }
  return manifest;
}

function parse(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'));
  } catch {
    throw new Refusal(`${folder} is no backup, or one that was never finished: it has no readable ${MANIFEST}.`);
  }
}

async function checksumOf(file) {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(file), hash);
    return hash.digest('hex');
  } catch {
    return undefined;
  }
}
