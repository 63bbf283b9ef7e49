import type { IncomingHttpHeaders } from 'node:http';
import parseRange from 'range-parser';

/** The first and the last byte of a part. */
export interface Part {
  start: number;
  end: number;
}

/** Whether `If-None-Match` names this tag: the asker has the bytes. */
export function isKnown(header: string | undefined, etag: string): boolean {
  return header !== undefined && (header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag));
}

/**
 * Which part of `size` bytes a request asks for; undefined for the whole: without `Range`, with one that can't be read or names several parts,
 * and where `If-Range` names other bytes. 'none' when the file has no such part.
 */
export function partOf({ range, 'if-range': condition }: IncomingHttpHeaders, size: number, etag: string): Part | 'none' | undefined {
  if (range === undefined || (condition !== undefined && condition !== etag)) return undefined;
  const parts = parseRange(size, range, { combine: true });
  if (parts === -1) return 'none';
  if (parts === -2 || parts.type !== 'bytes' || parts.length !== 1) return undefined;
  return parts[0];
}
