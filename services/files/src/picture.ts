import sharp, { type Metadata } from 'sharp';

/** Pixels of all frames together; more would take the memory of a whole service to draw. */
const MOST_PIXELS = 50_000_000;
/** Twice the largest place that a page has for a picture, for screens with two dots a pixel; a smaller picture stays as it is. */
const BOX = { width: 1_200, height: 1_040 };
const MOST_SECONDS = 20;

// One picture at a time, by one thread, and nothing kept: drawing is rare, and the process has other work.
sharp.cache(false);
sharp.concurrency(1);

export interface Picture {
  bytes: Buffer;
  mediaType: 'image/webp';
}

export type Redrawn = Picture | 'too large' | 'unreadable';

/**
 * A picture drawn anew, in the size that pages use: upright as its camera meant it, without what else its file said (place, camera, author),
 * and with nothing in it but pixels. An animation stays one.
 */
export async function redraw(bytes: Uint8Array): Promise<Redrawn> {
  const options = { limitInputPixels: MOST_PIXELS, sequentialRead: true };
  try {
    const metadata = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    if (pixelsOf(metadata) > MOST_PIXELS) return 'too large';
    const picture = sharp(bytes, { ...options, animated: (metadata.pages ?? 1) > 1 });
    const drawn = await picture
      .autoOrient()
      .resize({ ...BOX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85, smartSubsample: true })
      .timeout({ seconds: MOST_SECONDS })
      .toBuffer();
    return { bytes: drawn, mediaType: 'image/webp' };
  } catch {
    return 'unreadable';
  }
}

function pixelsOf({ width = 0, height = 0, pages = 1 }: Metadata): number {
  return width * height * pages;
}
