import { UNREAD_COUNT_KEY, useQuery, useSession } from '@transcreate/web-kit';
import { messagesApi } from '../api.js';

/** How often an admin's page asks for the number, in ms. */
const POLL_MS = 60_000;

/** How many messages nobody has read; undefined for everybody but admins, and while it is not known. */
export function useUnread(): number | undefined {
  const { isAdmin, ready } = useSession();
  const { data } = useQuery({
    queryKey: UNREAD_COUNT_KEY,
    queryFn: ({ signal }) => messagesApi.countUnread({}, { signal }),
    enabled: isAdmin && ready,
    refetchInterval: POLL_MS,
    // An hour-old number is better than none: the next poll sets it right.
    retry: false,
  });
  return isAdmin ? data?.count : undefined;
}
