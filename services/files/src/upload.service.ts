import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { files, type Upload } from '@transcreate/contracts';
import { failure, Log } from '@transcreate/service-kit';
import { Checksum } from './checksum.js';
import { ChunkStore } from './chunk.store.js';
import { contentTypeOf, safeName, type ContentType, type MediaTypes } from './content-type.js';
import { Disk } from './disk.js';
import { problemOf } from './file-name.js';
import { FilesSettings } from './files-settings.js';
import { StoredFileStore } from './stored-file.store.js';
import { Turns } from './turns.js';

/** How many bytes of the disk stay free, for the database and everything else that must go on. */
const RESERVE = 1e9;
/** After how long without a chunk an upload is given up, in ms; the gateway gives up after 30 s. */
const IDLE_MS = 120_000;
const SWEEP_MS = 60_000;

const NOT_WHOLE = 'This file did not arrive whole. Please send it again.';

/** PostgreSQL's code for a disk that is full. */
const DISK_FULL = '53100';

/** What an upload is, once all of it has come. */
export interface Inspected extends ContentType {
  fileName: string;
}

/** Uploads, from the room that is made for them to the moment in which somebody keeps them. */
@Injectable()
export class UploadService implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #turns = new Turns(1);
  /** By upload: a caller that waits long asks again, and must not make the wait longer. */
  readonly #inspections = new Map<string, Promise<Inspected>>();
  #sweep?: NodeJS.Timeout;

  constructor(
    private readonly stored: StoredFileStore,
    private readonly chunks: ChunkStore,
    private readonly disk: Disk,
    private readonly settings: FilesSettings,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.#sweep = setInterval(() => void this.sweep(IDLE_MS), SWEEP_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.#sweep);
  }

  /** Makes room for a file of at most `bytes`. */
  async begin(bytes: number): Promise<string> {
    const isTight = (await this.disk.freeBytes()) - bytes < RESERVE;
    const id = isTight ? null : await this.stored.reserve(bytes, this.settings.quota);
    if (id !== null) return id;
    this.log.warn({ bytes, isTight }, 'no room for a file');
    throw failure(files.beginUpload, 'storage_full');
  }

  async put(id: string, number: number, bytes: Uint8Array): Promise<void> {
    const isThere = await this.chunks.put(id, number, bytes).catch((error: { code?: string }) => {
      throw error.code === DISK_FULL ? failure(files.putChunk, 'storage_full') : error;
    });
    if (!isThere) throw failure(files.putChunk, 'not_found');
  }

  async drop(id: string): Promise<void> {
    await this.stored.remove(id, 'upload');
  }

  /**
   * What an upload is by its content, and the name to keep it under. Refuses a name that is none, bytes that did not arrive as they were sent,
   * and types that are not accepted: those that are for every upload, unless it is for a purpose that names its own.
   */
  async inspect(upload: Upload, accepted?: MediaTypes): Promise<Inspected> {
    const running = this.#inspections.get(upload.id);
    if (running) return running;
    const inspection = this.#turns.run(() => this.#look(upload, accepted)).finally(() => this.#inspections.delete(upload.id));
    this.#inspections.set(upload.id, inspection);
    return inspection;
  }

  async #look({ id, fileName, size, checksum }: Upload, accepted: MediaTypes | undefined): Promise<Inspected> {
    const problem = problemOf(fileName);
    if (problem) throw failure(files.uploadSourceFile, 'invalid_input', undefined, { details: [{ path: 'file', message: problem }] });
    const sum = new Checksum();
    const type = await contentTypeOf(fileName, () => sum.of(this.chunks.all(id)), accepted);
    if (!(await sum.isOf(this.chunks.all(id), size, checksum))) throw failure(files.uploadSourceFile, 'unavailable', NOT_WHOLE);
    if (!type) throw failure(files.uploadSourceFile, 'unsupported_type');
    return { ...type, fileName: safeName(fileName, type) };
  }

  async sweep(idleMs: number): Promise<void> {
    try {
      const count = await this.stored.sweep(idleMs);
      if (count > 0) this.log.info({ count }, 'unfinished uploads were removed');
    } catch (error) {
      this.log.warn({ err: error }, 'unfinished uploads stay for now');
    }
  }
}
