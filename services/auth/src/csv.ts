/** A sign that a spreadsheet takes for the beginning of a formula; the wide forms in Chinese and Japanese editions. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A table for spreadsheets (RFC 4180: comma, CRLF). */
export function csvTable(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

/** A cell as a spreadsheet reads it back. One that it would run as a formula gets an apostrophe before it, and stays text. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What stood in a cell before `csvCell` defused it. */
export function withoutApostrophe(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}
