import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LockHeld, takeLock } from './lock.mjs';
import { Refusal } from './refusal.mjs';

/** Opens the folder for everything that must survive a restart, for this process alone. */
export function openDataFolder(folder) {
  try {
    for (const part of ['.', 'logs', 'outbox']) makeFolder(join(folder, part));
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new Refusal(`DATA_DIR ${folder} can't be written to (${error.code}): give it to this user, or choose another folder.`);
  }
  return { folder, release: lock(folder), logs: join(folder, 'logs'), outbox: join(folder, 'outbox') };
}

/** Makes a folder and what is missing above it, one at a time: Node's own way to do so never ends where no folder can be made, as in /proc. */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another start was faster; which of the two goes on is for the lock to say.
    if (error.code !== 'EEXIST') throw error;
  }
}

function lock(folder) {
  try {
    return takeLock(join(folder, 'lock'));
  } catch (error) {
    if (!(error instanceof LockHeld)) throw error;
    throw new Refusal(`DATA_DIR ${folder} is in use by process ${error.pid}: stop that one, or choose another folder with DATA_DIR=... npm start.`);
  }
}

/** The NATS passwords of `users`, made on the first start and kept in `secrets.json` (0600). */
export function natsPasswords(folder, users) {
  const file = join(folder, 'secrets.json');
  const secrets = read(file);
  const known = secrets.natsPasswords ?? {};
  const passwords = Object.fromEntries(users.map((user) => [user, known[user] ?? randomBytes(24).toString('base64url')]));
  if (users.some((user) => !known[user])) {
    writeFileSync(`${file}.new`, `${JSON.stringify({ ...secrets, natsPasswords: { ...known, ...passwords } }, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return passwords;
}

function read(file) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return {};
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(`${file} is damaged: delete it, and new passwords are made.`);
  }
}
