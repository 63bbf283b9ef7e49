/** For this room's tests: the desk on a server that has the built-in segments, and a video without pictures. */
import type { SubtitleSegment, SubtitleSubmission } from '@transcreate/contracts';
import { builtInSegments, formatTimeCode } from '@transcreate/rules';
import { act, renderRoom } from '@transcreate/web-kit/testing';
import type { FakeApi } from '@transcreate/web-kit/testing';
import { App } from './app.js';

/** A segment as the server sends it; name what the test is about. */
export function segmentOf(segmentId: number, fields: Partial<SubtitleSegment> = {}): SubtitleSegment {
  const { startMs, endMs, sourceText } = builtInSegments[segmentId - 1]!;
  return {
    id: segmentId, segmentId, startTime: formatTimeCode(startMs), endTime: formatTimeCode(endMs), duration: (endMs - startMs) / 1000,
    sourceText, englishText: sourceText, chineseTranslation: '', ...fields,
  };
}

/** A submission, likewise. */
export const submissionOf = (number: number, fields: Partial<SubtitleSubmission> = {}): SubtitleSubmission => ({
  _id: `c0000000-0000-4000-8000-00000000000${number}`, segmentId: 1, chineseTranslation: '我是坏人吗？', isAnonymous: false, weekNumber: 2, username: 'hanmeimei',
  isOwner: false, submissionDate: '2026-09-08T08:00:00.000Z', ...fields,
});

/** A server of the subtitle task that remembers what is saved, in `texts`. */
function deskServer(texts = new Map<number, string>()) {
  const segments = () => builtInSegments.map(({ id }) => segmentOf(id, { chineseTranslation: texts.get(id) ?? '' }));
  const subtitles: NonNullable<FakeApi['subtitles']> = {
    listSegments: () => ({ success: true, data: segments() }),
    saveTranslation: ({ segmentId, chineseTranslation }) => {
      texts.set(Number(segmentId), String(chineseTranslation));
      return { success: true, segment: segmentOf(Number(segmentId), { chineseTranslation: String(chineseTranslation) }) };
    },
    listSubtitleSubmissions: () => ({ success: true, data: [], count: 0 }),
    listTimeCodeChanges: () => ({ success: true, data: [] }),
  };
  return { texts, subtitles };
}

interface DeskOptions extends Omit<NonNullable<Parameters<typeof renderRoom>[1]>, 'api'> {
  texts?: Map<number, string>;
  api?: FakeApi;
}

/** The desk on such a server. `api` takes the place of single answers. */
export function openDesk({ texts, api = {}, ...options }: DeskOptions = {}) {
  const desk = deskServer(texts);
  const tickets: FakeApi['auth'] = { createTicket: ({ path }) => ({ url: `${String(path)}?ticket=1` }) };
  const facts: FakeApi['files'] = {
    getVideo: () => ({
      success: true, video: { fileName: 'umbrella.mp4', mediaType: 'video/mp4', size: 4_000_000, durationMs: 102_000, isBuiltIn: true, uploadedAt: '2026-09-01T08:00:00.000Z' },
    }),
  };
  const answers = { ...api, auth: { ...tickets, ...api.auth }, files: { ...facts, ...api.files }, subtitles: { ...desk.subtitles, ...api.subtitles } };
  const rendered = renderRoom(<App basePath="" />, { ...options, api: answers });
  return { ...rendered, texts: desk.texts };
}

/**
 * Gives the page's `<video>` what jsdom has not: it plays when told to, and `at` takes it to a moment. It must run before the desk opens.
 */
export function fakeVideo(): { play: jest.Mock; pause: jest.Mock; at(seconds: number): void } {
  const { prototype } = HTMLMediaElement;
  let isPlaying = false;
  let seconds = 0;
  const video = () => document.querySelector('video');
  const play = jest.fn(async () => {
    isPlaying = true;
    video()?.dispatchEvent(new Event('play'));
  });
  const pause = jest.fn(() => {
    isPlaying = false;
    video()?.dispatchEvent(new Event('pause'));
  });
  jest.spyOn(prototype, 'play').mockImplementation(play);
  jest.spyOn(prototype, 'pause').mockImplementation(pause);
  jest.spyOn(prototype, 'load').mockImplementation(() => undefined);
  jest.spyOn(prototype, 'paused', 'get').mockImplementation(() => !isPlaying);
  jest.spyOn(prototype, 'duration', 'get').mockReturnValue(102);
  jest.spyOn(prototype, 'currentTime', 'get').mockImplementation(() => seconds);
  jest.spyOn(prototype, 'currentTime', 'set').mockImplementation((next) => {
    seconds = next;
    video()?.dispatchEvent(new Event('seeking'));
  });
  const at = (next: number) => {
    seconds = next;
    act(() => void video()?.dispatchEvent(new Event('timeupdate')));
  };
  return { play, pause, at };
}
