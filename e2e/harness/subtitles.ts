import type { Api } from './api.js';
import { removeLater } from './examples.js';

/** A segment as its readers get it. */
export interface Segment {
  segmentId: number;
  startTime: string;
  endTime: string;
  sourceText: string;
  chineseTranslation: string;
}

/** The segments with their reader's own texts. */
export async function segmentsOf(reader: Api): Promise<Segment[]> {
  return (await reader.get<{ data: Segment[] }>('/api/subtitles/all')).body.data;
}

/** The times that a segment has: saying them again changes nothing, so nobody else is disturbed. */
export async function sameTimes(admin: Api, segmentId: number): Promise<Pick<Segment, 'startTime' | 'endTime'>> {
  const { startTime, endTime } = (await segmentsOf(admin))[segmentId - 1]!;
  return { startTime, endTime };
}

/** The file that the segments would come from, as they are. */
export async function sameSegments(admin: Api): Promise<string> {
  return (await admin.get('/api/subtitles/export?format=srt&lang=en')).text;
}

/** A submission to a segment; answers its address. It goes with the examples that a test removes. */
export async function newSubtitle(author: Api, fields: Record<string, unknown> = {}): Promise<string> {
  const body = { segmentId: 1, chineseTranslation: '我是不是很坏？', ...fields };
  const reply = await author.post<{ submission: { _id: string } }>('/api/subtitle-submissions/submit', body);
  if (reply.status !== 201) throw new Error(`Nothing was submitted: ${reply.text}`);
  return removeLater(`/api/subtitle-submissions/${reply.body.submission._id}`);
}
