import { createLexicon } from '@transcreate/rules/reorderer';
import type { Lexicon } from '@transcreate/rules/reorderer';
import { useQuery } from '@transcreate/web-kit';

/** The Chinese word list, a piece of the site of its own that is fetched when the reorderer is first opened. */
export function useLexicon() {
  return useQuery({ queryKey: ['toolkit', 'lexicon'], queryFn: loadLexicon, staleTime: Infinity, gcTime: Infinity, retry: 1 });
}

async function loadLexicon(): Promise<Lexicon> {
  const { default: data } = await import('@transcreate/rules/lexicon', { with: { type: 'json' } });
  return createLexicon(data);
}
