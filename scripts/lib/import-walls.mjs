import { createRequire } from 'node:module';
import { cruise, format } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';
import { frontEnds } from './workspaces.mjs';

/**
 * Checks who imports whom. Resolves to what is wrong, each with the rule's sentence; an empty text when all walls stand.
 */
export async function brokenWalls(root) {
  readJsx();
  const { options, ...ruleSet } = config;
  const { output } = await cruise(['packages', 'services', 'gateway', ...frontEnds(root), 'e2e'], { ...options, baseDir: root, validate: true, ruleSet }, options.enhancedResolveOptions);
  if (output.summary.totalCruised === 0) throw new Error('The import walls saw no file at all.');
  if (output.summary.error === 0) return '';
  return (await format(output, { outputType: 'err' })).output;
}

/** dependency-cruiser asks swc to read TypeScript without JSX, whatever the file is called, and has no option for it. */
function readJsx() {
  const swc = createRequire(import.meta.url)('@swc/core');
  const parseFile = swc.parseFileSync;
  swc.parseFileSync = (file, options) => parseFile(file, { ...options, tsx: file.endsWith('.tsx') });
}
