import { useSession } from '@transcreate/web-kit';

/** What a person may do at the desk: work, log in first, know that visitors only look, or wait until it is known who they are. */
export type Right = 'work' | 'log-in' | 'visitor' | 'wait';

export function useRight(): Right {
  const { ready, isLoggedIn, isStudent, isAdmin } = useSession();
  if (!ready) return 'wait';
  if (isStudent || isAdmin) return 'work';
  return isLoggedIn ? 'visitor' : 'log-in';
}
