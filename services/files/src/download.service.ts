import { Injectable } from '@nestjs/common';
import { files } from '@transcreate/contracts';
import { failure } from '@transcreate/service-kit';
import { ChunkStore } from './chunk.store.js';

/** The bytes of stored files, for the gateway. */
@Injectable()
export class DownloadService {
  constructor(private readonly chunks: ChunkStore) {}

  async chunk(id: string, number: number): Promise<Uint8Array> {
    const bytes = await this.chunks.read(id, number);
    if (!bytes) throw failure(files.readChunk, 'not_found');
    return bytes;
  }
}
