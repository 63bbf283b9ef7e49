import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PLACE = path.resolve(import.meta.dirname, '../../../.cache/bundles');
const WANTED = { all: false, chunks: true, chunkModules: true, chunkRelations: true, ids: true };

/** Where the build of `name` leaves its chunks, for the bundle budget; outside `dist`, because nobody should be served it. */
export const chunksFile = (name) => path.join(PLACE, `${name}.json`);

/** Keeps which chunk holds what: [{id, initial, files, siblings, modules}], `modules` by name. */
export class StatsPlugin {
  constructor(name) {
    this.name = name;
  }

  apply(compiler) {
    compiler.hooks.done.tap('StatsPlugin', (stats) => {
      if (stats.hasErrors()) return;
      mkdirSync(PLACE, { recursive: true });
      writeFileSync(chunksFile(this.name), JSON.stringify(stats.toJson(WANTED).chunks.map(summary)));
    });
  }
}

function summary({ id, initial, files, siblings, modules = [] }) {
  return { id, initial, files, siblings, modules: modules.map(({ name }) => name ?? '') };
}
