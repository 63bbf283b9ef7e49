import { Injectable } from '@nestjs/common';
import { FILES } from '@transcreate/contracts';
import { Database } from '@transcreate/service-kit';
import type { StoredFacts } from './stored-file.store.js';

/** PostgreSQL's code for a row that another row should refer to and that is gone. */
const FOREIGN_KEY_VIOLATION = '23503';

/**
 * The bytes of files, in chunks of 256 KiB: whatever the length of a file, one chunk of it is in memory. Any replica can take any chunk.
 */
@Injectable()
export class ChunkStore {
  constructor(private readonly database: Database) {}

  /**
   * Stores a chunk of an upload; storing it again changes nothing. False when there is no such upload (any more). The disk is not waited for
   * here: the transaction that keeps the file waits for everything that was written before it.
   */
  async put(id: string, number: number, bytes: Uint8Array): Promise<boolean> {
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

  async read(id: string, number: number): Promise<Buffer | null> {
    const text = 'SELECT bytes FROM chunk WHERE file_id = $1 AND number = $2';
    const { rows } = await this.database.pool.query<{ bytes: Buffer }>({ name: 'read-chunk', text, values: [id, number] });
    return rows[0]?.bytes ?? null;
  }

  /** A file from its first chunk to its last, one at a time. */
  async *all(id: string): AsyncGenerator<Buffer> {
    for (let number = 0; ; number += 1) {
      const bytes = await this.read(id, number);
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

  /** Puts other bytes in the place of an upload's, and keeps them. False when there is no such upload (any more). */
  async replace(id: string, bytes: Uint8Array, { use, fileName, mediaType, checksum }: StoredFacts): Promise<boolean> {
    const client = await this.database.pool.connect();
    try {
      await client.query('BEGIN');
      const text = `UPDATE stored_file SET use = $2::file_use, file_name = $3, media_type = $4, size = $5, checksum = $6 WHERE id = $1 AND use = 'upload'`;
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
}
