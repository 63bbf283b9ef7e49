import { Readable } from 'node:stream';
import { fileTypeFromStream } from 'file-type/node';
import { isActive } from './markup.js';
import { textIn, type Chunks } from './text-scan.js';

/** Types by the ending that names of such files usually have. */
export type MediaTypes = Readonly<Record<string, string>>;

/** What people may upload, beside texts. */
const BINARY: MediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** The same for slides, which are presentations first of all. */
export const OF_SLIDES: MediaTypes = { ...BINARY, odp: 'application/vnd.oasis.opendocument.presentation' };

/** Nothing in a text says of which kind it is, so here the name's ending does. */
const TEXT: MediaTypes = { txt: 'text/plain', md: 'text/markdown', csv: 'text/csv', srt: 'application/x-subrip', vtt: 'text/vtt' };

/** Other names of the same, as people or the detection write them. */
const SAME: Record<string, string> = { jpeg: 'jpg', apng: 'png', m4v: 'mp4' };

/** Of these a picture can be made. */
const PICTURES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/** Of these a video of the subtitle task can be made. */
const VIDEOS = new Set(['video/mp4', 'video/webm']);

export interface ContentType {
  /** The ending that names of this type usually have. */
  extension: string;
  /** With the encoding of a text. */
  mediaType: string;
}

/**
 * What a file is by its content, whatever its name says; null for what is not accepted. Text is accepted under the name of a text, and only if
 * nothing in it would run.
 */
export async function contentTypeOf(fileName: string, chunks: Chunks, accepted = BINARY): Promise<ContentType | null> {
  const ending = endingOf(fileName);
  const text = Object.hasOwn(TEXT, ending) ? await textIn(chunks) : null;
  if (text) return isActive(text.head) ? null : { extension: ending, mediaType: `${TEXT[ending]}; charset=${text.charset}` };
  const found = await detected(chunks);
  const extension = found && (SAME[found] ?? found);
  return extension && Object.hasOwn(accepted, extension) ? { extension, mediaType: accepted[extension]! } : null;
}

export function isVideo({ mediaType }: ContentType): boolean {
  return VIDEOS.has(mediaType);
}

export function isPicture({ mediaType }: ContentType): boolean {
  return PICTURES.has(mediaType);
}

/**
 * The name to save a file under. A name keeps the ending that it has if that is one of ours; behind any other, which a computer might run or
 * not know, comes the ending of what the file is.
 */
export function safeName(fileName: string, { extension }: ContentType): string {
  const ending = endingOf(fileName);
  const isOurs = Object.hasOwn(TEXT, ending) || Object.hasOwn(OF_SLIDES, SAME[ending] ?? ending);
  return isOurs ? fileName : `${fileName}.${extension}`;
}

function endingOf(fileName: string): string {
  return /[^.]\.(\w{1,5})$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

/** The ending of what the bytes are, as far as their own marks tell. Reads no further than it must. */
async function detected(chunks: Chunks): Promise<string | undefined> {
  const stream = Readable.from(chunks(), { objectMode: false });
  try {
    return (await fileTypeFromStream(stream))?.ext;
  } finally {
    stream.destroy();
  }
}
