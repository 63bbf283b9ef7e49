import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { Dictionary } from './dictionary.js';

const FILE = new URL('../../assets/ecdict.tsv.br', import.meta.url);

/** Reads the dictionary that comes with the product (`assets/make-dictionary.mjs`). */
export async function loadDictionary(): Promise<Dictionary> {
  return Dictionary.of(await promisify(brotliDecompress)(await readFile(FILE)));
}
