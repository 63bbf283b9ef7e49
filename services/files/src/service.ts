import { files } from '@transcreate/contracts';
import type { ServiceDefinition } from '@transcreate/service-kit';
import { ChunkStore } from './chunk.store.js';
import { Disk } from './disk.js';
import { DownloadService } from './download.service.js';
import { FilesSettings } from './files-settings.js';
import { FilesHandlers } from './handlers.js';
import { ImageService } from './image.service.js';
import { Prisma } from './prisma.store.js';
import { StoredFileStore } from './stored-file.store.js';
import { UploadService } from './upload.service.js';
import { WeeklyFileService } from './weekly-file.service.js';
import { WeeklyFileStore } from './weekly-file.store.js';

/** Bytes and their names: weekly files and pictures. */
export const service: ServiceDefinition = {
  name: 'files',
  contract: files,
  controllers: [FilesHandlers],
  providers: [
    ...[FilesSettings, Disk, UploadService, DownloadService, WeeklyFileService, ImageService],
    ...[Prisma, StoredFileStore, ChunkStore, WeeklyFileStore],
  ],
  migrations: new URL('../prisma/migrations/', import.meta.url),
};
