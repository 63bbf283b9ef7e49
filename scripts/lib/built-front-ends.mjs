import { join } from 'node:path';
import { frontEnds, ROOT } from './workspaces.mjs';

/** Where what was built lies, as `publish` wants it. A room `mf-practice` is served below `mf/practice/`. */
export function builtFrontEnds(names = frontEnds(), root = ROOT) {
  return names.map((name) => ({ folder: join(root, name, 'dist'), ...(name.startsWith('mf-') ? { room: name.slice('mf-'.length) } : {}) }));
}
