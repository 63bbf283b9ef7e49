import { Injectable } from '@nestjs/common';
import { FILES } from '@transcreate/contracts';
import { Database } from '@transcreate/service-kit';
import { to as copyTo } from 'pg-copy-streams';
import { copiedValue } from './copied-value.js';
import type { StoredFacts } from './stored-file.store.js';
import { Turns } from './turns.js';

/** How many chunks are on their way to or from the database at once: ten files together must leave it, and this process, to the others. */
const AT_ONCE = 1;

/** PostgreSQL's code for a row that another row should refer to and that is gone. */
const FOREIGN_KEY_VIOLATION = '23503';

/**
 * The bytes of files, in chunks of 256 KiB: whatever the length of a file, one chunk of it is in memory. Any replica can take any chunk.
 */
@Injectable()
export class ChunkStore {
  readonly #turns = new Turns(AT_ONCE, true);

  constructor(private readonly database: Database) {}

  /**
   * Stores a chunk of an upload; storing it again changes nothing. False when there is no such upload (any more). The disk is not waited for
   * here: the transaction that keeps the file waits for everything that was written before it.
   */
  put(id: string, number: number, bytes: Uint8Array): Promise<boolean> {
    return this.#turns.run(() => this.#put(id, number, bytes));
  }

  read(id: string, number: number): Promise<Buffer | null> {
    return this.#turns.run(() => this.#read(id, number));
  }

  /** A file from its first chunk to its last, one at a time. Waits for no turn: who reads a whole file would wait for a hundred. */
  async *all(id: string): AsyncGenerator<Buffer> {
    for (let number = 0; ; number += 1) {
      const bytes = await this.#read(id, number);
      if (!bytes) return;
      yield bytes;
    }
  }

  /** A whole file in memory, for what can't be done piece by piece. */
  async whole(id: string): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for await (const bytes of this.all(id)) chunks.push(bytes);
    return Buffer.concat(chunks);
  }

  /** The bytes from `start` up to, and without, `end`; fewer where the file ends. Waits for no turn, like `all`. */
  async part(id: string, start: number, end: number): Promise<Buffer> {
    const first = Math.floor(start / FILES.chunk);
    const chunks: Buffer[] = [];
    for (let number = first; number * FILES.chunk < end; number += 1) chunks.push((await this.#read(id, number)) ?? Buffer.alloc(0));
    return Buffer.concat(chunks).subarray(start - first * FILES.chunk, end - first * FILES.chunk);
  }

  /** Puts other bytes in the place of an upload's, and keeps them. False when there is no such upload (any more). */
  replace(id: string, bytes: Uint8Array, facts: StoredFacts): Promise<boolean> {
    const text = `UPDATE stored_file SET use = $2::file_use, file_name = $3, media_type = $4, size = $5, checksum = $6 WHERE id = $1 AND use = 'upload'`;
    return this.#keep(text, id, bytes, facts);
  }

  /** Keeps bytes that come with the product, under an id that is known before. False when there are bytes under it already: they stay. */
  add(id: string, bytes: Uint8Array, facts: StoredFacts): Promise<boolean> {
    const text = `INSERT INTO stored_file (id, use, file_name, media_type, size, checksum, is_built_in) VALUES ($1, $2::file_use, $3, $4, $5, $6, true)
      ON CONFLICT (id) DO NOTHING`;
    return this.#keep(text, id, bytes, facts);
  }

  /** Writes the row by `text` and, if that did anything, the bytes: all of it or nothing. */
  async #keep(text: string, id: string, bytes: Uint8Array, { use, fileName, mediaType, checksum }: StoredFacts): Promise<boolean> {
    const client = await this.database.pool.connect();
    try {
      await client.query('BEGIN');
      const { rowCount } = await client.query(text, [id, use, fileName, mediaType, bytes.length, checksum]);
      if (rowCount === 1) {
        await client.query('DELETE FROM chunk WHERE file_id = $1', [id]);
        for (let at = 0; at < bytes.length; at += FILES.chunk) {
          const piece = bytes.subarray(at, at + FILES.chunk);
          await client.query('INSERT INTO chunk (file_id, number, bytes) VALUES ($1, $2, $3)', [id, at / FILES.chunk, piece]);
        }
      }
      await client.query('COMMIT');
      return rowCount === 1;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }

  async #put(id: string, number: number, bytes: Uint8Array): Promise<boolean> {
    const text = `WITH hurried AS (SELECT set_config('synchronous_commit', 'off', true))
      INSERT INTO chunk (file_id, number, bytes) SELECT id, $2, $3 FROM stored_file, hurried WHERE id = $1 AND use = 'upload'
      ON CONFLICT (file_id, number) DO UPDATE SET number = chunk.number`;
    try {
      const { rowCount } = await this.database.pool.query({ name: 'put-chunk', text, values: [id, number, bytes] });
      return rowCount === 1;
    } catch (error) {
      if ((error as { code?: string }).code === FOREIGN_KEY_VIOLATION) return false;
      throw error;
    }
  }

  async #read(id: string, number: number): Promise<Buffer | null> {
    const client = await this.database.pool.connect();
    try {
      const chunk = `SELECT bytes FROM chunk WHERE file_id = ${client.escapeLiteral(id)} AND number = ${Math.trunc(number)}`;
      const pieces: Buffer[] = [];
      // A COPY brings the bytes as they are; a SELECT would bring them as text of twice the length.
      for await (const piece of client.query(copyTo(`COPY (${chunk}) TO STDOUT (FORMAT binary)`))) pieces.push(piece as Buffer);
      client.release();
      return copiedValue(Buffer.concat(pieces));
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
  }
}
