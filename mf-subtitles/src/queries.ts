import type { SubtitleSegment } from '@transcreate/contracts';
import { SUBTITLES } from '@transcreate/contracts/browser';
import { useMutation, useQuery, useQueryClient, useSession } from '@transcreate/web-kit';
import type { QueryClient } from '@transcreate/web-kit';
import { courseKeys } from '@transcreate/web-kit/parts';
import { useMemo } from 'react';
import {
  deleteSubmission, importSegments, listSegments, listSubmissions, listTimeCodeChanges, restoreSegments, restoreVideo, submit, updateSubmission,
  updateTimeCodes, videoFacts,
} from './api.js';
import type { NewSubmission, Submissions, TimeCodes } from './api.js';
import { FALLBACK, segmentsOf } from './rules/segment.js';

const SEGMENTS = ['subtitles', 'segments'] as const;
const VIDEO = ['subtitles', 'video'] as const;
const submissionsKey = (segmentId: number) => ['subtitles', 'submissions', segmentId] as const;
const changesKey = (segmentId: number) => ['subtitles', 'changes', segmentId] as const;

/** The segments: the server's, or the built-in ones when it can't be asked. */
export function useSegments() {
  const { ready } = useSession();
  const query = useQuery({ queryKey: SEGMENTS, queryFn: ({ signal }) => listSegments(signal), enabled: ready });
  const { data, error } = query;
  const segments = useMemo(() => (data ? segmentsOf(data) : error ? FALLBACK : undefined), [data, error]);
  return { query, segments, isFallback: data === undefined && error !== null };
}

/** Reads the segments past everything that is remembered, and remembers them. */
export function readSegments(queries: QueryClient): Promise<SubtitleSegment[]> {
  return queries.fetchQuery({ queryKey: SEGMENTS, queryFn: ({ signal }) => listSegments(signal), staleTime: 0, retry: false });
}

export function putSegment(queries: QueryClient, segment: SubtitleSegment): void {
  queries.setQueryData<SubtitleSegment[]>(SEGMENTS, (known) => known?.map((each) => (each.segmentId === segment.segmentId ? segment : each)));
}

export function useTimeCodeUpdate() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: TimeCodes) => updateTimeCodes(change),
    onSuccess: (segment) => {
      putSegment(queries, segment);
      void queries.invalidateQueries({ queryKey: changesKey(segment.segmentId) });
    },
  });
}

export function useTimeCodeChanges(segmentId: number) {
  return useQuery({ queryKey: changesKey(segmentId), queryFn: ({ signal }) => listTimeCodeChanges(segmentId, signal) });
}

/** Other segments in place of all: those of a file, or those that come with the product. */
export function useSegmentChanges() {
  const queries = useQueryClient();
  const put = (segments: SubtitleSegment[]) => {
    queries.setQueryData<SubtitleSegment[]>(SEGMENTS, segments);
    void queries.invalidateQueries({ queryKey: ['subtitles', 'changes'] });
  };
  const fromFile = useMutation({
    mutationFn: ({ text, reason }: { text: string; reason: string }) => importSegments(text, reason),
    onSuccess: ({ data }) => put(data),
  });
  const restore = useMutation({ mutationFn: () => restoreSegments(), onSuccess: put });
  return { fromFile, restore };
}

/** The submissions of a segment, while somebody wants to see them. */
export function useSubmissions(segmentId: number, isWanted: boolean) {
  const { ready } = useSession();
  const queryFn = ({ signal }: { signal: AbortSignal }) => listSubmissions(segmentId, SUBTITLES.week, signal);
  return useQuery({ queryKey: submissionsKey(segmentId), queryFn, enabled: ready && isWanted });
}

export function useSubmit() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (submission: NewSubmission) => submit(submission),
    onSuccess: (submission) => {
      const key = submissionsKey(submission.segmentId);
      queries.setQueryData<Submissions>(key, (known) => known && { data: [...known.data, submission], count: known.count + 1 });
      void queries.invalidateQueries({ queryKey: key });
      void queries.invalidateQueries({ queryKey: courseKeys.mine });
    },
  });
}

export function useSubmissionChanges(segmentId: number) {
  const queries = useQueryClient();
  const askAnew = () => {
    void queries.invalidateQueries({ queryKey: courseKeys.mine });
    return queries.invalidateQueries({ queryKey: submissionsKey(segmentId) });
  };
  const edit = useMutation({ mutationFn: ({ id, text }: { id: string; text: string }) => updateSubmission(id, text), onSuccess: askAnew });
  const remove = useMutation({
    mutationFn: (id: string) => deleteSubmission(id),
    onSuccess: (_, id) => {
      queries.setQueryData<Submissions>(submissionsKey(segmentId), (known) => known && without(known, id));
      return askAnew();
    },
  });
  return { edit, remove };
}

function without({ data, count }: Submissions, id: string): Submissions {
  const rest = data.filter(({ _id }) => _id !== id);
  return { data: rest, count: count - (data.length - rest.length) };
}

/** Which video there is, for admins. */
export function useVideoFacts() {
  return useQuery({ queryKey: VIDEO, queryFn: ({ signal }) => videoFacts(signal) });
}

export function useVideoChanges() {
  const queries = useQueryClient();
  const changed = () => queries.invalidateQueries({ queryKey: VIDEO });
  const restore = useMutation({ mutationFn: () => restoreVideo(), onSuccess: changed });
  return { restore, changed };
}
