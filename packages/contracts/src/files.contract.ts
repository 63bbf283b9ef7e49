import { z } from 'zod';
import { call, contract, internalCall } from './call.js';
import { personLines } from './person-lines.js';
import { Id, LIMITS, Nothing, OptionalText, Success, Text, Time, Week, WholeNumber } from './shapes.js';
import { Slide, SlideDate, SlideFileName, SlideOrder } from './slide.shapes.js';

/** How files travel and stand in the store. */
export const FILES = {
  /** The largest file in bytes: 25 MiB. */
  largest: 25 * 1024 * 1024,
  /** A file's bytes travel and stand in chunks of this length; the last one is shorter. */
  chunk: 256 * 1024,
  /** How long a transfer may stand still before it is given up, in ms. */
  patienceMs: 30_000,
} as const;

/** What a weekly file is: handed out by a lecturer, or handed in. */
export const WeeklyFileType = z.enum(['source', 'translation']);
export type WeeklyFileType = z.infer<typeof WeeklyFileType>;

/** A file of a week of weekly practice. */
export const WeeklyFile = z
  .object({
    _id: Id,
    fileName: z.string(),
    type: WeeklyFileType,
    weekNumber: z.number().int(),
    /** May be empty. */
    description: z.string(),
    /** Of a translation: the source file that it translates, while that is there. */
    sourceFileId: Id.optional(),
    /** In bytes. */
    size: z.number().int(),
    uploadedAt: Time,
    /** The uploader's username. */
    uploadedBy: z.string(),
  })
  .meta({ id: 'WeeklyFile' });
export type WeeklyFile = z.infer<typeof WeeklyFile>;

/** Which stored bytes answer a call of the kind `download`. The gateway sends them; this description itself reaches no browser. */
export const Download = z.object({
  /** Under this id the store has the bytes. */
  storedId: Id,
  fileName: z.string(),
  mediaType: z.string(),
  /** In bytes. */
  size: z.number().int(),
  /** SHA-256 of the bytes, in hexadecimal; the reply's `ETag`. */
  checksum: z.string(),
});
export type Download = z.infer<typeof Download>;

/** A file of text that is written when it is asked for: a call of the kind `download` may answer it in place of stored bytes. */
export const WrittenFile = z.object({
  fileName: z.string(),
  /** With the encoding, which is UTF-8. */
  mediaType: z.string(),
  text: z.string(),
});
export type WrittenFile = z.infer<typeof WrittenFile>;

/** The video of the week 2 subtitle task. */
export const Video = z
  .object({
    fileName: z.string(),
    mediaType: z.string(),
    /** In bytes. */
    size: z.number().int(),
    /** In milliseconds. */
    durationMs: z.number().int(),
    /** The one that comes with the product. */
    isBuiltIn: z.boolean(),
    uploadedAt: Time,
  })
  .meta({ id: 'Video' });
export type Video = z.infer<typeof Video>;

/** Bytes beside a call's JSON; they travel as they are. */
const Bytes = z.custom<Uint8Array>((value) => ArrayBuffer.isView(value));

const chunks = Math.ceil(FILES.largest / FILES.chunk);
/** 0-based place of a chunk in its file. */
const ChunkNumber = z.number().int().min(0);

const Description = OptionalText(LIMITS.explanation).default('');

/** The files that a person handed out or in; their bytes can be downloaded as before. */
const OwnFiles = z.object({ weeklyFiles: z.array(WeeklyFile) });

