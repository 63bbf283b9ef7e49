/** For the tests of Manage: the page on a server that has a small course, and what stands in it. */
import type { PracticeExample, ReviewedSubmission, SubmissionActivity, TutorialTask, User, WeeklyPracticeRow } from '@transcreate/contracts';
import { PEOPLE, personOf, renderRoom } from '@transcreate/web-kit/testing';
import type { FakeApi } from '@transcreate/web-kit/testing';
import { App } from '../../app.js';

const idOf = (kind: string, number: number) => `${kind}0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const CREATED = '2026-09-01T08:00:00.000Z';

/** A student of the course, by number. */
export const studentOf = (number: number, fields: Partial<User> = {}): User =>
  personOf({ _id: idOf('b', number), name: `Student ${number}`, username: `student${number}`, ...fields });

export const exampleOf = (number: number, fields: Partial<PracticeExample> = {}): PracticeExample => ({
  _id: idOf('e', number),
  title: `Example ${number}`,
  content: 'Time flies like an arrow.',
  sourceLanguage: 'English',
  sourceCulture: 'American',
  weekNumber: 1,
  difficulty: 'beginner',
  technique: 'homonym',
  source: '',
  culturalNotes: [],
  referenceExamples: [],
  createdAt: CREATED,
  version: 1,
  ...fields,
});

const text = {
  ...exampleOf(1), title: 'ST 1: Bakery window', imageUrl: '', imageAlt: '', imageSize: 200, imageAlignment: 'center', translationBrief: '', position: 1,
  version: 1,
} as const;

export const taskOf = (number: number, fields: Partial<TutorialTask> = {}): TutorialTask => ({
  ...text, _id: idOf('a', number), title: `ST ${number}: A sign`, position: number, ...fields, category: 'tutorial',
});

export const practiceOf = (number: number, fields: Partial<WeeklyPracticeRow> = {}): WeeklyPracticeRow => ({
  ...text, _id: idOf('c', number), title: `ST ${number}: A poster`, position: number, ...fields, category: 'weekly-practice',
});

export const reviewedOf = (number: number, fields: Partial<ReviewedSubmission> = {}): ReviewedSubmission => ({
  _id: idOf('d', number),
  sourceTextId: {
    _id: idOf('e', 1), kind: 'practice', title: 'Example 1', content: 'Time flies like an arrow.', sourceLanguage: 'English', sourceCulture: 'American',
    weekNumber: 1,
  },
  transcreation: `光阴似箭 ${number}`,
  status: 'submitted',
  voteCounts: { '1': 0, '2': 0, '3': 0 },
  score: 0,
  weekNumber: 1,
  groupNumber: null,
  explanation: '',
  isAnonymous: true,
  isOwner: false,
  username: `student${number}`,
  createdAt: CREATED,
  statusReason: '',
  ...fields,
});

const NO_ACTIVITY: SubmissionActivity = { byWeek: [], byDay: [], byStatus: { approved: 0, rejected: 0, pending: 0, submitted: 0 } };

interface Course {
  users?: User[];
  examples?: PracticeExample[];
  tasks?: TutorialTask[];
  practice?: WeeklyPracticeRow[];
  submissions?: ReviewedSubmission[];
}

type Options = Parameters<typeof renderRoom>[1] & Course;

/** Manage, as the primary admin sees it unless told otherwise. Panels that the test is not about can be folded away. */
export function openManage({ users = [], examples = [], tasks = [], practice = [], submissions = [], api = {}, ...rest }: Options = {}) {
  const answers: FakeApi = {
    ...api,
    auth: {
      getStats: () => ({ totalUsers: 2, practiceExamples: 3, totalSubmissions: 4, activeSessions: 1 }),
      getLoginSummary: () => ({ sessions: [] }),
      listUsers: () => ({ users: [{ ...PEOPLE.admin, online: true, house: 'primary-admin' }, ...users] }),
      ...api.auth,
    },
    content: {
      listExamples: () => ({ examples }),
      listAllTutorialTasks: () => ({ tutorialTasks: tasks }),
      listAllWeeklyPractice: () => ({ weeklyPractice: practice }),
      getTutorialBrief: () => ({ translationBrief: 'Make people smile.' }),
      getWeeklyBrief: () => ({ translationBrief: '' }),
      ...api.content,
    },
    submissions: {
      reviewSubmissions: () => ({ submissions, total: submissions.length, pages: 1 }),
      getActivity: () => NO_ACTIVITY,
      ...api.submissions,
    },
  };
  return renderRoom(<App basePath="" />, { path: '/manage', user: 'admin', ...rest, api: answers });
}

/** Puts a text into a field at once: letter by letter costs a form of many fields seconds. */
export async function write(user: ReturnType<typeof renderRoom>['user'], field: HTMLElement, words: string): Promise<void> {
  await user.click(field);
  await user.paste(words);
}

/** Shows these panels alone, as an admin has left them on this device. */
export function only(...panels: string[]): void {
  const all = ['stats', 'review', 'logins', 'users', 'content', 'tutorial', 'weekly'];
  localStorage.setItem('manageClosedPanels', all.filter((panel) => !panels.includes(panel)).join(' '));
}
