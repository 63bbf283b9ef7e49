import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { builtInImages, type BuiltInCourseText, type BuiltInImage } from './built-in/built-in.types.js';
import type { BuiltInText } from './built-in.store.js';

/**
 * The id under which a built-in picture is stored: made of its bytes, so that every replica and every instance calls it the same without asking,
 * and a picture that is drawn anew gets another address (what an address answers never changes). A UUID of version 8, RFC 9562.
 */
export function pictureId(bytes: Uint8Array): string {
  const digest = createHash('sha256').update(bytes).digest();
  digest[6] = (digest[6]! & 0x0f) | 0x80;
  digest[8] = (digest[8]! & 0x3f) | 0x80;
  return digest.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The bytes of a built-in picture. */
export function readPicture({ file }: BuiltInImage): Promise<Uint8Array> {
  return readFile(new URL(file, builtInImages));
}

/** A built-in text with its picture as an address. */
export async function withPicture({ image, ...text }: BuiltInCourseText): Promise<BuiltInText> {
  if (!image) return { ...text, imageUrl: '', imageAlt: '', imageSize: 200, imageAlignment: 'center' };
  const id = pictureId(await readPicture(image));
  return { ...text, imageUrl: `/api/images/${id}`, imageAlt: image.alt, imageSize: image.size, imageAlignment: image.alignment };
}
