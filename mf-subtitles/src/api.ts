import { auth, files, subtitles } from '@transcreate/contracts/browser';
import type {
  Sent, SubtitleSegment, subtitles as subtitleCalls, SubtitleSubmission, TimeCodeChange, Video,
} from '@transcreate/contracts';
import { ApiError, createClient, download, save, upload } from '@transcreate/web-kit';
import type { TransferOptions } from '@transcreate/web-kit';

const desk = createClient(subtitles);
const session = createClient(auth);
const store = createClient(files);

/** How long the list of submissions may take, in milliseconds; then there are none to show (specification, sections 8 and 9). */
const SUBMISSIONS_LIMIT = 5_000;

export async function listSegments(signal?: AbortSignal): Promise<SubtitleSegment[]> {
  return (await desk.listSegments({}, { signal })).data;
}

export async function saveTranslation(segmentId: number, chineseTranslation: string): Promise<SubtitleSegment> {
  return (await desk.saveTranslation({ segmentId, chineseTranslation })).segment;
}

export type TimeCodes = Sent<typeof subtitleCalls.updateSegment>;

export async function updateTimeCodes(change: TimeCodes): Promise<SubtitleSegment> {
  return (await desk.updateSegment(change)).segment;
}

export async function listTimeCodeChanges(segmentId: number, signal?: AbortSignal): Promise<TimeCodeChange[]> {
  return (await desk.listTimeCodeChanges({ segmentId }, { signal })).data;
}

/** What an import brought: the segments, and the lines of the file that could not be used. */
export interface Imported {
  data: SubtitleSegment[];
  problems: { line: number; message: string }[];
}

export const importSegments = (text: string, reason: string): Promise<Imported> => desk.importSegments({ text, reason });

export async function restoreSegments(): Promise<SubtitleSegment[]> {
  return (await desk.restoreSegments({})).data;
}

export type ExportChoice = Sent<typeof subtitleCalls.exportSegments>;

/** Saves a subtitle file on the device. */
export async function exportSegments(choice: ExportChoice): Promise<void> {
  save(await download(subtitles.exportSegments, choice));
}

export type NewSubmission = Sent<typeof subtitleCalls.submitSubtitle>;

/** Hands a translation in. Repeating it after a failure hands in nothing twice. */
export async function submit(submission: NewSubmission): Promise<SubtitleSubmission> {
  return (await desk.submitSubtitle(submission)).submission;
}

/** A segment's submissions with their number; none if they take longer than 5 s. */
export interface Submissions {
  data: SubtitleSubmission[];
  count: number;
}

export async function listSubmissions(segmentId: number, week: number, signal?: AbortSignal): Promise<Submissions> {
  const stop = new AbortController();
  const cancel = () => stop.abort();
  const timer = setTimeout(cancel, SUBMISSIONS_LIMIT);
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    return await desk.listSubtitleSubmissions({ segmentId, week }, { signal: stop.signal });
  } catch (error) {
    if (stop.signal.aborted && !signal?.aborted) return { data: [], count: 0 };
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}

export const updateSubmission = (id: string, chineseTranslation: string) => desk.updateSubtitleSubmission({ id, chineseTranslation });

/** Deletes a submission; one that somebody else has just deleted is deleted. */
export async function deleteSubmission(id: string): Promise<void> {
  await desk.deleteSubtitleSubmission({ id }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  });
}

/** Where a `<video>` finds its picture and its captions, without a header: for 10 minutes, or until the session ends. */
export interface VideoAddresses {
  video: string;
  /** The spoken lines, for the browser's own captions. */
  captions: string;
}

export async function videoAddresses(): Promise<VideoAddresses> {
  const pathOf = ({ http }: { http: string }) => http.slice('GET '.length);
  const [video, captions] = await Promise.all([
    session.createTicket({ path: pathOf(files.showVideo) }),
    session.createTicket({ path: `${pathOf(subtitles.exportSegments)}?format=vtt&lang=en` }),
  ]);
  return { video: video.url, captions: captions.url };
}

export async function videoFacts(signal?: AbortSignal): Promise<Video> {
  return (await store.getVideo({}, { signal })).video;
}

export async function replaceVideo(file: File, options: TransferOptions): Promise<Video> {
  return (await upload(files.replaceVideo, {}, file, options)).video;
}

export async function restoreVideo(): Promise<Video> {
  return (await store.restoreVideo({})).video;
}
