import { useMutation, useQuery, useQueryClient, useSession } from '@transcreate/web-kit';
import { courseKeys } from '@transcreate/web-kit/parts';
import { listOpenedTexts, listOwnSubmissions, listOwnSubtitles, updateSubtitle } from '../../api.js';

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

/** What the person has handed in for the subtitle task. */
export function useOwnSubtitles() {
  const { isStudent, isAdmin } = useSession();
  const queryKey = [...courseKeys.mine, 'subtitles'];
  return useQuery({ queryKey, queryFn: ({ signal }) => listOwnSubtitles(signal), enabled: isStudent || isAdmin });
}

export function useSubtitleEdit() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) => updateSubtitle(id, text),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['subtitles'] });
      return queries.invalidateQueries({ queryKey: courseKeys.mine });
    },
  });
}
