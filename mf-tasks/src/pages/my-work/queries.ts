import { useQuery, useSession } from '@transcreate/web-kit';
import { courseKeys } from '@transcreate/web-kit/parts';
import { listOpenedTexts, listOwnSubmissions } from '../../api.js';

/** What the person has submitted, oldest first. */
export function useOwnSubmissions() {
  const { isStudent, isAdmin } = useSession();
  const queryKey = [...courseKeys.mine, 'submissions'];
  return useQuery({ queryKey, queryFn: ({ signal }) => listOwnSubmissions(signal), enabled: isStudent || isAdmin });
}

/** The source texts whose reference examples the person's work has opened. */
export function useOpenedTexts() {
  const { isStudent, isAdmin } = useSession();
  const queryKey = [...courseKeys.mine, 'opened'];
  return useQuery({ queryKey, queryFn: ({ signal }) => listOpenedTexts(signal), enabled: isStudent || isAdmin });
}
