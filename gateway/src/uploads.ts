import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { FILES, files, type Upload } from '@transcreate/contracts';
import { Bus, Failure } from '@transcreate/service-kit';
import type { FastifyRequest } from 'fastify';
import { readForm } from './form.js';

/** How many chunks of one file may be on their way at once. */
const UNDER_WAY = 3;

/** Stores the bytes of files piece by piece: of a file of any length a few chunks are in memory. */
@Injectable()
export class Uploads {
  constructor(private readonly bus: Bus) {}

  /**
   * Stores the file of a form as it arrives, and hands the form's fields and the stored file to `use`. Unless that succeeds nothing of the file
   * stays.
   */
  async receive<T>(request: FastifyRequest, use: (fields: Record<string, string>, upload: Upload) => Promise<T>): Promise<T> {
    let stored: Promise<Upload> | undefined;
    try {
      const { fields, file } = await readForm(request, (content, fileName, mostBytes) => (stored = this.#store(content, fileName, mostBytes)));
      return await use(fields, file);
    } catch (error) {
      stored?.then(({ id }) => this.#drop(id), () => undefined);
      throw error;
    }
  }

  /** The same for bytes that are here already. */
  async keep<T>(bytes: Buffer, fileName: string, use: (upload: Upload) => Promise<T>): Promise<T> {
    const upload = await this.#store([bytes], fileName, bytes.length);
    try {
      return await use(upload);
    } catch (error) {
      this.#drop(upload.id);
      throw error;
    }
  }

  /** What can't be stored to its end is removed. */
  async #store(content: AsyncIterable<Buffer> | Iterable<Buffer>, fileName: string, mostBytes: number): Promise<Upload> {
    const { id } = await this.bus.call(files.beginUpload, { bytes: mostBytes });
    try {
      return { id, fileName, ...(await this.#put(id, content)) };
    } catch (error) {
      this.#drop(id);
      throw error;
    }
  }

  async #put(id: string, content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<Pick<Upload, 'size' | 'checksum'>> {
    const digest = createHash('sha256');
    const underWay = new Set<Promise<unknown>>();
    let size = 0;
    let number = 0;
    for await (const bytes of inChunks(content)) {
      digest.update(bytes);
      size += bytes.length;
      const put = this.bus.call(files.putChunk, { id, number, bytes }, {}, { deadlineMs: FILES.patienceMs }).finally(() => underWay.delete(put));
      // Whoever waits for it hears of a failure; until somebody does it must not end the process.
      put.catch(() => undefined);
      underWay.add(put);
      number += 1;
      if (underWay.size >= UNDER_WAY) await Promise.race(underWay);
    }
    await Promise.all(underWay);
    if (size === 0) throw new Failure({ code: 'invalid_input', details: [{ path: 'file', message: 'must not be empty' }] });
    return { size, checksum: digest.digest('hex') };
  }

  /** What can't be removed now is swept later. */
  #drop(id: string): void {
    this.bus.call(files.dropUpload, { id }).catch(() => undefined);
  }
}

/**
 * The same bytes in chunks of the length that the store has; the last one may be shorter. All stand in the same memory, one after the other: a
 * message to the store is a copy already.
 */
async function* inChunks(content: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<Buffer> {
  const chunk = Buffer.allocUnsafe(FILES.chunk);
  let filled = 0;
  for await (const bytes of content) {
    for (let at = 0; at < bytes.length; ) {
      const copied = bytes.copy(chunk, filled, at);
      at += copied;
      filled += copied;
      if (filled === FILES.chunk) {
        yield chunk;
        filled = 0;
      }
    }
  }
  if (filled > 0) yield chunk.subarray(0, filled);
}
