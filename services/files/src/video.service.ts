import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { files, type Download, type Upload, type Video } from '@transcreate/contracts';
import { failure, Log } from '@transcreate/service-kit';
import { ChunkStore } from './chunk.store.js';
import { isVideo } from './content-type.js';
import { UploadService } from './upload.service.js';
import { durationOf } from './video-facts.js';
import { VideoStore, type VideoRow } from './video.store.js';

/** The advertisement that comes with the product; how it is made stands beside it. */
const BUILT_IN = {
  id: '5f0d7c1e-3a52-4f0b-9c66-0d8f6f4d2b26',
  file: new URL('../assets/video/foulweather.mp4', import.meta.url),
  fileName: 'foulweather.mp4',
  mediaType: 'video/mp4',
} as const;

/** The video of the subtitle task. */
@Injectable()
export class VideoService implements OnModuleInit {
  constructor(
    private readonly videos: VideoStore,
    private readonly uploads: UploadService,
    private readonly chunks: ChunkStore,
    private readonly log: Log,
  ) {}

  /** Gives a new course its video, before the first call is taken. The one that is there stays: the segments' times belong to it. */
  async onModuleInit(): Promise<void> {
    if (await this.videos.hasBuiltIn()) return;
    const { id, file, fileName, mediaType } = BUILT_IN;
    const bytes = await readFile(file);
    const durationMs = await durationOf(bytes.length, async (start, end) => bytes.subarray(start, end));
    if (durationMs === null) throw new Error('The video that comes with the product cannot be read.');
    const checksum = createHash('sha256').update(bytes).digest('hex');
    await this.chunks.add(id, bytes, { use: 'video', fileName, mediaType, size: bytes.length, checksum });
    await this.videos.addBuiltIn(id, durationMs);
    this.log.info({ durationMs }, 'the course got its built-in video');
  }

  async show(): Promise<Download> {
    const { id, stored } = await this.videos.current();
    const { fileName, mediaType, size, checksum } = stored;
    return { storedId: id, fileName, mediaType, size, checksum };
  }

  async facts(): Promise<Video> {
    return viewOf(await this.videos.current());
  }

  /** Puts an upload in the place of the video. Done again for the same upload, it answers the same. */
  async replace(upload: Upload): Promise<Video> {
    const done = await this.videos.find(upload.id);
    if (done) return viewOf(done);
    const type = await this.uploads.inspect(upload);
    const { id, size, checksum } = upload;
    const durationMs = isVideo(type) ? await durationOf(size, (start, end) => this.chunks.part(id, start, end)) : null;
    if (durationMs === null) throw failure(files.replaceVideo, 'unsupported_type', 'The video must be an mp4 or webm that browsers can play.');
    const { fileName, mediaType } = type;
    const kept = (await this.videos.replace(id, { use: 'video', fileName, mediaType, size, checksum }, durationMs)) ?? (await this.videos.find(id));
    if (!kept) throw failure(files.replaceVideo, 'unavailable');
    return viewOf(kept);
  }

  /** Goes back to the video that comes with the product. */
  async restore(): Promise<Video> {
    await this.videos.restore();
    return this.facts();
  }
}

function viewOf({ durationMs, isBuiltIn, uploadedAt, stored: { fileName, mediaType, size } }: VideoRow): Video {
  return { fileName, mediaType, size, durationMs, isBuiltIn, uploadedAt: uploadedAt.toISOString() };
}
