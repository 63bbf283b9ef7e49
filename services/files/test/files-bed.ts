import { createHash } from 'node:crypto';
import { FILES, files, type Caller, type Upload, type WeeklyFile } from '@transcreate/contracts';
import type { ServiceDefinition } from '@transcreate/service-kit';
import { callerOf, startTestBed, type TestBed, type TestDatabase } from '@transcreate/service-kit/testing';
import { Disk } from '../src/disk.js';
import { service } from '../src/service.js';

/** The files service on a test bed, as the gateway sees it, and its own database. */
export interface FilesBed extends TestBed, TestDatabase {
  admin: Caller;
  student: Caller;
  /** How many bytes the disk seems to have left. */
  disk: { free: number };
  definition: ServiceDefinition;
  /** Sends bytes as the gateway does; answers what a call of the kind `upload` then carries. */
  put(bytes: Uint8Array, fileName: string): Promise<Upload>;
  /** A source file of a week. */
  addSource(bytes: Uint8Array, fileName: string, week?: number): Promise<WeeklyFile>;
  /** The bytes of a file, as a download reads them. */
  read(id: string): Promise<Buffer>;
  /** How many files and chunks the store has. */
  stock(): Promise<{ files: number; chunks: number }>;
}

export async function startFilesBed(env: Record<string, string> = {}): Promise<FilesBed> {
  const disk = { free: 1e12 };
  const definition = { ...service, providers: [...service.providers, { provide: Disk, useValue: { freeBytes: async () => disk.free } }] };
  const bed = await startTestBed({ services: [definition], env });
  const database = bed.databaseOf('files');
  const [admin, student] = [callerOf({ role: 'admin' }), callerOf({ username: '李雷' })];
  const put = async (bytes: Uint8Array, fileName: string) => {
    const { id } = await bed.call(files.beginUpload, { bytes: bytes.length });
    for (let at = 0; at < bytes.length; at += FILES.chunk) {
      await bed.call(files.putChunk, { id, number: at / FILES.chunk, bytes: bytes.subarray(at, at + FILES.chunk) });
    }
    return { id, fileName, size: bytes.length, checksum: createHash('sha256').update(bytes).digest('hex') };
  };
  return {
    ...bed,
    ...database,
    admin,
    student,
    disk,
    definition,
    put,
    addSource: async (bytes, fileName, week = 3) => (await bed.call(files.uploadSourceFile, { week }, { as: admin, upload: await put(bytes, fileName) })).file,
    read: async (id) => {
      const { storedId, size } = await bed.call(files.downloadWeeklyFile, { id }, { as: student });
      const numbers = Array.from({ length: Math.ceil(size / FILES.chunk) }, (_, number) => number);
      const chunks = await Promise.all(numbers.map((number) => bed.call(files.readChunk, { id: storedId, number })));
      return Buffer.concat(chunks.map(({ bytes }) => bytes));
    },
    stock: async () => {
      const [row] = await database.sql<{ files: number; chunks: number }>('SELECT (SELECT count(*)::int FROM stored_file) AS files, (SELECT count(*)::int FROM chunk) AS chunks');
      return row!;
    },
  };
}

/** The code of the failure that a call ends with; 'none' when it succeeds. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(() => 'none', (error: { code?: string }) => error.code ?? String(error));
}
