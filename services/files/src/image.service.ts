import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { files, type Download, type Upload } from '@transcreate/contracts';
import { failure } from '@transcreate/service-kit';
import { ChunkStore } from './chunk.store.js';
import { isPicture } from './content-type.js';
import { redraw, type Picture, type Redrawn } from './picture.js';
import { StoredFileStore, type StoredFacts } from './stored-file.store.js';
import { Turns } from './turns.js';
import { UploadService } from './upload.service.js';

/** Pictures of source texts: public, under addresses that nobody can guess and whose content never changes. */
@Injectable()
export class ImageService {
  readonly #drawing = new Turns(1);

  constructor(
    private readonly uploads: UploadService,
    private readonly stored: StoredFileStore,
    private readonly chunks: ChunkStore,
  ) {}

  /** Makes a picture of an upload, and answers its address. Done again for the same upload, it answers the same address. */
  async add(upload: Upload): Promise<string> {
    const imageUrl = `/api/images/${upload.id}`;
    const isKept = await this.#drawing.run(async () => (await this.#isThere(upload.id)) || (await this.#draw(upload)) || this.#isThere(upload.id));
    if (!isKept) throw failure(files.uploadImage, 'unavailable');
    return imageUrl;
  }

  /** Keeps a picture that comes with the product, under the id that it brings. One that is there stays as it is. */
  async keep(id: string, bytes: Uint8Array): Promise<void> {
    await this.#drawing.run(async () => {
      if (await this.#isThere(id)) return;
      const drawn = await redraw(bytes);
      if (typeof drawn === 'string') throw refusal(files.keepPicture, drawn);
      await this.chunks.add(id, drawn.bytes, factsOf(id, drawn));
    });
  }

  async show(id: string): Promise<Download> {
    const file = await this.stored.find(id, 'image');
    if (!file) throw failure(files.showImage, 'not_found');
    const { fileName, mediaType, size, checksum } = file;
    return { storedId: id, fileName, mediaType, size, checksum };
  }

  async drop(id: string): Promise<void> {
    await this.stored.remove(id, 'image');
  }

  async #isThere(id: string): Promise<boolean> {
    return (await this.stored.find(id, 'image')) !== null;
  }

  /** False when the upload is gone. */
  async #draw(upload: Upload): Promise<boolean> {
    const type = await this.uploads.inspect(upload);
    if (!isPicture(type)) throw failure(files.uploadImage, 'unsupported_type', 'A picture must be a png, jpg, gif or webp.');
    const drawn = await redraw(await this.chunks.whole(upload.id));
    if (typeof drawn === 'string') throw refusal(files.uploadImage, drawn);
    return this.chunks.replace(upload.id, drawn.bytes, factsOf(upload.id, drawn));
  }
}

function factsOf(id: string, { bytes, mediaType }: Picture): StoredFacts {
  const checksum = createHash('sha256').update(bytes).digest('hex');
  return { use: 'image', fileName: `${id}.webp`, mediaType, size: bytes.length, checksum };
}

function refusal(line: typeof files.uploadImage | typeof files.keepPicture, reason: Exclude<Redrawn, Picture>) {
  return reason === 'too large' ? failure(line, 'too_large', 'This picture has too many pixels.') : failure(line, 'unsupported_type', 'This picture is damaged.');
}
