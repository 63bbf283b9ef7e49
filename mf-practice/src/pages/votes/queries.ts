import type { Rank, Voteable, VoteState } from '@transcreate/contracts';
import { useMutation, useQuery, useQueryClient, useSession } from '@transcreate/web-kit';
import { useCallback } from 'react';
import { castVote, getVoteable, listVoteable } from '../../api.js';
import { selected } from './arrangement.js';
import type { View } from './arrangement.js';
import { stateWith, wishOf, withState } from './ballot.js';

const LIST = ['votes', 'list'] as const;
const keyOfList = (category: View['category'], week: View['week']) => [...LIST, category, week] as const;
const keyOfExample = (exampleId: string) => ['votes', 'example', exampleId] as const;

/** The examples of a category and a week, without their translations' texts. If all are known already, theirs stand in until the server answers. */
export function useVoteables({ category, week }: Pick<View, 'category' | 'week'>) {
  const { ready } = useSession();
  const queries = useQueryClient();
  return useQuery({
    queryKey: keyOfList(category, week),
    queryFn: ({ signal }) => listVoteable({ category: category === 'all' ? undefined : category, week: week === 'all' ? undefined : week }, signal),
    placeholderData: () => {
      const all = queries.getQueryData<Voteable[]>(keyOfList('all', 'all'));
      return all && selected(all, { category, week, unvoted: false });
    },
    enabled: ready,
  });
}

/** One example with its translations; null if nothing in it can be voted for any more. */
export function useVoteable(exampleId: string) {
  const { ready } = useSession();
  return useQuery({ queryKey: keyOfExample(exampleId), queryFn: ({ signal }) => getVoteable(exampleId, signal), enabled: ready });
}

export interface Ballot {
  /** The translation. */
  id: string;
  /** The rank that it gets, or null where the person takes theirs back. */
  rank: Rank | null;
  /** The rank that was chosen for it. */
  chosen: Rank;
}

/**
 * Votes in one example. A vote shows at once; if the server refuses it, the translation gets its old standing back, and everything is asked
 * anew, because what the page knew was wrong (or the vote was counted and only the reply was lost).
 */
export function useVote(exampleId: string) {
  const queries = useQueryClient();
  const key = keyOfExample(exampleId);
  const show = (id: string, state: VoteState) => {
    queries.setQueryData<Voteable | null>(key, (known) => known && withState(known, id, state));
    queries.setQueriesData<Voteable[]>({ queryKey: LIST }, (known) =>
      known?.map((each) => (each.example.id === exampleId ? withState(each, id, state) : each)),
    );
  };
  const standingOf = useStandingOf(exampleId);

  const mutation = useMutation({
    mutationKey: ['votes', 'cast', exampleId],
    mutationFn: ({ id, rank }: Ballot) => castVote(id, rank),
    onMutate: async ({ id, rank }) => {
      // A reply that is on its way does not know of this vote.
      await queries.cancelQueries({ queryKey: key });
      const before = standingOf(id);
      if (before) show(id, stateWith(before, rank));
      return before;
    },
    onSuccess: (state, { id }) => {
      show(id, state);
      if (queries.isFetching({ queryKey: LIST }) > 0) void queries.invalidateQueries({ queryKey: LIST });
    },
    onError: (_, { id }, before) => {
      if (before) show(id, before);
      void queries.invalidateQueries({ queryKey: key });
      void queries.invalidateQueries({ queryKey: LIST });
    },
  });

  const { mutate } = mutation;
  /** Chooses a rank for a translation: gives it, or takes it back if it is held. One vote at a time. */
  const choose = useCallback(
    (id: string, chosen: Rank) => {
      const standing = standingOf(id);
      if (!standing || queries.isMutating({ mutationKey: ['votes', 'cast', exampleId] }) > 0) return;
      mutate({ id, chosen, rank: wishOf(standing.userRank, chosen) });
    },
    [queries, mutate, standingOf, exampleId],
  );
  return { ...mutation, choose };
}

/** How a translation of the example stands at the moment of asking. */
function useStandingOf(exampleId: string): (id: string) => VoteState | undefined {
  const queries = useQueryClient();
  return useCallback(
    (id) => {
      const known = queries.getQueryData<Voteable | null>(keyOfExample(exampleId))?.translations.find((each) => each.id === id);
      return known && { score: known.score, voteCounts: known.voteCounts, hasVoted: known.hasVoted, userRank: known.userRank };
    },
    [queries, exampleId],
  );
}
