import { Injectable } from '@nestjs/common';
import { FILES, files, type CallContext, type HttpCall } from '@transcreate/contracts';
import { Bus, Failure } from '@transcreate/service-kit';
import { Uploads } from './uploads.js';

/** How a picture begins that stands in a call as a `data:` URL. What it really is shows in its data. */
const PICTURE = /^data:image\/(png|jpe?g|gif|webp);base64,/i;

/** Pictures that come as `data:` URLs within a call. */
@Injectable()
export class Images {
  constructor(
    private readonly bus: Bus,
    private readonly uploads: Uploads,
  ) {}

  /** Makes a call with its pictures stored, and their addresses in their place. When the call fails they are removed again. */
  async storing<T>(line: HttpCall, input: Record<string, unknown>, context: CallContext, make: (input: Record<string, unknown>) => Promise<T>): Promise<T> {
    const given = (line.storesImages ?? []).filter((field) => isData(input[field]));
    if (given.length === 0) return make(input);
    const addresses: Record<string, string> = {};
    try {
      for (const field of given) addresses[field] = await this.#store(String(input[field]), context);
      return await make({ ...input, ...addresses });
    } catch (error) {
      for (const address of Object.values(addresses)) this.#drop(address);
      throw error;
    }
  }

  async #store(url: string, context: CallContext): Promise<string> {
    const [beginning, type] = PICTURE.exec(url.slice(0, 100)) ?? [];
    if (beginning === undefined) throw new Failure({ code: 'unsupported_type', message: 'A picture must be a png, jpg, gif or webp.' });
    const bytes = Buffer.from(url.slice(beginning.length), 'base64');
    return this.uploads.keep(bytes, `picture.${type}`, async (upload) => {
      const { imageUrl } = await this.bus.call(files.uploadImage, {}, { ...context, upload }, { deadlineMs: FILES.patienceMs });
      return imageUrl;
    });
  }

  /** What can't be removed now stays, and is nowhere to be seen. */
  #drop(address: string): void {
    const id = address.slice(address.lastIndexOf('/') + 1);
    this.bus.call(files.dropImage, { id }).catch(() => undefined);
  }
}

function isData(value: unknown): boolean {
  return typeof value === 'string' && /^data:/i.test(value);
}
