const encoder = new TextEncoder();

/** As much of a text as fits into `most` bytes of UTF-8, in whole characters. */
export function clip(text: string, most: number): string {
  const { read } = encoder.encodeInto(text, new Uint8Array(most));
  return text.slice(0, read);
}
