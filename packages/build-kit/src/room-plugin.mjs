import { rspack } from '@rspack/core';

const NAME = /^[a-z][a-z0-9]*$/;
const VERSION = /^\d+\.\d+\.\d+$/;
const NEEDS = /^\d+\.\d+$/;
const ROUTE = /^\/[a-z0-9-]+$/;

/**
 * Writes room.json beside the room's files: {name, version, routes, needs}. The gateway lists it in /remotes.json, and the shell reads from
 * it which paths the room serves and which facade it was built for.
 */
export class RoomPlugin {
  constructor(room) {
    this.room = checkRoom(room);
  }

  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap('RoomPlugin', (factory) => {
      factory.hooks.beforeResolve.tap('RoomPlugin', ({ request }) => checkImport(request));
    });
    compiler.hooks.thisCompilation.tap('RoomPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'RoomPlugin', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        compilation.emitAsset('room.json', new rspack.sources.RawSource(`${JSON.stringify(this.room)}\n`));
      });
    });
  }
}

/** A second copy of the components in the page would know nothing of the first one's providers. */
function checkImport(request) {
  if (!/^@transcreate\/ui(\/|$)/.test(request)) return;
  throw new Error(`A room takes components from '@transcreate/web-kit', and fields and dialogs from '@transcreate/web-kit/parts', not from '${request}'.`);
}

/**
 * A room's self-description, or an error that says what is wrong with it.
 * @param {{name: string, version: string, routes: string[], needs: string}} room the field `transcreate` of the room's package.json, and its version
 */
export function checkRoom(room) {
  const { name, version, routes, needs } = room ?? {};
  if (!NAME.test(name ?? '')) throw new Error('package.json: transcreate.name must be a lower-case word; it is the folder under /mf/ too.');
  if (!VERSION.test(version ?? '')) throw new Error("package.json: version must be the release of the room, such as '1.0.0'.");
  if (!Array.isArray(routes) || !routes.every((route) => ROUTE.test(route))) {
    throw new Error("package.json: transcreate.routes must list paths of one segment, such as '/search'; a room that is only shown inside another has [].");
  }
  if (!NEEDS.test(needs ?? '')) throw new Error("package.json: transcreate.needs must be the major.minor of web-kit that the room was written for, such as '1.0'.");
  return { name, version, routes, needs };
}
