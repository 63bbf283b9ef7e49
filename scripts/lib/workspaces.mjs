import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '..', '..');

/** Everything that can be made again: what was built last, downloads, the published site. */
export const CACHE = join(ROOT, '.cache');

const foldersIn = (root, folder) =>
  existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`) : [];

/** The workspaces that run under node: their package.json names a built entry. Paths are relative to the project. */
export function nodeWorkspaces(root = ROOT) {
  return [...foldersIn(root, 'packages'), ...foldersIn(root, 'services'), 'gateway'].filter((folder) => hasBuiltEntry(join(root, folder)));
}

/** The names of the services. */
export function serviceNames(root = ROOT) {
  const folders = foldersIn(root, 'services').filter((folder) => existsSync(join(root, folder, 'package.json')));
  return folders.map((folder) => folder.slice('services/'.length));
}

/** The services with a database of their own. */
export function servicesWithDatabase(root = ROOT) {
  return serviceNames(root).filter((name) => existsSync(join(root, 'services', name, 'prisma', 'schema.prisma')));
}

/** The shell and the rooms. A room `mf-practice` is published as `mf/practice/`. */
export function frontEnds(root = ROOT) {
  return readdirSync(root).filter((name) => (name === 'shell' || name.startsWith('mf-')) && existsSync(join(root, name, 'rspack.config.mjs')));
}

function hasBuiltEntry(folder) {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return false;
  const entries = Object.values(JSON.parse(readFileSync(file, 'utf8')).exports ?? {});
  return entries.some((entry) => typeof entry?.default === 'string' && entry.default.startsWith('./dist/'));
}
