import { content, files, submissions, subtitles } from '@transcreate/contracts/browser';
import type {
  content as contentCalls, CourseKind, GroupDoc, OpenedText, OwnSubmission, Sent, Submission, submissions as submissionCalls, SubmissionStatus, SubtitleSubmission,
  TutorialTask, WeeklyFile, WeeklyFileType, WeeklyPractice,
} from '@transcreate/contracts';
import { createClient, download, upload } from '@transcreate/web-kit';
import type { DownloadedFile, TransferOptions } from '@transcreate/web-kit';

const course = createClient(content);
const works = createClient(submissions);
const store = createClient(files);
const desk = createClient(subtitles);

/** A source text of course work, of either kind. */
export type CourseText = TutorialTask | WeeklyPractice;
export type NewSubmission = Sent<typeof submissionCalls.createSubmission>;

/** What is read of both kinds of course work. */
interface KindCalls {
  list(week: number, signal?: AbortSignal): Promise<CourseText[]>;
  brief(week: number, signal?: AbortSignal): Promise<{ translationBrief: string }>;
}

export const COURSE: Record<CourseKind, KindCalls> = {
  tutorial: {
    list: (week, signal) => course.listTutorialTasks({ week }, { signal }),
    brief: (week, signal) => course.getTutorialBrief({ week }, { signal }),
  },
  'weekly-practice': {
    list: (week, signal) => course.listWeeklyPractice({ week }, { signal }),
    brief: (week, signal) => course.getWeeklyBrief({ week }, { signal }),
  },
};

export async function listDocs(weekNumber: number, signal?: AbortSignal): Promise<GroupDoc[]> {
  return (await course.listDocs({ weekNumber }, { signal })).docs;
}

export const setDoc = (doc: Sent<typeof contentCalls.createDoc>) => course.createDoc(doc);
export const deleteDoc = (id: string) => course.deleteDoc({ id });

export async function listSubmissions(sourceTextId: string, signal?: AbortSignal): Promise<Submission[]> {
  return (await works.listSubmissions({ sourceTextId }, { signal })).submissions;
}

/** Submits a translation. Repeating it after a failure submits nothing twice. */
export async function submit(submission: NewSubmission): Promise<Submission> {
  return (await works.createSubmission(submission)).submission;
}

export const updateSubmission = (id: string, transcreation: string) => works.updateSubmission({ id, transcreation });
export const deleteSubmission = (id: string) => works.deleteSubmission({ id });
/** Judges a submission; the reason, which may be empty, is for its author. */
export const setStatus = (id: string, status: SubmissionStatus, reason: string) => works.setStatus({ id, status, reason });

/** What the person has submitted, of every kind, oldest first. */
export async function listOwnSubmissions(signal?: AbortSignal): Promise<OwnSubmission[]> {
  return (await works.listOwnSubmissions({}, { signal })).submissions;
}

/** What the person has handed in for the subtitle task, in the order of the segments, oldest first. */
export async function listOwnSubtitles(signal?: AbortSignal): Promise<SubtitleSubmission[]> {
  return (await desk.listOwnSubtitleSubmissions({}, { signal })).data;
}

export const updateSubtitle = (id: string, chineseTranslation: string) => desk.updateSubtitleSubmission({ id, chineseTranslation });

/** The source texts that the person has handed in work for, with the reference examples that this has opened. */
export async function listOpenedTexts(signal?: AbortSignal): Promise<OpenedText[]> {
  return (await course.listOpenedTexts({}, { signal })).texts;
}

/** The files of a week, of both types, newest first. */
export async function listFiles(week: number, signal?: AbortSignal): Promise<WeeklyFile[]> {
  return (await store.listWeeklyFiles({ week }, { signal })).files;
}

/** What is said about a file that is sent. */
export interface FileFacts {
  week: number;
  description: string;
  /** Of a translation: the source file that it translates. */
  sourceFileId?: string;
}

export async function uploadFile(type: WeeklyFileType, facts: FileFacts, file: File, options: TransferOptions): Promise<WeeklyFile> {
  const route = type === 'source' ? files.uploadSourceFile : files.uploadTranslationFile;
  return (await upload(route, facts, file, options)).file;
}

export const downloadFile = (id: string, options: TransferOptions): Promise<DownloadedFile> => download(files.downloadWeeklyFile, { id }, options);
export const deleteFile = (id: string) => store.deleteWeeklyFile({ id });
