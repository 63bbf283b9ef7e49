import { useQuery, type QueryClient } from '@transcreate/web-kit';
import { fetchRooms, type RoomEntry } from './rooms.js';

/** A page keeps the list that it started with: what a new deployment adds appears with the next load of the site. */
const ROOMS = { queryKey: ['rooms'], queryFn: fetchRooms, staleTime: Infinity, gcTime: Infinity } as const;

/** The rooms there are, as a query. */
export const useRooms = () => useQuery(ROOMS);

/** The same list for the federation's loader, which lives outside of components. */
export const listRooms = (client: QueryClient): Promise<RoomEntry[]> => client.fetchQuery(ROOMS);

/** Which paths are served; none until the list is there. */
export function useServedPaths(): ReadonlySet<string> {
  const { data = [] } = useRooms();
  return new Set(data.flatMap((room) => room.routes));
}
