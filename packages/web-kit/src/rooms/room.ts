import type { ComponentType } from 'react';
import manifest from '../../package.json' with { type: 'json' };

/** What a room gets from whoever shows it; everything else it gets from this package. */
export interface RoomProps {
  /** The path below which the room's own routes lie, '' at the root. */
  basePath: string;
}

/** A part of the site that is built and deployed on its own. */
export type Room = ComponentType<RoomProps>;

/** What a room's `./App` exposes. */
export interface RoomModule {
  App: Room;
}

/** Fetches a room by its name. It rejects if the room can't be had, with `RoomTooNew` if the page is too old for it. */
export type RoomLoader = (name: string) => Promise<RoomModule>;

/** The version of the interface between shell and rooms, which is this package. A room names the major.minor that it needs. */
export const FACADE_VERSION: string = manifest.version;

/** A room was built for a newer interface than this page offers: reloading gets the newer page. */
export class RoomTooNew extends Error {
  override readonly name = 'RoomTooNew';
}

/** Whether a page of this version can show a room that needs `needs`: the same major, and no newer minor. */
export function offers(needs: string, version = FACADE_VERSION): boolean {
  const [needsMajor = 0, needsMinor = 0] = needs.split('.').map(Number);
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return needsMajor === major && needsMinor <= minor;
}

const nowhere: RoomLoader = (name) => Promise.reject(new Error(`Nobody has provided a loader for the room '${name}'`));
let loader: RoomLoader = nowhere;

/** The shell hands over how rooms are loaded; rooms show other rooms by it, and know nothing of the shell. */
export function provideRoomLoader(next: RoomLoader): void {
  loader = next;
}

export const loadRoom: RoomLoader = (name) => loader(name);
