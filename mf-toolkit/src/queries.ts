import type { LanguagePair, Link, MtProvider } from '@transcreate/contracts';
import { ApiError, useMutation, useQuery, useQueryClient, useSession } from '@transcreate/web-kit';
import { createLink, deleteLink, getConfig, listLinks, listTranslators, searchMemory, suggestWords, translate, updateLink } from './api.js';
import type { LinkFields, MachineText } from './api.js';

const linksKey = ['toolkit', 'links'] as const;

/** How the tools are set up here. */
export function useConfig() {
  const { ready } = useSession();
  return useQuery({ queryKey: ['toolkit', 'config'], queryFn: ({ signal }) => getConfig(signal), enabled: ready, staleTime: Infinity });
}

export function useMemorySearch() {
  return useMutation({ mutationFn: ({ text, pair }: { text: string; pair: LanguagePair }) => searchMemory(text, pair) });
}

/** The dictionary's suggestions for what is being typed; those of the letters before stay while the new ones are on their way. */
export function useSuggestions(word: string) {
  const { ready } = useSession();
  return useQuery({
    queryKey: ['toolkit', 'dictionary', word],
    queryFn: ({ signal }) => suggestWords(word, signal),
    enabled: ready && word !== '',
    staleTime: Infinity,
    placeholderData: (previous) => previous,
  });
}

export function useTranslators() {
  const { ready } = useSession();
  return useQuery({ queryKey: ['toolkit', 'translators'], queryFn: ({ signal }) => listTranslators(signal), enabled: ready });
}

export function useTranslate(provider: MtProvider) {
  return useMutation({ mutationFn: (text: MachineText) => translate(provider, text) });
}

export function useLinks() {
  const { ready } = useSession();
  return useQuery({ queryKey: linksKey, queryFn: ({ signal }) => listLinks(signal), enabled: ready });
}

/** What an admin does to the links. */
export function useLinkChanges() {
  const queries = useQueryClient();
  const askAnew = () => queries.invalidateQueries({ queryKey: linksKey });
  const save = useMutation({
    mutationFn: ({ id, fields }: { id?: string; fields: LinkFields }) => (id === undefined ? createLink(fields) : updateLink(id, fields)),
    onSuccess: askAnew,
  });
  const remove = useMutation({
    mutationFn: async (id: string) => {
      await deleteLink(id).catch((error: unknown) => {
        // What somebody else has deleted a moment before is deleted.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
    },
    onSuccess: (_, id) => queries.setQueryData<Link[]>(linksKey, (links) => links?.filter((link) => link._id !== id)),
  });
  return { save, remove };
}
