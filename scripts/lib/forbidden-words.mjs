import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const TEXT = new Set(['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.html', '.md', '.sh', '.sql', '.prisma', '.yml', '.yaml', '.conf', '']);

/** The words are written in pieces, so that this file does not find itself. */
const FORBIDDEN = [
  { words: new RegExp(`\\b(${['TO', 'DO'].join('')}|${['FIX', 'ME'].join('')}|${['X', 'XX'].join('')})\\b`), why: 'unfinished work belongs in the list of issues' },
  { words: /(^|[\s"'`(=])\/(home|Users|root|work)\/\w/, why: "a path of one developer's machine" },
  { words: /\b(describe|test|it)\.(only|skip|todo)\b|\b(fdescribe|xdescribe|xtest|xit|fit)\(/, only: /\.test\.(tsx?|mjs)$/, why: 'a test that is left out, or that leaves the others out' },
];

/** Where tracked and new files hold what has no place in them: one `file:line: why` each. */
export function forbiddenWords(root) {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split('\0');
  return files.filter((file) => TEXT.has(extname(file)) && !file.endsWith('package-lock.json')).flatMap((file) => wordsIn(root, file));
}

function wordsIn(root, file) {
  const lines = readText(join(root, file)).split('\n');
  const rules = FORBIDDEN.filter((rule) => !rule.only || rule.only.test(file));
  return lines.flatMap((line, index) => rules.filter((rule) => rule.words.test(line)).map((rule) => `${file}:${index + 1}: ${rule.why}`));
}

/** A file that git still lists and that has just been deleted holds nothing. */
function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
