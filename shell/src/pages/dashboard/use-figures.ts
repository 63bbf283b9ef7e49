import { rememberedWeek, useQuery, useSession } from '@transcreate/web-kit';
import { submissionsApi } from '../../api.js';
import type { Place } from '../../frame/places.js';
import { useShellTexts } from '../../locales/use-shell-texts.js';
import { useUnread } from '../../messages/use-unread.js';

/** What the cards say beside their sentence. */
export interface Figures {
  /** By place; a place without a figure has none. */
  of: Partial<Record<Place['key'], string>>;
  /** The places whose figures are on their way. */
  pending: ReadonlySet<Place['key']>;
  failed: boolean;
  retry(): void;
  retrying: boolean;
}

const ASKED: ReadonlySet<Place['key']> = new Set<Place['key']>(['practice', 'tutorialTasks', 'weeklyPractice', 'votes']);
const NONE: ReadonlySet<Place['key']> = new Set();

interface Work {
  texts: number;
  handedIn: number;
}

/** What the course asks of the reader by now, in one call, of the weeks that the pages would open with; for admins also what is unread. */
export function useFigures(): Figures {
  const t = useShellTexts();
  const { user, isLoggedIn } = useSession();
  const unread = useUnread();
  const weeks = { tutorialWeek: rememberedWeek('tutorial-tasks'), practiceWeek: rememberedWeek('weekly-practice') };
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey: ['mine', 'dashboard', user?._id, weeks],
    queryFn: ({ signal }) => submissionsApi.getDashboard(weeks, { signal }),
    // What was done on another page is to be seen on the way back.
    staleTime: 0,
  });

  const handsIn = isLoggedIn && user?.role === 'student';
  const work = ({ texts, handedIn }: Work) => (handsIn ? t('dashboard.workedOn', { count: texts, handedIn }) : t('dashboard.texts', { count: texts }));
  const inWeek = (week: number, { texts, handedIn }: Work) =>
    texts === 0 ? t('dashboard.weekEmpty', { week }) : t('dashboard.week', { week, work: work({ texts, handedIn }) });
  const of = {
    ...(data && {
      practice: work(data.practice),
      tutorialTasks: inWeek(weeks.tutorialWeek, data.tutorial),
      weeklyPractice: inWeek(weeks.practiceWeek, data.weeklyPractice),
      ...(isLoggedIn && { votes: data.waitingForVote === 0 ? t('dashboard.noneWaiting') : t('dashboard.waiting', { count: data.waitingForVote }) }),
    }),
    ...(unread === undefined ? {} : { feedback: t('dashboard.unread', { count: unread }) }),
  };
  return { of, pending: isPending ? ASKED : NONE, failed: isError, retry: () => void refetch(), retrying: isFetching };
}
