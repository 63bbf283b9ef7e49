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

/** What is deployed by itself, and can be built and tested from its own folder: the services, the gateway, the shell and the rooms. */
export function parts(root = ROOT) {
  return [...serviceNames(root).map((name) => `services/${name}`), 'gateway', ...frontEnds(root)];
}

/** A part and all of ours that it can't do without, as the package.json files say; with `tests` also what their tests can't do without. */
export function withNeeded(part, { tests = false, root = ROOT } = {}) {
  const byName = new Map([...foldersIn(root, 'packages'), ...parts(root)].map((folder) => [manifestOf(join(root, folder)).name, folder]));
  const needed = new Set([part]);
  for (const folder of needed) {
    const { dependencies, devDependencies } = manifestOf(join(root, folder));
    const names = Object.keys({ ...dependencies, ...(tests ? devDependencies : {}) });
    for (const name of names) if (byName.has(name)) needed.add(byName.get(name));
  }
  return [...needed];
}

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

function hasBuiltEntry(folder) {
  if (!existsSync(join(folder, 'package.json'))) return false;
  const entries = Object.values(manifestOf(folder).exports ?? {});
  return entries.some((entry) => typeof entry?.default === 'string' && entry.default.startsWith('./dist/'));
}
