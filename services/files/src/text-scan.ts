/** Can be read from the beginning as often as one likes, one piece at a time. */
export type Chunks = () => AsyncIterable<Uint8Array>;

/** How much of a text's beginning is kept, in characters. */
const HEAD = 1_024;

/**
 * By byte: what no text has, control characters but for tab, line feed, vertical tab, form feed and carriage return. In neither encoding such a
 * byte is part of another character.
 */
const IS_CONTROL = Uint8Array.from({ length: 256 }, (_, byte) => Number(byte < 9 || (byte > 13 && byte < 32) || byte === 127));

const NOT_THIS_ENCODING = 'ERR_ENCODING_INVALID_ENCODED_DATA';

const CHARSETS = ['utf-8', 'gb18030'] as const;

export interface TextFound {
  charset: (typeof CHARSETS)[number];
  /** How it begins. */
  head: string;
}

/**
 * Whether bytes are text to their end: UTF-8, or GB18030, which Chinese programs still write. Null when they are something else. Holds one
 * piece at a time, and stops at the first that is no text.
 */
export async function textIn(chunks: Chunks): Promise<TextFound | null> {
  for (const charset of CHARSETS) {
    const head = await headIn(charset, chunks());
    if (head !== null) return { charset, head };
  }
  return null;
}

/** How a text of this encoding begins; null when the bytes are none. */
async function headIn(charset: string, chunks: AsyncIterable<Uint8Array>): Promise<string | null> {
  const decoder = new TextDecoder(charset, { fatal: true });
  let head = '';
  try {
    for await (const bytes of chunks) {
      if (hasControl(bytes)) return null;
      const text = decoder.decode(bytes, { stream: true });
      if (head.length < HEAD) head += text.slice(0, HEAD - head.length);
    }
    return head + decoder.decode();
  } catch (error) {
    if ((error as { code?: string }).code === NOT_THIS_ENCODING) return null;
    throw error;
  }
}

function hasControl(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at += 1) if (IS_CONTROL[bytes[at]!] === 1) return true;
  return false;
}
