import { z } from 'zod';
import { ROLES } from './call.js';

/** How large a class list may be. Plain data, so that a page can say it before it sends a file. */
export const CLASS_LIST = {
  /** Of the file, in bytes: 2 MB. */
  largest: 2_000_000,
  /** Lines with a person. */
  mostLines: 5_000,
} as const;

const base64Length = 4 * Math.ceil(CLASS_LIST.largest / 3);

/**
 * A class list as it came from a spreadsheet: the bytes of a CSV file in base64, since only who reads the bytes can know their encoding (UTF-8,
 * GB18030, UTF-16 with its mark). Comma, semicolon or tab; the first line names the columns: email, name, displayName, role, or 邮箱, 姓名, 显示名, 角色.
 */
export const ClassListFile = z.object({
  file: z.base64({ error: 'must be the bytes of a file in base64' }).max(base64Length, `must not be larger than ${CLASS_LIST.largest} bytes`),
});

/** Why a line of a class list is refused. */
export const ClassListProblem = z.enum([
  /** There is no address in the line. */
  'no_email',
  'bad_email',
  /** The address stands in an earlier line (`firstLine`). */
  'duplicate',
  /** A role that a list can't give: student and admin are possible. */
  'bad_role',
  /** A name is longer than 200 characters, or is no text. */
  'bad_name',
  /** The shared visitor account. */
  'protected',
  /** The address is an admin's, whom a list makes no student. */
  'is_admin',
]);
export type ClassListProblem = z.infer<typeof ClassListProblem>;

/** One person of a class list, and what an import does with the line. */
export const ClassListLine = z
  .object({
    /** 1-based line of the file in which the entry ends, as an editor counts it. */
    line: z.number().int(),
    email: z.string(),
    /** As the account has it afterwards; of a refused line as the file has it. */
    name: z.string(),
    displayName: z.string(),
    /** The role afterwards; missing where the line is refused. */
    role: z.enum(ROLES).optional(),
    action: z.enum(['create', 'update', 'unchanged', 'refused']),
    /** What an `update` changes. */
    changes: z.array(z.enum(['name', 'displayName', 'role'])).optional(),
    problem: ClassListProblem.optional(),
    /** Of a `duplicate`: the line that counts. */
    firstLine: z.number().int().optional(),
  })
  .meta({ id: 'ClassListLine' });
export type ClassListLine = z.infer<typeof ClassListLine>;

/** A class list line by line, in the file's order: what an import would do, or what it has done. */
export const ClassListResult = z
  .object({
    lines: z.array(ClassListLine),
    counts: z.object({ create: z.number().int(), update: z.number().int(), unchanged: z.number().int(), refused: z.number().int() }),
    /** How the file was read, for a person who sees wrong characters. */
    encoding: z.enum(['UTF-8', 'GB18030', 'UTF-16']),
    separator: z.enum(['comma', 'semicolon', 'tab']),
  })
  .meta({ id: 'ClassListResult' });
export type ClassListResult = z.infer<typeof ClassListResult>;
