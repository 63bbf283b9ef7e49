/** The file's name that a `content-disposition` header gives: of its two forms the one that can carry Chinese. Undefined if it gives none. */
export function fileNameOf(header: string | null): string | undefined {
  const extended = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;]+)/i.exec(header ?? '')?.[1];
  const decoded = extended === undefined ? undefined : decode(extended.trim());
  if (decoded !== undefined) return decoded;
  const [, quoted, plain] = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(header ?? '') ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? plain?.trim();
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
