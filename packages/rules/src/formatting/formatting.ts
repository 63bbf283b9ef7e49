/**
 * The formatting of translations and briefs: **bold**, *italic*, [markdown links](example.org), and addresses that become links by
 * themselves. A text is read into plain pieces, never into HTML; what is no formatting is text.
 */
export type FormattedPiece =
  | { kind: 'text'; text: string }
  | { kind: 'bold' | 'italic'; children: FormattedPiece[] }
  | { kind: 'link'; href: string; children: FormattedPiece[] };

/** What may not occur again inside of itself; so a text is at most four pieces deep, whatever somebody types. */
type Open = ReadonlySet<'bold' | 'italic' | 'link'>;

interface Match {
  piece: FormattedPiece;
  /** How much of the text it takes. */
  length: number;
}

const LINK = /\[([^[\]\n]+)\]\(([^()\s]*(?:\([^()\s]*\)[^()\s]*)*)\)/y;
const BOLD = /\*\*(?=\*?[^\s*])([^\n]*?\S)\*\*(?!\*)/y;
const ITALIC = /\*(?![\s*])((?:[^\n*]|\*\*[^\n*]+\*\*)+)(?<!\s)\*(?!\*)/y;
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"“”‘’「」『』（）【】《》。，、；：！？*]+/iy;

/** Where formatting may begin; everything before is text. */
const START = /\*|\[|https?:\/\/|www\./gi;

/** Reads a text. */
export function parseFormatting(text: string): FormattedPiece[] {
  return piecesOf(text, new Set());
}

/** What a reader sees of the pieces, without what formats them. */
export function plainText(pieces: readonly FormattedPiece[]): string {
  return pieces.map((piece) => (piece.kind === 'text' ? piece.text : plainText(piece.children))).join('');
}

/**
 * The address that a person means: outer spaces, and the quotes and brackets that came along at its end, are taken away, and https is put before
 * one without a scheme. Null for what is no address of the web: a `javascript:` link would run in the reader's session.
 */
export function linkTarget(typed: string): string | null {
  const address = typed.trim().replace(/[\s"'”’)\]}>）】》」』]+$/u, (end) => closing(typed.trim(), end));
  if (address === '') return null;
  const full = /^https?:\/\//i.test(address) ? address : withScheme(address);
  if (full === null || !URL.canParse(full)) return null;
  const { protocol, hostname } = new URL(full);
  return /^https?:$/.test(protocol) && hostname !== '' ? full : null;
}

/** A round bracket at the end stays where it closes one of the address's own: en.wikipedia.org/wiki/Pun_(disambiguation). */
function closing(address: string, end: string): string {
  const before = address.slice(0, address.length - end.length);
  const isOpen = before.lastIndexOf('(') > before.lastIndexOf(')');
  return isOpen && end.startsWith(')') ? ')' : '';
}

function withScheme(address: string): string | null {
  // 'example.org:8080' has a port and 'javascript:x' a scheme.
  const hasOtherScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(address);
  return hasOtherScheme ? null : `https://${address.replace(/^\/+/, '')}`;
}

function piecesOf(text: string, open: Open): FormattedPiece[] {
  const pieces: FormattedPiece[] = [];
  let plainFrom = 0;
  START.lastIndex = 0;
  for (let start = nextStart(text, 0); start !== -1; ) {
    const match = matchAt(text, start, open);
    if (match) {
      if (start > plainFrom) pieces.push({ kind: 'text', text: text.slice(plainFrom, start) });
      pieces.push(match.piece);
      plainFrom = start + match.length;
    }
    start = nextStart(text, match ? plainFrom : pastMarks(text, start));
  }
  if (plainFrom < text.length) pieces.push({ kind: 'text', text: text.slice(plainFrom) });
  return pieces;
}

function nextStart(text: string, from: number): number {
  START.lastIndex = from;
  return START.exec(text)?.index ?? -1;
}

/** A run of asterisks that opens nothing is text as a whole. */
function pastMarks(text: string, start: number): number {
  let end = start + 1;
  while (text[start] === '*' && text[end] === '*') end += 1;
  return end;
}

function matchAt(text: string, at: number, open: Open): Match | null {
  const mark = text[at];
  if (mark === '[') return open.has('link') ? null : linkAt(text, at, open);
  if (mark === '*') return spanAt(text, at, open, 'bold', BOLD) ?? spanAt(text, at, open, 'italic', ITALIC);
  return open.has('link') ? null : addressAt(text, at);
}

function spanAt(text: string, at: number, open: Open, kind: 'bold' | 'italic', pattern: RegExp): Match | null {
  if (open.has(kind)) return null;
  const inner = execAt(pattern, text, at);
  if (!inner?.[1]) return null;
  return { piece: { kind, children: piecesOf(inner[1], new Set([...open, kind])) }, length: inner[0].length };
}

function linkAt(text: string, at: number, open: Open): Match | null {
  const [whole, label, address] = execAt(LINK, text, at) ?? [];
  if (whole === undefined || label === undefined || address === undefined || label.trim() === '') return null;
  const href = linkTarget(address);
  return href === null ? null : { piece: { kind: 'link', href, children: piecesOf(label, new Set([...open, 'link'])) }, length: whole.length };
}

function addressAt(text: string, at: number): Match | null {
  if (/[\p{L}\p{N}_]/u.test(text[at - 1] ?? '') && /^www/i.test(text.slice(at, at + 3))) return null;
  const found = execAt(ADDRESS, text, at)?.[0];
  if (found === undefined) return null;
  const shown = withoutEnd(found);
  const href = linkTarget(shown);
  return href === null ? null : { piece: { kind: 'link', href, children: [{ kind: 'text', text: shown }] }, length: shown.length };
}

/** A sentence's own marks at the end of an address are not part of it; nor is a bracket that the sentence has opened. */
function withoutEnd(found: string): string {
  const shown = found.replace(/[.,;:!?'"\]}]+$/, '');
  const isUnmatched = shown.endsWith(')') && shown.split(')').length > shown.split('(').length;
  const next = isUnmatched ? shown.slice(0, -1) : shown;
  return next === found ? found : withoutEnd(next);
}

function execAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
