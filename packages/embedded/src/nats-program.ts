import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps nats-server in /usr/sbin, which a plain user's PATH lacks. */
const SYSTEM_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/usr/local/bin', '/usr/bin'];

/** Where the bootstrap of `npm start` unpacks Debian's package when it can't install it. */
const PROJECT_CACHE = join(import.meta.dirname, '..', '..', '..', '.cache', 'nats', 'usr', 'sbin');

/** The nats-server program: the variable NATS_SERVER, the PATH, the system's folders, then the project's cache. Undefined: there is none. */
export function findNatsServer(env: NodeJS.ProcessEnv = process.env, cache = PROJECT_CACHE): string | undefined {
  if (env['NATS_SERVER']) return isProgram(env['NATS_SERVER']) ? env['NATS_SERVER'] : undefined;
  const folders = [...(env['PATH'] ?? '').split(delimiter).filter(Boolean), ...SYSTEM_FOLDERS, cache];
  return folders.map((folder) => join(folder, 'nats-server')).find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
