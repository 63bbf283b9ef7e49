/** Signature, flags and the length of an extension that nobody uses: how PostgreSQL's binary COPY begins. In bytes. */
const HEADER = 19;
const NO_MORE_ROWS = -1;

/** The value of a binary COPY of one column, from its first row; null when it has none. */
export function copiedValue(copied: Buffer): Buffer | null {
  if (copied.readInt16BE(HEADER) === NO_MORE_ROWS) return null;
  const start = HEADER + 6;
  return copied.subarray(start, start + copied.readInt32BE(start - 4));
}
