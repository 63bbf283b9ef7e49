import { accessSync, constants, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Refusal } from './refusal.mjs';
import { runTool } from './tools.mjs';

/** Debian keeps it in /usr/sbin, which a plain user's PATH lacks. The same places as in packages/embedded, which isn't built yet here. */
const SYSTEM_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/usr/local/bin', '/usr/bin'];

/** Where Debian's package is unpacked by those who may not install it. */
const unpacked = (cache) => join(cache, 'nats');

/** Whether there is a nats-server program to start. */
export function hasNatsServer(cache, env = process.env) {
  if (env.NATS_SERVER) {
    if (isProgram(env.NATS_SERVER)) return true;
    throw new Refusal(`NATS_SERVER names ${env.NATS_SERVER}, which is no program: correct it, or unset it.`);
  }
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...SYSTEM_FOLDERS, join(unpacked(cache), 'usr', 'sbin')];
  return folders.some((folder) => isProgram(join(folder, 'nats-server')));
}

/** Gets nats-server: root installs Debian's package, anybody else unpacks it into the project's cache. */
export async function getNatsServer(cache) {
  if (!(await run('apt-get', ['--version']))) {
    const how = 'install it (macOS: brew install nats-server), or name it in NATS_SERVER';
    throw new Refusal(`nats-server is missing, and there is no apt-get to get it with: ${how}.`);
  }
  if (process.getuid?.() === 0 && (await install())) return;
  if (await unpack(cache)) return;
  throw new Refusal('nats-server is missing and could not be got from Debian: check the network, or run as root: apt-get install nats-server');
}

async function install() {
  const attempt = () => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nats-server']);
  return (await attempt()) || ((await run('apt-get', ['update', '-qq'])) && attempt());
}

async function unpack(cache) {
  const folder = unpacked(cache);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (!(await run('apt-get', ['download', '-qq', 'nats-server'], folder))) return false;
  const archive = readdirSync(folder).find((name) => name.endsWith('.deb'));
  return archive !== undefined && run('dpkg', ['-x', archive, '.'], folder);
}

async function run(program, words, cwd = '/') {
  const { status } = await runTool(program, words, { cwd, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  return status === 0;
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
