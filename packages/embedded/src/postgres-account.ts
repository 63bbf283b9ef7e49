import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** As whom PostgreSQL runs: it refuses root. */
export interface Account {
  uid?: number;
  gid?: number;
  /** What stands before each command. */
  prefix: readonly string[];
}

/**
 * The account under which `program` can run and write to `directory`, which exists. Anybody but root: oneself. Root, in this order:
 *
 * 1. a user namespace in which root is user 1000: nobody else is needed, and files below folders that only root may enter stay within reach;
 * 2. the owner of the project's folder (somebody who typed `sudo npm start` at home);
 * 3. the system's user `postgres`, made if it is missing; every parent folder must then be passable.
 */
export function postgresAccount(directory: string, program: string): Account {
  if (process.getuid?.() !== 0) return { prefix: [] };
  for (const candidate of candidates(program)) {
    const account = candidate();
    if (!account) continue;
    giveTo(directory, account.uid ?? 0, account.gid ?? 0);
    if (canRun(account, directory, program)) return account;
  }
  throw new Error(
    `PostgreSQL refuses to run as root, and no other user can work in ${directory}: run as a plain user, or choose a DATA_DIR ` +
      'whose parent folders everybody may enter, or set DATABASE_URL to a server of your own.',
  );
}

function candidates(program: string): (() => Account | undefined)[] {
  return [
    () => ({ prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'] }),
    () => {
      const { uid, gid } = statSync(program);
      return uid === 0 ? undefined : { uid, gid, prefix: [] };
    },
    postgresUser,
  ];
}

function postgresUser(): Account | undefined {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  const known = () => spawnSync('id', ['postgres'], { stdio: 'ignore' }).status === 0;
  const make = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'];
  if (!known()) spawnSync('useradd', make, { stdio: 'ignore' });
  return known() ? { uid: id('-u'), gid: id('-g'), prefix: [] } : undefined;
}

function canRun({ prefix, uid, gid }: Account, directory: string, program: string): boolean {
  const [command = '', ...rest] = [...prefix, 'sh', '-c', 'test -w "$1" && exec "$2" --version', 'sh', directory, program];
  return spawnSync(command, rest, { cwd: '/', stdio: 'ignore', ...(uid === undefined ? {} : { uid, gid }) }).status === 0;
}

/** PostgreSQL wants to own its files; an earlier start may have run under another account. */
function giveTo(path: string, uid: number, gid: number): void {
  const status = lstatSync(path);
  if (status.uid === uid) return;
  chownSync(path, uid, gid);
  if (status.isDirectory()) for (const name of readdirSync(path)) giveTo(join(path, name), uid, gid);
}
