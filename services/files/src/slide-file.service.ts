import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { files, type Download, type Upload } from '@transcreate/contracts';
import { failure, Log } from '@transcreate/service-kit';
import { OF_SLIDES } from './content-type.js';
import { SlideFileStore } from './slide-file.store.js';
import { slideNames } from './slide-name.js';
import { UploadService } from './upload.service.js';

/** How long a file waits for a slide that names it, in ms. */
const WAIT_MS = 24 * 3_600_000;
const SWEEP_MS = 3_600_000;

/** The files behind the slides, under names that a person can read. */
@Injectable()
export class SlideFileService implements OnApplicationBootstrap, OnModuleDestroy {
  #sweep?: NodeJS.Timeout;

  constructor(
    private readonly store: SlideFileStore,
    private readonly uploads: UploadService,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.#sweep = setInterval(() => void this.sweep(WAIT_MS), SWEEP_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.#sweep);
  }

  /** Keeps an upload for a slide, and answers the name that goes into the slide. Done again for the same upload, it answers the same name. */
  async add(upload: Upload): Promise<string> {
    const done = await this.store.nameOf(upload.id);
    if (done !== null) return done;
    const { fileName, mediaType } = await this.uploads.inspect(upload, OF_SLIDES);
    const facts = { use: 'slide', fileName, mediaType, size: upload.size, checksum: upload.checksum } as const;
    const name = (await this.store.keep(upload.id, facts, slideNames(fileName))) ?? (await this.store.nameOf(upload.id));
    if (name === null) throw failure(files.uploadSlideFile, 'unavailable');
    return name;
  }

  async download(name: string): Promise<Download> {
    const file = await this.store.find(name);
    if (!file) throw failure(files.downloadSlide, 'not_found', 'There is no such slide.');
    const { id: storedId, fileName, mediaType, size, checksum } = file.stored;
    return { storedId, fileName, mediaType, size, checksum };
  }

  /** Removes files that have waited so long for a slide that nobody will make one. */
  async sweep(waitMs: number): Promise<void> {
    try {
      const count = await this.store.sweep(new Date(Date.now() - waitMs));
      if (count > 0) this.log.info({ count }, 'files that no slide names were removed');
    } catch (error) {
      this.log.warn({ err: error }, 'files that no slide names stay for now');
    }
  }
}
