import type { CourseKind, GroupDoc, Submission, WeeklyFile } from '@transcreate/contracts';
import { ApiError, useMutation, useQuery, useQueryClient, useSession } from '@transcreate/web-kit';
import { courseKeys } from '@transcreate/web-kit/parts';
import {
  COURSE, deleteDoc, deleteFile, deleteSubmission, listDocs, listFiles, listSubmissions, setDoc, setStatus, submit, updateSubmission,
} from './api.js';
import type { NewSubmission } from './api.js';

const docsKey = (week: number) => ['course', 'docs', week] as const;
const submissionsKey = (sourceTextId: string) => ['course', 'submissions', sourceTextId] as const;
const filesKey = (week: number) => ['course', 'files', week] as const;

/** A week of one kind of course work. */
export interface Place {
  kind: CourseKind;
  week: number;
}

export function useCourseTexts({ kind, week }: Place) {
  const { ready } = useSession();
  return useQuery({ queryKey: courseKeys.texts(kind, week), queryFn: ({ signal }) => COURSE[kind].list(week, signal), enabled: ready });
}

export function useBrief({ kind, week }: Place) {
  const { ready } = useSession();
  const queryFn = async ({ signal }: { signal: AbortSignal }) => (await COURSE[kind].brief(week, signal)).translationBrief;
  return useQuery({ queryKey: courseKeys.brief(kind, week), queryFn, enabled: ready });
}

export function useDocs(week: number) {
  const { ready } = useSession();
  return useQuery({ queryKey: docsKey(week), queryFn: ({ signal }) => listDocs(week, signal), enabled: ready });
}

export function useDocChanges(weekNumber: number) {
  const queries = useQueryClient();
  const key = docsKey(weekNumber);
  const others = (docs: GroupDoc[] = [], groupNumber: number) => docs.filter((doc) => doc.groupNumber !== groupNumber);
  const put = (doc: GroupDoc) => (docs?: GroupDoc[]) =>
    [...others(docs, doc.groupNumber), doc].sort((one, other) => one.groupNumber - other.groupNumber);
  const link = useMutation({
    mutationFn: (doc: { groupNumber: number; docUrl: string }) => setDoc({ weekNumber, ...doc }),
    onSuccess: ({ doc }) => queries.setQueryData<GroupDoc[]>(key, put(doc)),
  });
  const unlink = useMutation({
    mutationFn: (doc: GroupDoc) => gone(deleteDoc(doc._id)),
    onSuccess: (_, { groupNumber }) => queries.setQueryData<GroupDoc[]>(key, (docs) => others(docs, groupNumber)),
  });
  return { link, unlink };
}

export function useSubmissions(sourceTextId: string) {
  const { ready } = useSession();
  return useQuery({ queryKey: submissionsKey(sourceTextId), queryFn: ({ signal }) => listSubmissions(sourceTextId, signal), enabled: ready });
}

/** Submits a translation. It stands in the list at once; the text's reference examples may be open then, so the texts are asked anew. */
export function useSubmit({ kind, week }: Place) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (submission: NewSubmission) => submit(submission),
    onSuccess: (submission) => {
      const key = submissionsKey(submission.sourceTextId);
      queries.setQueryData<Submission[]>(key, (known = []) => [...known.filter(({ _id }) => _id !== submission._id), submission]);
      void queries.invalidateQueries({ queryKey: key });
      void queries.invalidateQueries({ queryKey: courseKeys.texts(kind, week) });
      // What can be voted for, and what is one's own, is read by other pages as well.
      void queries.invalidateQueries({ queryKey: ['votes'] });
      void queries.invalidateQueries({ queryKey: courseKeys.mine });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 404) void queries.invalidateQueries({ queryKey: courseKeys.texts(kind, week) });
    },
  });
}

export function useSubmissionChanges(sourceTextId: string) {
  const queries = useQueryClient();
  const key = submissionsKey(sourceTextId);
  const put = ({ submission }: { submission: Submission }) => {
    queries.setQueryData<Submission[]>(key, (known) => known?.map((each) => (each._id === submission._id ? submission : each)));
    void queries.invalidateQueries({ queryKey: key });
    void queries.invalidateQueries({ queryKey: ['votes'] });
    void queries.invalidateQueries({ queryKey: courseKeys.mine });
  };
  const edit = useMutation({ mutationFn: ({ id, text }: { id: string; text: string }) => updateSubmission(id, text), onSuccess: put });
  const judge = useMutation({
    mutationFn: ({ id, status, reason = '' }: { id: string; status: Submission['status']; reason?: string }) => setStatus(id, status, reason),
    onSuccess: put,
  });
  const remove = useMutation({
    mutationFn: (id: string) => gone(deleteSubmission(id)),
    onSuccess: (_, id) => {
      queries.setQueryData<Submission[]>(key, (known) => known?.filter((each) => each._id !== id));
      void queries.invalidateQueries({ queryKey: key });
    },
  });
  return { edit, judge, remove };
}

export function useFiles(week: number) {
  const { ready } = useSession();
  return useQuery({ queryKey: filesKey(week), queryFn: ({ signal }) => listFiles(week, signal), enabled: ready });
}

export function useFileChanges(week: number) {
  const queries = useQueryClient();
  const key = filesKey(week);
  const add = (file: WeeklyFile) => {
    queries.setQueryData<WeeklyFile[]>(key, (known = []) => [file, ...known.filter(({ _id }) => _id !== file._id)]);
    void queries.invalidateQueries({ queryKey: key });
    if (file.type !== 'translation') return;
    // A file that is handed in opens the reference examples of the texts that the page has no box for.
    void queries.invalidateQueries({ queryKey: courseKeys.texts('weekly-practice', week) });
    void queries.invalidateQueries({ queryKey: courseKeys.mine });
  };
  const remove = useMutation({
    mutationFn: (id: string) => gone(deleteFile(id)),
    onSuccess: (_, id) => queries.setQueryData<WeeklyFile[]>(key, (known) => known?.filter((file) => file._id !== id)),
  });
  return { add, remove };
}

/** What somebody else has deleted a moment before is deleted. */
async function gone(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  });
}
