import type { RoomEntry } from './rooms/rooms.js';

/** A room that serves one path. */
export const roomAt = (route: string, name = route.slice(1)): RoomEntry => ({ name, manifest: `/mf/${name}/mf-manifest.json`, routes: [route], needs: '1.0' });

/** Makes /remotes.json list these rooms; an Error in their place breaks the connection. Everything else goes through the page's transport. */
export function serveRooms(...rooms: RoomEntry[] | [Error]): void {
  const [first] = rooms;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (first instanceof Error) throw first;
    return new Response(JSON.stringify({ rooms }));
  });
}
