import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { FILES, files, type Download, type HttpCall, type WrittenFile } from '@transcreate/contracts';
import { Bus, Failure } from '@transcreate/service-kit';
import contentDisposition from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown, partOf, type Part } from './range.js';

/** How many chunks are asked for beyond the one that is being sent. */
const AHEAD = 2;
const NO_PART = 'This file has no such part.';

/** What a call of the kind `download` answers. */
export type FileAnswer = Download | WrittenFile;

/** Bytes with a name, wherever they come from: the pieces of them from one byte to another, both included. */
interface Source {
  fileName: string;
  mediaType: string;
  size: number;
  etag: string;
  pieces(part: Part): AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Sends stored bytes, whole or in part, as fast as the receiver takes them: of a file of any length a few chunks are in memory. */
@Injectable()
export class Downloads {
  constructor(private readonly bus: Bus) {}

  send(line: HttpCall, request: FastifyRequest, reply: FastifyReply, answer: FileAnswer): FastifyReply {
    const file = 'text' in answer ? sourceOf(answer) : this.#stored(answer, request.id);
    const { etag } = file;
    const part = partOf(request.headers, file.size, etag);
    reply.headers({ etag, 'accept-ranges': 'bytes', 'cache-control': line.immutable ? 'public, max-age=31536000, immutable' : 'private, no-cache' });
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
    if (part === 'none') {
      reply.header('content-range', `bytes */${file.size}`).header('cache-control', 'no-store').code(416);
      return reply.send({ error: NO_PART, code: 'invalid_input', requestId: request.id, details: [{ path: 'Range', message: NO_PART }] });
    }
    reply.type(file.mediaType).header('content-disposition', contentDisposition(file.fileName, { type: line.inline ? 'inline' : 'attachment' }));
    if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${file.size}`);
    const { start, end } = part ?? { start: 0, end: file.size - 1 };
    reply.header('content-length', end - start + 1);
    if (request.method === 'HEAD') return reply.send(Readable.from([]));
    reply.raw.setTimeout(FILES.patienceMs);
    return reply.send(Readable.from(file.pieces({ start, end }), { objectMode: false, highWaterMark: FILES.chunk }));
  }

  #stored(file: Download, requestId: string): Source {
    const { fileName, mediaType, size, checksum } = file;
    return { fileName, mediaType, size, etag: `"${checksum}"`, pieces: (part) => this.#bytes(file, part, requestId) };
  }

  async *#bytes({ storedId: id, size }: Download, { start, end }: Part, requestId: string): AsyncGenerator<Uint8Array> {
    const last = Math.floor(end / FILES.chunk);
    const asked: Promise<Uint8Array>[] = [];
    let next = Math.floor(start / FILES.chunk);
    for (let number = next; number <= last; number += 1) {
      for (; next <= Math.min(number + AHEAD, last); next += 1) asked.push(this.#chunk(id, next, requestId));
      const bytes = await asked.shift()!;
      const offset = number * FILES.chunk;
      // The reply's length has been announced: better broken off than quietly filled with something else.
      if (bytes.length !== Math.min(FILES.chunk, size - offset)) throw new Failure({ code: 'internal' });
      yield bytes.subarray(Math.max(0, start - offset), end - offset + 1);
    }
  }

  #chunk(id: string, number: number, requestId: string): Promise<Uint8Array> {
    const chunk = this.bus.call(files.readChunk, { id, number }, { requestId }, { deadlineMs: FILES.patienceMs }).then(({ bytes }) => bytes);
    // Whoever waits for it hears of a failure; until somebody does it must not end the process.
    chunk.catch(() => undefined);
    return chunk;
  }
}

/** A file that was written for this very request. */
function sourceOf({ fileName, mediaType, text }: WrittenFile): Source {
  const bytes = Buffer.from(text);
  const etag = `"${createHash('sha256').update(bytes).digest('hex')}"`;
  return { fileName, mediaType, size: bytes.length, etag, pieces: ({ start, end }) => [bytes.subarray(start, end + 1)] };
}
