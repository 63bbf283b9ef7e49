import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PLACE = path.resolve(import.meta.dirname, '../../../.cache/bundles');

/** Where the build of `name` leaves its chunks, for the bundle budget; outside `dist`, because nobody should be served it. */
export const statsFile = (name) => path.join(PLACE, `${name}.json`);

/** Keeps which chunk holds what and which chunk asks for which. */
export class StatsPlugin {
  constructor(name) {
    this.name = name;
  }

  apply(compiler) {
    compiler.hooks.done.tap('StatsPlugin', (stats) => {
      if (stats.hasErrors()) return;
      mkdirSync(PLACE, { recursive: true });
      const all = { all: false, assets: false, chunks: true, chunkModules: true, chunkRelations: true, ids: true, entrypoints: true, chunkGroups: true, modules: true };
      writeFileSync(statsFile(this.name), JSON.stringify(stats.toJson(all)));
    });
  }
}
