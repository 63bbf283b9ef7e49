import { z } from 'zod';
import { call, contract } from './call.js';
import { WrittenFile } from './files.contract.js';
import { personLines } from './person-lines.js';
import { Id, LIMITS, Nothing, OptionalText, Success, Text, Time, Week, WholeNumber } from './shapes.js';
import { PracticeExample } from './source-text.shapes.js';

/** What the week 2 subtitle task knows of its video (specification, section 9). Plain data, so that a page can use it. */
export const SUBTITLES = {
  /** The video has this many segments, numbered from 1. */
  segments: 26,
  /** The week that the task belongs to. */
  week: 2,
  /** The longest subtitle file that can be imported, in code points. */
  importedText: 200_000,
} as const;

/** A segment's number in an address: any other names no segment. */
const SegmentId = WholeNumber(1, SUBTITLES.segments);

/** The same in a body, where a number that no segment has is a segment that is not there, and not a wrong input. */
const SegmentReference = WholeNumber(0, 999_999);

/** A moment of the video, `HH:MM:SS,mmm` as SubRip writes it. */
export const TimeCode = z.string().regex(/^\d\d:[0-5]\d:[0-5]\d,\d{3}$/, 'must be a time code, HH:MM:SS,mmm');

/** A segment of the video: what is spoken in it, and what the caller makes of it. */
export const SubtitleSegment = z
  .object({
    /** 1 to 26, in the order of the video. */
    id: z.number().int(),
    /** The same number. */
    segmentId: z.number().int(),
    startTime: TimeCode,
    endTime: TimeCode,
    /** In seconds, to the millisecond. */
    duration: z.number(),
    /** What is spoken. */
    sourceText: z.string(),
    /** The same text. */
    englishText: z.string(),
    /** The caller's own saved text; empty when there is none. */
    chineseTranslation: z.string(),
    /** When that text was saved, in the list of segments; absent when there is none. */
    savedAt: Time.optional(),
    /** What the line plays with, and what of it a translator should know: with the lines that come with the product, and never with others. */
    technique: z.string().optional(),
    culturalNotes: PracticeExample.shape.culturalNotes.optional(),
  })
  .meta({ id: 'SubtitleSegment' });
export type SubtitleSegment = z.infer<typeof SubtitleSegment>;

/** A translation of a segment that somebody has handed in. */
export const SubtitleSubmission = z
  .object({
    _id: Id,
    segmentId: z.number().int(),
    chineseTranslation: z.string(),
    isAnonymous: z.boolean(),
    weekNumber: z.number().int(),
    /** The caller wrote it. */
    isOwner: z.boolean(),
    /** The author's name; of an anonymous submission only for its author and admins. */
    username: z.string().optional(),
    /** The author, under the same rule as the name. */
    userId: z.object({ _id: Id, username: z.string() }).optional(),
    /** Of an anonymous submission everybody but its author and admins gets the day alone, since the moment can tell who it was. */
    submissionDate: Time,
    /** What is spoken in the segment, in the list of one's own. */
    sourceText: z.string().optional(),
  })
  .meta({ id: 'SubtitleSubmission' });
export type SubtitleSubmission = z.infer<typeof SubtitleSubmission>;

/** From when to when a segment goes. */
const Span = z.object({ startTime: TimeCode, endTime: TimeCode });

/** A change of a segment's time codes. */
export const TimeCodeChange = z
  .object({
    _id: Id,
    segmentId: z.number().int(),
    from: Span,
    to: Span,
    /** May be empty. */
    reason: z.string(),
    /** Who changed it, by name. */
    changedBy: z.string(),
    changedAt: Time,
  })
  .meta({ id: 'TimeCodeChange' });
export type TimeCodeChange = z.infer<typeof TimeCodeChange>;

/** A list of submissions as the pages read it. */
const SubmissionList = Success.extend({ data: z.array(SubtitleSubmission), count: z.number().int() });

const OneSubmission = Success.extend({ submission: SubtitleSubmission });
const OneSegment = Success.extend({ segment: SubtitleSegment });

const Reason = OptionalText(LIMITS.explanation).default('');

/** Everything that is kept of what a person made of the segments. */
const OwnSubtitles = z.object({
  workingTexts: z.array(z.object({ segmentId: z.number().int(), text: z.string(), updatedAt: Time })),
  subtitleSubmissions: z.array(
    z.object({ _id: Id, segmentId: z.number().int(), text: z.string(), isAnonymous: z.boolean(), username: z.string(), createdAt: Time }),
  ),
  timeCodeChanges: z.array(TimeCodeChange),
});

