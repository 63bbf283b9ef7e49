/** What no text has: control characters, but for tab, line feed, vertical tab, form feed and carriage return. */
const CONTROL = /(?![\t\n\v\f\r])\p{Cc}/u;
const HEAD = 1_024;

export interface TextFound {
  charset: 'utf-8' | 'gb18030';
  /** How it begins. */
  head: string;
}

/** Reads bytes as text of one encoding, piece by piece. */
class Reading {
  readonly #decoder: TextDecoder;
  head = '';
  isText = true;

  constructor(readonly charset: TextFound['charset']) {
    this.#decoder = new TextDecoder(charset, { fatal: true });
  }

  take(bytes?: Uint8Array): void {
    if (!this.isText) return;
    try {
      const text = bytes ? this.#decoder.decode(bytes, { stream: true }) : this.#decoder.decode();
      this.isText = !CONTROL.test(text);
      if (this.head.length < HEAD) this.head += text.slice(0, HEAD - this.head.length);
    } catch {
      this.isText = false;
    }
  }
}

/**
 * Whether bytes are text to their end: UTF-8, or GB18030, which Chinese programs still write. Null when they are something else. Holds one
 * piece at a time, and stops at the first that is no text.
 */
export async function textIn(chunks: AsyncIterable<Uint8Array>): Promise<TextFound | null> {
  const readings = [new Reading('utf-8'), new Reading('gb18030')];
  for await (const bytes of chunks) {
    for (const reading of readings) reading.take(bytes);
    if (!readings.some((reading) => reading.isText)) return null;
  }
  for (const reading of readings) reading.take();
  const found = readings.find((reading) => reading.isText);
  return found ? { charset: found.charset, head: found.head } : null;
}
