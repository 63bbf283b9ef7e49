import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeIn } from '../lib/outbox.mjs';
import { Refusal } from '../lib/refusal.mjs';

/** How long a code may take from the server's reply to the outbox, in ms; it is usually there before the reply. */
const PATIENCE = 3_000;
/** The clock of a file system is a little coarser than ours, in ms. */
const CLOCK_SKEW = 1_000;

/**
 * The newest sign-in code for an address in a folder of mails, if it was written after `since` (ms): the folder may be another instance's,
 * or full of old codes. Undefined when there is none.
 */
export function newestCode(outbox, email, since) {
  // A mail's name begins with its time, so the last name is the newest mail.
  const names = list(outbox).filter((name) => name.endsWith('.eml')).toSorted().toReversed();
  for (const name of names) {
    const file = join(outbox, name);
    if (statSync(file).mtimeMs < since - CLOCK_SKEW) return undefined;
    const found = codeIn(readFileSync(file, 'utf8'));
    if (found?.to.toLowerCase() === email.toLowerCase()) return found.code;
  }
  return undefined;
}

function list(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

async function codeFromOutbox({ outbox, email, patience }, since) {
  for (let waited = 0; waited <= patience; waited += 100) {
    const code = newestCode(outbox, email, since);
    if (code) return code;
    await sleep(100);
  }
  return undefined;
}

/**
 * Signs the admin in with the code from the outbox of an instance on this machine, or with the one that `ask` gets from a person
 * (undefined where there is nobody to ask). Resolves to the token. `patience` is how long the outbox may take, in ms.
 */
export async function signInAdmin(api, { email, outbox, ask, patience = PATIENCE }) {
  const since = Date.now();
  let reply = await api.post('/api/auth/login', { email });
  if (reply.challenge) {
    const code = (await codeFromOutbox({ outbox, email, patience }, since)) ?? (await ask?.(`The code that ${email} has got by mail: `));
    if (!code) throw new Refusal(`No sign-in code for ${email} in ${outbox}: set DATA_DIR to that of the instance, or type the code in a terminal.`);
    reply = await api.post('/api/auth/login', { email, code: code.trim() });
  }
  if (reply.user.role !== 'admin') throw new Refusal(`${email} is not an admin at ${api.base}: set ADMIN_EMAIL to the address of the admin.`);
  return reply.token;
}

/** Signs a student of the demo class in. Resolves to the token and the account's id. */
export async function signInStudent(api, email) {
  const { challenge, token, user } = await api.post('/api/auth/login', { email });
  if (challenge) {
    throw new Refusal(`${api.base} asks students for a code by mail, and nobody reads the mail of ${email}: the demo class can't sign in there.`);
  }
  if (user.role !== 'student') throw new Refusal(`${email} is no student at ${api.base} but '${user.role}': change or delete the account there.`);
  return { token, id: user._id };
}
