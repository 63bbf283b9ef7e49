/** Can be read from the beginning as often as one likes, one piece at a time. */
export type Chunks = () => AsyncIterable<Uint8Array>;

/** How much of a text's beginning is kept, in characters. */
const HEAD = 1_024;

/** What no text has: control characters but for tab, line feed, vertical tab, form feed, carriage return, and those of C1. */
const CONTROL = /[^\P{Cc}\t-\r\x80-\x9f]/u;

const NOT_THIS_ENCODING = 'ERR_ENCODING_INVALID_ENCODED_DATA';

/** By which a text says that it is UTF-16; hardly any bytes would not be some text in it. */
const MARK = '\uFEFF';

const CHARSETS = ['utf-8', 'gb18030', 'utf-16le', 'utf-16be'] as const;

export interface TextFound {
  charset: (typeof CHARSETS)[number];
  /** How it begins. */
  head: string;
}

/**
 * Whether bytes are text to their end: UTF-8, or GB18030 and marked UTF-16, which Chinese programs and Windows still write. Null when they are
 * something else. Holds one piece at a time, and stops at the first that is no text.
 */
export async function textIn(chunks: Chunks): Promise<TextFound | null> {
  for (const charset of CHARSETS) {
    const head = await headIn(charset, chunks());
    if (head !== null) return { charset, head };
  }
  return null;
}

/** How a text of this encoding begins; null when the bytes are none. */
async function headIn(charset: TextFound['charset'], chunks: AsyncIterable<Uint8Array>): Promise<string | null> {
  const decoder = new TextDecoder(charset, { fatal: true, ignoreBOM: true });
  let head = '';
  try {
    for await (const bytes of chunks) {
      const text = decoder.decode(bytes, { stream: true });
      if (CONTROL.test(text)) return null;
      if (head.length < HEAD) head += text.slice(0, HEAD - head.length);
      if (charset.startsWith('utf-16') && head !== '' && !head.startsWith(MARK)) return null;
    }
    head += decoder.decode();
    return head.startsWith(MARK) ? head.slice(MARK.length) : head;
  } catch (error) {
    if ((error as { code?: string }).code === NOT_THIS_ENCODING) return null;
    throw error;
  }
}
