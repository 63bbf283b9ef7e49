import { auth, content, submissions } from '@transcreate/contracts/browser';
import type {
  auth as authCalls, ClassListResult, content as contentCalls, LoginSession, Output, PracticeExample, Sent, SubmissionActivity,
  submissions as submissionCalls, SubmissionStatus, TutorialTask, User, WeeklyPracticeRow,
} from '@transcreate/contracts';
import { createClient, download } from '@transcreate/web-kit';
import type { DownloadedFile } from '@transcreate/web-kit';

const people = createClient(auth);
const course = createClient(content);
const works = createClient(submissions);

/** The figures of the course; null where a service can't be asked. */
export type Stats = Output<typeof authCalls.getStats>;
export const getStats = (signal?: AbortSignal): Promise<Stats> => people.getStats({}, { signal });

/** Which login sessions are asked for: those of the last `sinceMs` milliseconds, of one role or all. */
export type LoginFilter = Required<Pick<Sent<typeof authCalls.getLoginSummary>, 'sinceMs' | 'role'>>;

export async function listLogins(filter: LoginFilter, signal?: AbortSignal): Promise<LoginSession[]> {
  const reply = await people.getLoginSummary(filter, { signal });
  return 'sessions' in reply ? reply.sessions : [];
}

/** As the server writes them: with the mark that tells Excel the encoding. */
export const downloadLogins = (filter: LoginFilter): Promise<DownloadedFile> => download(auth.getLoginSummary, { ...filter, format: 'csv' });
export const downloadClassList = (): Promise<DownloadedFile> => download(auth.getClassList, {});

export async function listUsers(signal?: AbortSignal): Promise<User[]> {
  return (await people.listUsers({}, { signal })).users;
}

export type NewUser = Sent<typeof authCalls.createUser>;
export type UserChange = Sent<typeof authCalls.updateUser>;
export const createUser = async (user: NewUser): Promise<User> => (await people.createUser(user)).user;
export const updateUser = async (change: UserChange): Promise<User> => (await people.updateUser(change)).user;
export const deleteUser = (email: string) => people.deleteUser({ email });

/** What importing a class list would do. `file`: the CSV file's bytes in base64. */
export const previewClassList = (file: string): Promise<ClassListResult> => people.previewClassList({ file });
export const importClassList = (file: string): Promise<ClassListResult> => people.importClassList({ file });

export async function listExamples(signal?: AbortSignal): Promise<PracticeExample[]> {
  return (await course.listExamples({}, { signal })).examples;
}

export type NewExample = Sent<typeof contentCalls.createExample>;
export type ExampleChange = Sent<typeof contentCalls.updateExample>;
export const createExample = async (example: NewExample): Promise<PracticeExample> => (await course.createExample(example)).example;
export const updateExample = async (change: ExampleChange): Promise<PracticeExample> => (await course.updateExample(change)).example;
export const deleteExample = (id: string, force: boolean) => course.deleteExample({ id, force });

/** How many built-in texts were added, and how many were there already. */
export type Initialised = Pick<Output<typeof contentCalls.initializeExamples>, 'created' | 'skipped'>;
export const initialiseExamples = (): Promise<Initialised> => course.initializeExamples();
export const initialiseTasks = (week: number): Promise<Initialised> => course.initializeTutorialTasks({ week });
export const initialisePractice = (week: number): Promise<Initialised> => course.initializeWeeklyPractice({ week });

export const listTasks = async (signal?: AbortSignal): Promise<TutorialTask[]> => (await course.listAllTutorialTasks({}, { signal })).tutorialTasks;
export const listPractice = async (signal?: AbortSignal): Promise<WeeklyPracticeRow[]> =>
  (await course.listAllWeeklyPractice({}, { signal })).weeklyPractice;
export const getTutorialBrief = async (week: number, signal?: AbortSignal): Promise<string> =>
  (await course.getTutorialBrief({ week }, { signal })).translationBrief;
export const getWeeklyBrief = async (week: number, signal?: AbortSignal): Promise<string> =>
  (await course.getWeeklyBrief({ week }, { signal })).translationBrief;

/** Which submissions are looked through; an empty choice is every one. */
export type ReviewFilter = Pick<Required<Sent<typeof submissionCalls.reviewSubmissions>>, 'kind' | 'week' | 'status' | 'group' | 'q' | 'page'>;
export type ReviewPage = Output<typeof submissionCalls.reviewSubmissions>;
export const reviewSubmissions = (filter: ReviewFilter, signal?: AbortSignal): Promise<ReviewPage> => works.reviewSubmissions(filter, { signal });

/** What an admin decides of submissions, and why. */
export interface Judgement {
  ids: string[];
  status: SubmissionStatus;
  reason: string;
}

export const judge = (judgement: Judgement) => works.setStatuses(judgement);
export const getActivity = (signal?: AbortSignal): Promise<SubmissionActivity> => works.getActivity({}, { signal });
