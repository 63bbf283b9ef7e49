/** How a page, a drawing or a script begins, after a byte order mark, blanks and comments. */
const BEGINNING = /^\uFEFF?(?:\s|<!--[^]*?-->)*(?:<!doctype\s+(?:html|svg)|<(?:html|head|body|title|style|meta|link|base|object|embed)\b|<\?(?:xml|php|=)|#!|@echo\s+off)/i;
/** What runs wherever it stands near the beginning, which is how far a browser looks that guesses. */
const WITHIN = /<(?:script|svg|iframe|html)\b/i;

/** Whether a text is something that a program would run: a page, an SVG drawing, a script. `head` is how it begins. */
export function isActive(head: string): boolean {
  return BEGINNING.test(head) || WITHIN.test(head);
}
