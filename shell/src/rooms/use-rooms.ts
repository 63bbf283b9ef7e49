import { useQuery, type QueryClient } from '@transcreate/web-kit';
import { fetchRooms, type RoomEntry } from './rooms.js';

/** A page keeps the list that it started with: what a new deployment adds appears with the next load of the site. */
const ROOMS = { queryKey: ['rooms'], queryFn: fetchRooms, staleTime: Infinity, gcTime: Infinity } as const;

/** The rooms there are, as a query. */
export const useRooms = () => useQuery(ROOMS);

/** How long the page's list is as good as a new one for opening a room, in ms: a page that begins with a room asks once. */
const FRESH = 2_000;

/** The list for opening a room, anew: since the page was loaded, the room may have been replaced by one that needs a newer page. */
export async function listRooms(client: QueryClient): Promise<RoomEntry[]> {
  const list = await client.fetchQuery(ROOMS);
  const age = Date.now() - (client.getQueryState(ROOMS.queryKey)?.dataUpdatedAt ?? 0);
  return age < FRESH ? list : fetchRooms();
}

/** Which paths are served; none until the list is there. */
export function useServedPaths(): ReadonlySet<string> {
  const { data = [] } = useRooms();
  return new Set(data.flatMap((room) => room.routes));
}