export const files = contract('files', {
  listWeeklyFiles: call({
    http: 'GET /api/weekly-practice-files/week/:week', access: 'reader', summary: 'The files of a week, newest first, all or of one type',
    input: z.object({ week: Week, type: WeeklyFileType.optional() }), output: z.object({ files: z.array(WeeklyFile) }), errors: ['not_found'],
  }),
  uploadSourceFile: call({
    http: 'POST /api/weekly-practice-files/week/:week/source', access: 'admin', kind: 'upload', success: 201, summary: 'Hand out a file in a week',
    input: z.object({ week: Week, description: Description }), output: z.object({ file: WeeklyFile }),
    errors: ['not_found', 'unsupported_type', 'storage_full'],
  }),
  uploadTranslationFile: call({
    http: 'POST /api/weekly-practice-files/week/:week/translation', access: 'student', kind: 'upload', success: 201,
    summary: 'Hand in a translation, of one of the source files or of none',
    input: z.object({ week: Week, description: Description, sourceFileId: Id.optional() }), output: z.object({ file: WeeklyFile }),
    errors: ['not_found', 'unsupported_type', 'storage_full'],
  }),
  downloadWeeklyFile: call({
    http: 'GET /api/weekly-practice-files/:id/download', access: 'student', kind: 'download', summary: 'A file of a week, whole or in part',
    input: z.object({ id: Id }), output: Download, errors: ['not_found'],
  }),
  deleteWeeklyFile: call({
    http: 'DELETE /api/weekly-practice-files/:id', access: 'admin', summary: 'Delete a file of a week', input: z.object({ id: Id }), output: Success, errors: ['not_found'],
  }),

  uploadImage: call({
    http: 'POST /api/images', access: 'admin', kind: 'upload', success: 201, summary: 'Store a picture (png, jpg, gif, webp) and get its address',
    input: Nothing, output: z.object({ imageUrl: z.string() }), errors: ['unsupported_type', 'storage_full'],
  }),
  showImage: call({
    http: 'GET /api/images/:id', access: 'public', kind: 'download', inline: true, immutable: true, summary: 'A stored picture',
    input: z.object({ id: Id }), output: Download, errors: ['not_found'],
  }),

  listSlides: call({
    http: 'GET /api/slides', access: 'student', summary: "The course's slides, in their order", input: Nothing, output: z.object({ slides: z.array(Slide) }),
  }),
  createSlide: call({
    http: 'POST /api/slides', access: 'admin', success: 201, summary: 'Show an uploaded file among the slides; last, and of today, unless told otherwise',
    input: z.object({ title: Text(LIMITS.name), date: SlideDate.default(''), file: SlideFileName, order: SlideOrder.optional() }),
    output: z.object({ slide: Slide }),
  }),
  updateSlide: call({
    http: 'PUT /api/slides/:id', access: 'admin', summary: 'Change the given fields of a slide; a file that no slide names any more goes',
    input: z.object({ id: Id, title: Text(LIMITS.name).optional(), date: SlideDate.default(''), file: SlideFileName.optional(), order: SlideOrder.optional() }),
    output: z.object({ slide: Slide }), errors: ['not_found'],
  }),
  moveSlide: call({
    http: 'PUT /api/slides/:id/position', access: 'admin', summary: 'Move a slide to a place in the list, counted from 1; past the end it stops there',
    input: z.object({ id: Id, position: WholeNumber(1, 1_000_000) }), output: z.object({ slides: z.array(Slide) }), errors: ['not_found'],
  }),
  deleteSlide: call({
    http: 'DELETE /api/slides/:id', access: 'admin', summary: 'Delete a slide, and its file when no other slide names it', input: z.object({ id: Id }), output: Success,
    errors: ['not_found'],
  }),
  uploadSlideFile: call({
    http: 'POST /api/slides/upload', access: 'admin', kind: 'upload', success: 201, summary: 'Store the file of a slide, and get the name that goes into the slide',
    input: Nothing, output: z.object({ file: z.string() }), errors: ['unsupported_type', 'storage_full'],
  }),
  downloadSlide: call({
    http: 'GET /slides/:file', access: 'student', kind: 'download', summary: 'The file of a slide, whole or in part',
    input: z.object({ file: SlideFileName }), output: Download, errors: ['not_found'],
  }),

  showVideo: call({
    http: 'GET /api/subtitles/video', access: 'reader', kind: 'download', inline: true, summary: 'The video of the subtitle task, whole or in part',
    input: Nothing, output: Download,
  }),
  getVideo: call({
    http: 'GET /api/subtitles/video/facts', access: 'admin', summary: 'Which video the subtitle task has, and how long it is',
    input: Nothing, output: Success.extend({ video: Video }),
  }),
  replaceVideo: call({
    http: 'PUT /api/subtitles/video', access: 'admin', kind: 'upload', summary: 'Put an mp4 or webm in the place of the video of the subtitle task',
    input: Nothing, output: Success.extend({ video: Video }), errors: ['unsupported_type', 'storage_full'],
  }),
  restoreVideo: call({
    http: 'DELETE /api/subtitles/video', access: 'admin', summary: 'Go back to the video that comes with the product',
    input: Nothing, output: Success.extend({ video: Video }),
  }),

  getVideoDuration: internalCall({
    internal: ['subtitles'], reads: true, summary: 'How long the video of the subtitle task is', input: Nothing, output: z.object({ durationMs: z.number().int() }),
  }),
  keepPicture: internalCall({
    internal: ['content'], repeatable: true, summary: 'Keep a picture that comes with the product, under the id that it brings; one that is there stays as it is',
    input: z.object({ id: Id, bytes: Bytes }), output: Nothing, errors: ['unsupported_type'],
  }),
  beginUpload: internalCall({
    internal: ['gateway'], summary: 'Make room for a file of at most this many bytes',
    input: z.object({ bytes: z.number().int().min(0).max(FILES.largest) }), output: z.object({ id: Id }), errors: ['storage_full'],
  }),
  putChunk: internalCall({
    internal: ['gateway'], repeatable: true, summary: 'Store one chunk of a file that is being uploaded',
    input: z.object({ id: Id, number: ChunkNumber.max(chunks - 1), bytes: Bytes }), output: Nothing, errors: ['not_found', 'storage_full'],
  }),
  dropUpload: internalCall({
    internal: ['gateway'], repeatable: true, summary: 'Forget a file whose upload came to nothing', input: z.object({ id: Id }), output: Nothing,
  }),
  readChunk: internalCall({
    internal: ['gateway'], reads: true, summary: 'One chunk of a stored file',
    input: z.object({ id: Id, number: ChunkNumber }), output: z.object({ bytes: Bytes }), errors: ['not_found'],
  }),
  dropImage: internalCall({
    internal: ['gateway'], repeatable: true, summary: 'Forget a picture that came with a call that failed', input: z.object({ id: Id }), output: Nothing,
  }),
  ...personLines(OwnFiles),
});
