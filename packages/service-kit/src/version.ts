import { readFileSync } from 'node:fs';

/** The version in the package.json of the workspace that a module in `src/` or `dist/` belongs to: `versionOf(import.meta.url)`. */
export function versionOf(moduleUrl: string): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', moduleUrl), 'utf8')) as { version: string };
  return version;
}