export const subtitles = contract('subtitles', {
  listSegments: call({
    http: 'GET /api/subtitles/all', access: 'reader', summary: "The segments of the video with the caller's own texts, in their order",
    input: Nothing, output: Success.extend({ data: z.array(SubtitleSegment) }),
  }),
  saveTranslation: call({
    http: 'PUT /api/subtitles/translate/:segmentId', access: 'student',
    summary: "Save the caller's own working text of a segment; an empty one clears it",
    input: z.object({ segmentId: SegmentId, chineseTranslation: OptionalText(LIMITS.translation) }), output: OneSegment, errors: ['not_found'],
  }),
  updateSegment: call({
    http: 'PUT /api/subtitles/update/:segmentId', access: 'admin', summary: 'Change from when to when a segment goes; its duration follows',
    input: z.object({ segmentId: SegmentId, startTime: TimeCode, endTime: TimeCode, reason: Reason }), output: OneSegment, errors: ['not_found'],
  }),
  listTimeCodeChanges: call({
    http: 'GET /api/subtitles/history/:segmentId', access: 'admin', summary: "The changes of a segment's time codes, newest first",
    input: z.object({ segmentId: SegmentId }), output: Success.extend({ data: z.array(TimeCodeChange) }), errors: ['not_found'],
  }),
  importSegments: call({
    http: 'POST /api/subtitles/import', access: 'admin', summary: 'Take source lines and time codes of all segments from a SubRip or WebVTT file',
    input: z.object({ text: Text(SUBTITLES.importedText), reason: Reason }),
    output: Success.extend({
      data: z.array(SubtitleSegment),
      /** What could not be read and was left out, by the file's line. */
      problems: z.array(z.object({ line: z.number().int(), message: z.string() })),
    }),
  }),
  restoreSegments: call({
    http: 'DELETE /api/subtitles/import', access: 'admin', summary: 'Go back to the source lines and time codes that come with the product',
    input: Nothing, output: Success.extend({ data: z.array(SubtitleSegment) }), errors: ['conflict'],
  }),
  exportSegments: call({
    http: 'GET /api/subtitles/export', access: 'reader', kind: 'download',
    summary: "The source lines (en) or the caller's own texts (zh) as a SubRip or WebVTT file",
    input: z.object({ format: z.enum(['srt', 'vtt']).default('srt'), lang: z.enum(['en', 'zh']).default('en') }), output: WrittenFile,
  }),

  submitSubtitle: call({
    http: 'POST /api/subtitle-submissions/submit', access: 'student', success: 201, idempotent: true, summary: 'Hand in a translation of a segment',
    input: z.object({
      segmentId: SegmentReference,
      chineseTranslation: Text(LIMITS.translation),
      isAnonymous: z.boolean().default(false),
      weekNumber: WholeNumber(SUBTITLES.week, SUBTITLES.week).default(SUBTITLES.week),
    }),
    output: OneSubmission, errors: ['not_found', 'conflict'],
  }),
  listSubtitleSubmissions: call({
    http: 'GET /api/subtitle-submissions/segment/:segmentId', access: 'reader', summary: 'The submissions to a segment, oldest first',
    input: z.object({ segmentId: SegmentId, week: Week.default(SUBTITLES.week) }), output: SubmissionList, errors: ['not_found'],
  }),
  listOwnSubtitleSubmissions: call({
    http: 'GET /api/subtitle-submissions/mine', access: 'reader',
    summary: 'What the caller has handed in, in the order of the segments, oldest first',
    input: Nothing, output: SubmissionList,
  }),
  updateSubtitleSubmission: call({
    http: 'PUT /api/subtitle-submissions/:id', access: 'student', summary: "Change a submission's text; its owner or an admin",
    input: z.object({ id: Id, chineseTranslation: Text(LIMITS.translation) }), output: OneSubmission, errors: ['not_found'],
  }),
  deleteSubtitleSubmission: call({
    http: 'DELETE /api/subtitle-submissions/:id', access: 'admin', summary: 'Delete a submission to a segment',
    input: z.object({ id: Id }), output: Success, errors: ['not_found'],
  }),
  ...personLines(OwnSubtitles),
});
