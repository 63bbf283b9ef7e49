import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { offers, RoomTooNew, type RoomLoader, type RoomModule } from '@transcreate/web-kit';
import type { RoomEntry } from './rooms.js';

/**
 * How rooms are loaded: found in the list, refused if they were built for another facade, then fetched by the federation runtime, once.
 * Registering anew throws away what a failed attempt left behind, so that 'Try again' is a new attempt.
 * @param list the rooms there are; it is asked at each load
 */
export function roomLoader(list: () => Promise<RoomEntry[]>, federation = { registerRemotes, loadRemote }): RoomLoader {
  const loaded = new Map<string, RoomModule>();
  return async (name) => {
    const known = loaded.get(name);
    if (known) return known;
    const room = (await list()).find((entry) => entry.name === name);
    if (!room) throw new Error(`There is no room '${name}'`);
    if (!offers(room.needs)) throw new RoomTooNew(`Room '${name}' needs web-kit ${room.needs}`);
    federation.registerRemotes([{ name, entry: room.manifest }], { force: true });
    const module = await federation.loadRemote<RoomModule>(`${name}/App`);
    if (!module) throw new Error(`Room '${name}' exposes no ./App`);
    loaded.set(name, module);
    return module;
  };
}
