import type { PracticeExample, Rank, TutorialTask, Voteable, VoteState, WeeklyPractice } from '@transcreate/contracts';
import { useMutation, useQuery, useQueryClient, useSession } from '@transcreate/web-kit';
import { useCallback } from 'react';
import { courseKeys } from '@transcreate/web-kit/parts';
import { castVote, getVoteable, listCourseTexts, listVoteable, searchExamples } from '../../api.js';
import { EXAMPLES } from '../../queries.js';
import { selected } from './arrangement.js';
import type { View } from './arrangement.js';
import { holdersOf, isAvailable, stateWith, wishOf, withState } from './ballot.js';
import type { Translation } from './ballot.js';

const LIST = ['votes', 'list'] as const;
const keyOfList = (category: View['category'], week: View['week']) => [...LIST, category, week] as const;
const keyOfVotes = (exampleId: string) => ['votes', 'cast', exampleId] as const;
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

type GuidedText = PracticeExample | TutorialTask | WeeklyPractice;

/** An example as its own page shows it, with its guidance and its picture. It comes with the list that it stands in, which is often there already. */
export function useGuidedText({ id, category, weekNumber }: Voteable['example']) {
  const { ready } = useSession();
  return useQuery<GuidedText[], Error, GuidedText | undefined>({
    queryKey: category === 'practice' ? [...EXAMPLES, ''] : courseKeys.texts(category, weekNumber),
    queryFn: ({ signal }) => (category === 'practice' ? searchExamples('', signal) : listCourseTexts(category, weekNumber, signal)),
    select: (list) => list.find(({ _id }) => _id === id),
    enabled: ready,
  });
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
    queries.setQueryData<Voteable | null>(key, (shown) => shown && withState(shown, id, state));
    queries.setQueriesData<Voteable[]>({ queryKey: LIST }, (shown) =>
      shown?.map((each) => (each.example.id === exampleId ? withState(each, id, state) : each)),
    );
  };
  const known = useKnownTranslations(exampleId);

  const mutation = useMutation({
    mutationKey: keyOfVotes(exampleId),
    mutationFn: ({ id, rank }: Ballot) => castVote(id, rank),
    onMutate: async ({ id, rank }) => {
      // A reply that is on its way does not know of this vote.
      await queries.cancelQueries({ queryKey: key });
      const before = known().find((each) => each.id === id);
      if (before) show(id, stateWith(before, rank));
      return before && standingOf(before);
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
  /** Chooses a rank for a translation: gives it, or takes it back if it is held. One vote at a time, and none that the ranks forbid. */
  const choose = useCallback(
    (id: string, chosen: Rank) => {
      const translations = known();
      const translation = translations.find((each) => each.id === id);
      if (!translation || !isAvailable(chosen, id, holdersOf(translations))) return;
      if (queries.isMutating({ mutationKey: keyOfVotes(exampleId) }) > 0) return;
      mutate({ id, chosen, rank: wishOf(translation.userRank, chosen) });
    },
    [queries, mutate, known, exampleId],
  );
  return { ...mutation, choose };
}

/** Asks for the example's translations as they are at the moment of asking. */
function useKnownTranslations(exampleId: string): () => readonly Translation[] {
  const queries = useQueryClient();
  return useCallback(() => queries.getQueryData<Voteable | null>(keyOfExample(exampleId))?.translations ?? [], [queries, exampleId]);
}

const standingOf = ({ score, voteCounts, hasVoted, userRank }: Translation): VoteState => ({ score, voteCounts, hasVoted, userRank });
