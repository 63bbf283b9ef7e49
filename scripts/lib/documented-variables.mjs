import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, servicesWithDatabase } from './workspaces.mjs';

/** What the column 'read by' of the table calls several processes at once. */
const EVERYBODY = 'every process';
const WITH_DATABASE = 'services with a database';

/**
 * The names of the variables that docs/operations.md says a process reads; `npm start` is one, too.
 *
 * @param {string} reader the name of a service, `gateway`, or `npm start`
 */
export function documentedVariables(reader) {
  return rows()
    .filter(({ readers }) => readers.includes(reader) || isAmong(reader, readers))
    .flatMap(({ names }) => names.map((name) => name.replace(/^<\w+>/, reader.toUpperCase())));
}

function isAmong(reader, readers) {
  if (reader === 'npm start') return false;
  return readers.includes(EVERYBODY) || (readers.includes(WITH_DATABASE) && servicesWithDatabase().includes(reader));
}

/** The rows of the table: the variables of its first column, and the words of its second. */
function rows() {
  const [, chapter] = readFileSync(join(ROOT, 'docs', 'operations.md'), 'utf8').split('\n## Variables\n');
  const lines = chapter.split('\n## ')[0].split('\n').filter((line) => line.startsWith('| `'));
  return lines.map((line) => {
    const [, names, readers] = line.split('|').map((cell) => cell.trim().replaceAll('`', '').split(', '));
    return { names, readers };
  });
}
