/** A room as /remotes.json lists it. */
export interface RoomEntry {
  name: string;
  /** URL of the room's federation manifest. */
  manifest: string;
  /** The paths that it serves; none for a room that is shown inside another. */
  routes: string[];
  /** The facade that it was built for, major.minor. */
  needs: string;
}

/** Asks the gateway which rooms there are. Rejects when it can't be asked. */
export async function fetchRooms(): Promise<RoomEntry[]> {
  const response = await fetch('/remotes.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`/remotes.json answered ${response.status}`);
  return readRooms(await response.json());
}

/** The rooms of a list. An entry that can't be read is left out: one broken room must not take the others along. */
export function readRooms(listed: unknown): RoomEntry[] {
  const rooms = typeof listed === 'object' && listed !== null && 'rooms' in listed ? listed.rooms : [];
  return Array.isArray(rooms) ? rooms.filter(isRoom) : [];
}

function isRoom(entry: unknown): entry is RoomEntry {
  if (typeof entry !== 'object' || entry === null) return false;
  const { name, manifest, routes, needs } = entry as Partial<Record<keyof RoomEntry, unknown>>;
  const texts = [name, manifest, needs].every((value) => typeof value === 'string');
  return texts && Array.isArray(routes) && routes.every((route) => typeof route === 'string');
}
