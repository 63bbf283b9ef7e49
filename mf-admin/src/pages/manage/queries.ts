import type { CourseKind, PracticeExample, TutorialTask, User, WeeklyPracticeRow } from '@transcreate/contracts';
import { ApiError, useMutation, useQuery, useQueryClient, useSession } from '@transcreate/web-kit';
import { courseKeys } from '@transcreate/web-kit/parts';
import {
  createExample, createUser, deleteExample, deleteUser, getActivity, getStats, getTutorialBrief, getWeeklyBrief, importClassList, initialiseExamples,
  initialisePractice, initialiseTasks, judge, listExamples, listLogins, listPractice, listTasks, listUsers, reviewSubmissions, updateExample,
  updateUser,
} from '../../api/manage.js';
import type { ExampleChange, Judgement, LoginFilter, NewExample, NewUser, ReviewFilter, UserChange } from '../../api/manage.js';

/** Figures that stand on an open page follow the course, in milliseconds. */
const FOLLOW = 30_000;

const keys = {
  stats: ['manage', 'stats'] as const,
  activity: ['manage', 'activity'] as const,
  logins: (filter: LoginFilter) => ['manage', 'logins', filter] as const,
  allLogins: ['manage', 'logins'] as const,
  users: ['manage', 'users'] as const,
  examples: ['manage', 'examples'] as const,
  review: (filter: ReviewFilter) => ['manage', 'review', filter] as const,
  allReviews: ['manage', 'review'] as const,
};

export function useStats() {
  const { ready } = useSession();
  return useQuery({ queryKey: keys.stats, queryFn: ({ signal }) => getStats(signal), enabled: ready, refetchInterval: FOLLOW });
}

export function useActivity() {
  const { ready } = useSession();
  return useQuery({ queryKey: keys.activity, queryFn: ({ signal }) => getActivity(signal), enabled: ready, refetchInterval: FOLLOW });
}

/** Asks for all figures anew. */
export function useFigures(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of [keys.stats, keys.activity, keys.allLogins]) void queries.invalidateQueries({ queryKey });
  };
}

export function useLogins(filter: LoginFilter) {
  const { ready } = useSession();
  return useQuery({ queryKey: keys.logins(filter), queryFn: ({ signal }) => listLogins(filter, signal), enabled: ready });
}

export function useUsers() {
  const { ready } = useSession();
  return useQuery({ queryKey: keys.users, queryFn: ({ signal }) => listUsers(signal), enabled: ready });
}

/** What an admin does to accounts; the list shows it at once, and is asked anew. */
export function useUserChanges() {
  const queries = useQueryClient();
  const askAnew = () => {
    void queries.invalidateQueries({ queryKey: keys.stats });
    return queries.invalidateQueries({ queryKey: keys.users });
  };
  const create = useMutation({ mutationFn: (user: NewUser) => createUser(user), onSuccess: askAnew });
  const update = useMutation({ mutationFn: (change: UserChange) => updateUser(change), onSuccess: askAnew });
  const remove = useMutation({
    mutationFn: (email: string) => gone(deleteUser(email)),
    onSuccess: (_, email) => {
      queries.setQueryData<User[]>(keys.users, (known) => known?.filter((user) => user.email !== email));
      return askAnew();
    },
  });
  const importList = useMutation({ mutationFn: (file: string) => importClassList(file), onSuccess: askAnew });
  return { create, update, remove, importList };
}

export function useExamples() {
  const { ready } = useSession();
  return useQuery({ queryKey: keys.examples, queryFn: ({ signal }) => listExamples(signal), enabled: ready });
}

/** What an admin does to practice examples. */
export function useExampleChanges() {
  const queries = useQueryClient();
  const askAnew = () => {
    void queries.invalidateQueries({ queryKey: keys.stats });
    // The room of practice examples keeps its own list.
    void queries.invalidateQueries({ queryKey: ['practice', 'examples'] });
    return queries.invalidateQueries({ queryKey: keys.examples });
  };
  const create = useMutation({ mutationFn: (example: NewExample) => createExample(example), onSuccess: askAnew });
  // Whoever is told that somebody was faster wants to see what is there now.
  const update = useMutation({ mutationFn: (change: ExampleChange) => updateExample(change), onSuccess: askAnew, onError: askAnew });
  const remove = useMutation({
    mutationFn: ({ id, force }: { id: string; force: boolean }) => gone(deleteExample(id, force)),
    onSuccess: (_, { id }) => {
      queries.setQueryData<PracticeExample[]>(keys.examples, (known) => known?.filter(({ _id }) => _id !== id));
      return askAnew();
    },
  });
  return { create, update, remove };
}

/** The built-in texts that can be added: the practice examples, or a week's course work. */
export type Batch = { kind: 'practice' } | { kind: CourseKind; week: number };

/** Adds the built-in texts of a batch that are not there yet. */
export function useInitialisation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (batch: Batch) => {
      if (batch.kind === 'practice') return initialiseExamples();
      return batch.kind === 'tutorial' ? initialiseTasks(batch.week) : initialisePractice(batch.week);
    },
    onSuccess: (_, { kind }) => {
      void queries.invalidateQueries({ queryKey: keys.stats });
      void queries.invalidateQueries({ queryKey: kind === 'practice' ? keys.examples : courseKeys.kind(kind) });
      if (kind !== 'practice') void queries.invalidateQueries({ queryKey: ['course', 'brief', kind] });
    },
  });
}

/** The source texts of a kind of course work, of all weeks. */
export function useAllTexts(kind: CourseKind) {
  const { ready } = useSession();
  return useQuery<(TutorialTask | WeeklyPracticeRow)[]>({
    queryKey: courseKeys.texts(kind, 'all'),
    queryFn: ({ signal }) => (kind === 'tutorial' ? listTasks(signal) : listPractice(signal)),
    enabled: ready,
  });
}

export function useBrief(kind: CourseKind, week: number) {
  const { ready } = useSession();
  const read = kind === 'tutorial' ? getTutorialBrief : getWeeklyBrief;
  return useQuery({ queryKey: courseKeys.brief(kind, week), queryFn: ({ signal }) => read(week, signal), enabled: ready });
}

/** A page of the class's submissions; the last one stands until the next has come. */
export function useReview(filter: ReviewFilter) {
  const { ready } = useSession();
  return useQuery({
    queryKey: keys.review(filter),
    queryFn: ({ signal }) => reviewSubmissions(filter, signal),
    enabled: ready,
    placeholderData: (last) => last,
    // A class hands in while its lecturer looks elsewhere.
    staleTime: 0,
  });
}

export function useJudgement() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (judgement: Judgement) => judge(judgement),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: keys.activity });
      void queries.invalidateQueries({ queryKey: ['course', 'submissions'] });
      void queries.invalidateQueries({ queryKey: ['votes'] });
      return queries.invalidateQueries({ queryKey: keys.allReviews });
    },
  });
}

/** What somebody else has deleted a moment before is deleted. */
async function gone(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  });
}
