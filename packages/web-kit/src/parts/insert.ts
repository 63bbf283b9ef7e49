/** A text in a field, with what is selected of it. */
export interface Selected {
  text: string;
  /** In UTF-16 code units, as a field counts. */
  start: number;
  end: number;
}

/** Puts a mark around the selection, or takes it away where it stands already; without a selection the cursor goes between two marks. */
export function toggleMark({ text, start, end }: Selected, mark: '**' | '*'): Selected {
  const inner = text.slice(start, end);
  const [, before = '', core = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(inner) ?? [];
  const from = start + before.length;
  const to = end - after.length;
  if (core === '') return replaced(text, start, end, mark + mark, start + mark.length, start + mark.length);
  if (isMarked(text, from, to, mark)) return replaced(text, from - mark.length, to + mark.length, core, from - mark.length, to - mark.length);
  return replaced(text, from, to, mark + core + mark, from + mark.length, to + mark.length);
}

/** Whether exactly this mark stands on both sides: the asterisk of an italic is not half of a bold one. */
function isMarked(text: string, from: number, to: number, mark: '**' | '*'): boolean {
  const before = /\**$/.exec(text.slice(0, from))?.[0].length ?? 0;
  const after = /^\**/.exec(text.slice(to))?.[0].length ?? 0;
  const stars = Math.min(before, after);
  return mark === '**' ? stars >= 2 : stars % 2 === 1;
}

/** Puts a link in place of the selection. */
export function insertLink({ text, start, end }: Selected, label: string, href: string): Selected {
  const link = `[${label.replace(/[[\]\s]+/g, ' ').trim()}](${href.replaceAll('(', '%28').replaceAll(')', '%29')})`;
  return replaced(text, start, end, link, start + link.length, start + link.length);
}

function replaced(text: string, from: number, to: number, by: string, start: number, end: number): Selected {
  return { text: text.slice(0, from) + by + text.slice(to), start, end };
}
