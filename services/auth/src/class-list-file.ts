import type { ClassListResult } from '@transcreate/contracts';
import { CLASS_LIST } from '@transcreate/contracts';
import { CsvError, parse } from 'csv-parse/sync';
import { withoutApostrophe } from './csv.js';

/** A person as a line of a class list names them; an empty field says nothing. */
export interface ClassListEntry {
  /** 1-based line of the file in which the entry ends. */
  line: number;
  email: string;
  name: string;
  displayName: string;
  role: string;
}

/** A class list that could be read. */
export interface ClassListTable extends Pick<ClassListResult, 'encoding' | 'separator'> {
  entries: ClassListEntry[];
}

/** Why a file cannot be read as a class list at all; the message is for the person who sent it. */
export class UnreadableClassList extends Error {}

type Field = Exclude<keyof ClassListEntry, 'line'>;

/** What a column may be called, without spaces, hyphens and underscores, in lower case. */
const COLUMNS: Record<Field, readonly string[]> = {
  email: ['email', 'emailaddress', 'mail', '邮箱', '电子邮箱', '电子邮件', '邮件', '邮箱地址'],
  name: ['name', 'fullname', '姓名', '名字'],
  displayName: ['displayname', '显示名', '显示名称', '昵称'],
  role: ['role', '角色', '身份'],
};
const FIELDS = Object.keys(COLUMNS) as Field[];

const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t' } as const;
type Separator = keyof typeof SEPARATORS;

interface Row {
  info: { lines: number };
  record: string[];
}

/**
 * Reads a class list: UTF-8 with or without its mark, UTF-16 with one, or GB18030, which spreadsheets write in China; with comma, semicolon or tab
 * between the cells, whichever the first line has. Throws `UnreadableClassList`.
 */
export function readClassList(bytes: Uint8Array): ClassListTable {
  const { text, encoding } = decode(bytes);
  const separator = separatorOf(text);
  const [header, ...rows] = rowsOf(text, SEPARATORS[separator]);
  const places = placesOf(header?.record ?? []);
  const entries = rows.map(({ info, record }) => entryOf(info.lines, places, record)).filter((entry) => FIELDS.some((field) => entry[field] !== ''));
  if (entries.length === 0) throw new UnreadableClassList('This file names nobody below its first line.');
  if (entries.length > CLASS_LIST.mostLines) {
    throw new UnreadableClassList(`This file has ${entries.length} people, and one list can have ${CLASS_LIST.mostLines}: please send it in parts.`);
  }
  return { entries, encoding, separator };
}

function decode(bytes: Uint8Array): Pick<ClassListTable, 'encoding'> & { text: string } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' };
  for (const [label, encoding] of [['utf-8', 'UTF-8'], ['gb18030', 'GB18030']] as const) {
    const text = decodeAs(label, bytes);
    if (text !== undefined) return { text, encoding };
  }
  throw new UnreadableClassList('This file is no text in UTF-8 or GB18030: please save the table as CSV.');
}

/** Undefined when the bytes are no text in this encoding; a text file has no NUL either. */
function decodeAs(label: string, bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** The separator that the first line with something in it has most often, outside quotes; comma where it has none. */
function separatorOf(text: string): Separator {
  const firstLine = text.trimStart().split(/\r\n|\r|\n/, 1)[0]!.replace(/"[^"]*"/g, '');
  const counted = (Object.keys(SEPARATORS) as Separator[]).map((name) => ({ name, count: firstLine.split(SEPARATORS[name]).length }));
  return counted.reduce((most, next) => (next.count > most.count ? next : most)).name;
}

function rowsOf(text: string, delimiter: string): Row[] {
  try {
    // The types of the library know no `info`; with it each row comes with its line.
    const options = { delimiter, info: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true, trim: true };
    return parse(text, options) as unknown as Row[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableClassList('This file is no table: a cell that begins with a quotation mark does not end with one.');
  }
}

/** Where each field stands in a row; a field that no column has is nowhere. */
function placesOf(header: readonly string[]): Map<Field, number> {
  const titles = header.map((title) => title.normalize('NFKC').toLowerCase().replace(/[\s_-]/g, ''));
  const places = FIELDS.map((field) => [field, titles.findIndex((title) => COLUMNS[field].includes(title))] as const);
  const found = new Map(places.filter(([, place]) => place !== -1));
  if (found.has('email')) return found;
  throw new UnreadableClassList('The first line must name the columns, one of them email (or 邮箱): for example email,name,role.');
}

function entryOf(line: number, places: Map<Field, number>, record: readonly string[]): ClassListEntry {
  const cell = (field: Field) => withoutApostrophe(record[places.get(field) ?? -1] ?? '').trim().normalize('NFC');
  return { line, email: cell('email'), name: cell('name'), displayName: cell('displayName'), role: cell('role') };
}
