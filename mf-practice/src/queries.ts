import type { OwnSubmission, PracticeExample, Submission } from '@transcreate/contracts';
import { ApiError, useMutation, useQuery, useQueryClient, useSession } from '@transcreate/web-kit';
import { courseKeys } from '@transcreate/web-kit/parts';
import { useMemo } from 'react';
import { listOwnSubmissions, searchExamples, submitTranscreation } from './api.js';
import type { Filter, NewSubmission } from './api.js';

/** Under which key the page's queries keep practice examples. */
export const EXAMPLES = ['practice', 'examples'] as const;
const OWN = [...courseKeys.mine, 'practice'] as const;

/** The examples of a filter. */
export function useExamples(filter: Filter) {
  const { ready } = useSession();
  return useQuery({ queryKey: [...EXAMPLES, filter], queryFn: ({ signal }) => searchExamples(filter, signal), enabled: ready });
}

/** What the person has submitted, by the example's id. A visitor has submitted nothing, so nobody is asked. */
export function useOwnSubmissions() {
  const { ready, isStudent, isAdmin } = useSession();
  const query = useQuery({ queryKey: OWN, queryFn: ({ signal }) => listOwnSubmissions(signal), enabled: ready && (isStudent || isAdmin) });
  const byExample = useMemo(() => new Map(query.data?.map((own) => [own.sourceTextId._id, own])), [query.data]);
  return { ...query, byExample };
}

/** Submits a transcreation. What the server lists as one's own counts, so it is asked anew; the reply stands in until it answers. */
export function useSubmission(example: PracticeExample) {
  const queries = useQueryClient();
  const askAnew = () => {
    void queries.invalidateQueries({ queryKey: courseKeys.mine });
    // The example's reference texts may be open now.
    void queries.invalidateQueries({ queryKey: EXAMPLES });
  };
  return useMutation({
    mutationFn: (submission: NewSubmission) => submitTranscreation(submission),
    onSuccess: (submission) => {
      queries.setQueryData<OwnSubmission[]>(OWN, (known = []) => [...known, populated(submission, example)]);
      askAnew();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'already_submitted') askAnew();
    },
  });
}

function populated(submission: Submission, example: PracticeExample): OwnSubmission {
  const { _id, title, content, sourceLanguage, sourceCulture, weekNumber } = example;
  return { ...submission, sourceTextId: { _id, kind: 'practice', title, content, sourceLanguage, sourceCulture, weekNumber } };
}
