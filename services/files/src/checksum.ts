import { createHash } from 'node:crypto';

/** Adds bytes up while somebody else reads them, so that a file which is read to its end for another reason is not read again for this. */
export class Checksum {
  #sum?: { size: number; checksum: string };

  /** The same pieces; when all have been taken, their sum is known. */
  async *of(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    if (this.#sum) return yield* pieces;
    const digest = createHash('sha256');
    let size = 0;
    for await (const bytes of pieces) {
      digest.update(bytes);
      size += bytes.length;
      yield bytes;
    }
    this.#sum = { size, checksum: digest.digest('hex') };
  }

  /** Whether the pieces have this size and SHA-256 (in hexadecimal). Reads them unless somebody has. */
  async isOf(pieces: AsyncIterable<Uint8Array>, size: number, checksum: string): Promise<boolean> {
    if (!this.#sum) for await (const _ of this.of(pieces));
    return this.#sum?.size === size && this.#sum.checksum === checksum;
  }
}
