import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether node_modules holds what the lock file asks for, by npm's own list of what it installed. Optional packages are for some machines
 * only, so those may be missing.
 */
export function packagesAreInstalled(root) {
  const wanted = read(join(root, 'package-lock.json'));
  const installed = read(join(root, 'node_modules', '.package-lock.json'));
  return wanted !== undefined && installed !== undefined && agree(wanted.packages, installed.packages);
}

/** @param {Record<string, object>} wanted @param {Record<string, object>} installed entries of `packages` in npm's lock files */
export function agree(wanted, installed) {
  const isModule = ([path]) => path.startsWith('node_modules/') || path.includes('/node_modules/');
  const same = (one, other) => one.version === other?.version && one.resolved === other?.resolved && Boolean(one.link) === Boolean(other?.link);
  const complete = Object.entries(wanted)
    .filter(isModule)
    .every(([path, entry]) => same(entry, installed[path]) || (installed[path] === undefined && (entry.optional || entry.devOptional)));
  return complete && Object.keys(installed).filter((path) => isModule([path])).every((path) => wanted[path] !== undefined);
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
