import { subtitles, type Caller, type InputProblem, type SubtitleSegment, type SubtitleSubmission } from '@transcreate/contracts';
import type { ServiceDefinition } from '@transcreate/service-kit';
import { callerOf, startTestBed, type TestBed, type TestDatabase } from '@transcreate/service-kit/testing';
import { service } from '../src/service.js';

/** What a submission says beside its segment. */
interface Draft {
  chineseTranslation?: string;
  isAnonymous?: boolean;
}

/** The subtitle task as the gateway sees it, and its own database. */
export interface Desk extends TestBed, TestDatabase {
  admin: Caller;
  list(as?: Caller): Promise<SubtitleSegment[]>;
  segment(segmentId: number, as?: Caller): Promise<SubtitleSegment>;
  save(segmentId: number, chineseTranslation: string, as: Caller): Promise<SubtitleSegment>;
  move(segmentId: number, startTime: string, endTime: string, reason?: string): Promise<SubtitleSegment>;
  submit(segmentId: number, as: Caller, draft?: Draft, options?: { idempotencyKey?: string }): Promise<SubtitleSubmission>;
  submissions(segmentId: number, as?: Caller): Promise<SubtitleSubmission[]>;
}

/** Starts the service with those others that a test asks. */
export async function startDesk(...others: ServiceDefinition[]): Promise<Desk> {
  const bed = await startTestBed({ services: [...others, service] });
  const admin = callerOf({ role: 'admin' });
  const list = async (as = callerOf()) => (await bed.call(subtitles.listSegments, {}, { as })).data;
  return {
    ...bed,
    ...bed.databaseOf('subtitles'),
    admin,
    list,
    segment: async (segmentId, as) => (await list(as))[segmentId - 1]!,
    save: async (segmentId, chineseTranslation, as) => (await bed.call(subtitles.saveTranslation, { segmentId, chineseTranslation }, { as })).segment,
    move: async (segmentId, startTime, endTime, reason) =>
      (await bed.call(subtitles.updateSegment, { segmentId, startTime, endTime, reason }, { as: admin })).segment,
    submit: async (segmentId, as, draft = {}, options = {}) =>
      (await bed.call(subtitles.submitSubtitle, { segmentId, chineseTranslation: '我是坏人吗？', ...draft }, { as, ...options })).submission,
    submissions: async (segmentId, as = callerOf()) => (await bed.call(subtitles.listSubtitleSubmissions, { segmentId, week: 2 }, { as })).data,
  };
}

/** How a call fails: its code, what it tells a person, and the details that it gives. */
export async function failureOf(work: Promise<unknown>): Promise<{ code: string; message: string; details: InputProblem[] }> {
  try {
    await work;
  } catch (error) {
    const { code, message, details = [] } = error as { code: string; message: string; details?: InputProblem[] };
    return { code, message, details };
  }
  return { code: 'none', message: '', details: [] };
}

/** Does what a page does on a machine that is too busy for the moment: it tries again. */
export async function persistently<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if ((error as { code?: string }).code !== 'unavailable') throw error;
    }
  }
}
