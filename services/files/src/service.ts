import { files } from '@transcreate/contracts';
import { versionOf, type ServiceDefinition } from '@transcreate/service-kit';
import { ChunkStore } from './chunk.store.js';
import { Disk } from './disk.js';
import { DownloadService } from './download.service.js';
import { FilesSettings } from './files-settings.js';
import { FilesHandlers } from './handlers.js';
import { HandedInService } from './handed-in.service.js';
import { ImageService } from './image.service.js';
import { PersonService } from './person.service.js';
import { PersonStore } from './person.store.js';
import { Prisma } from './prisma.store.js';
import { SlideFileService } from './slide-file.service.js';
import { SlideFileStore } from './slide-file.store.js';
import { SlideService } from './slide.service.js';
import { SlideStore } from './slide.store.js';
import { StoredFileStore } from './stored-file.store.js';
import { UploadService } from './upload.service.js';
import { VideoService } from './video.service.js';
import { VideoStore } from './video.store.js';
import { WeeklyFileService } from './weekly-file.service.js';
import { WeeklyFileStore } from './weekly-file.store.js';

/** Bytes and their names: weekly files, slides, pictures and the video. */
export const service: ServiceDefinition = {
  name: 'files',
  contract: files,
  controllers: [FilesHandlers],
  providers: [
    ...[FilesSettings, Disk, UploadService, DownloadService, WeeklyFileService, HandedInService, ImageService],
    ...[SlideService, SlideFileService, VideoService, PersonService],
    ...[Prisma, StoredFileStore, ChunkStore, WeeklyFileStore, SlideStore, SlideFileStore, VideoStore, PersonStore],
  ],
  migrations: new URL('../prisma/migrations/', import.meta.url),
  version: versionOf(import.meta.url),
  variables: ['FILES_QUOTA', 'DATA_DIR'],
};
