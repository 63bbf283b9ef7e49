import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folders that hold no sources. */
const NOT_SOURCES = new Set(['node_modules', 'dist', 'generated', '.git', '.cache', '.data']);

/**
 * Knows the content of files by hash, and reads one again only when its size or time changed: thousands of files are checked in
 * milliseconds. Also keeps which inputs a step was last done with. Both live in one JSON file.
 */
export class Fingerprints {
  #file;
  #root;
  #hashes;
  #steps;

  constructor(root, file) {
    this.#root = root;
    this.#file = file;
    const { hashes = {}, steps = {} } = readJson(file);
    this.#hashes = hashes;
    this.#steps = steps;
  }

  /** The hash of one file's content; '' when there is none. `path` is relative to the root. */
  ofFile(path) {
    const status = statSync(join(this.#root, path), { throwIfNoEntry: false });
    if (!status?.isFile()) return '';
    const stamp = `${status.size}:${status.mtimeMs}:${status.ino}`;
    const known = this.#hashes[path];
    if (known?.[0] === stamp) return known[1];
    const hash = createHash('sha256').update(readFileSync(join(this.#root, path))).digest('base64url').slice(0, 22);
    this.#hashes[path] = [stamp, hash];
    return hash;
  }

  /** One hash for files and folders (with all the sources in them, by name and content) and any further texts that a result depends on. */
  of(paths, ...texts) {
    const sum = createHash('sha256');
    for (const path of paths.flatMap((each) => sourcesIn(this.#root, each))) sum.update(`${path}\0${this.ofFile(path)}\n`);
    for (const text of texts) sum.update(`\0${text}`);
    return sum.digest('base64url').slice(0, 22);
  }

  /** True when the step was last done with these very inputs. */
  isDone(step, fingerprint) {
    return this.#steps[step] === fingerprint;
  }

  /** Keeps that the step was done. Undefined forgets it, before work that may be interrupted. */
  done(step, fingerprint) {
    this.#steps[step] = fingerprint;
  }

  save() {
    mkdirSync(dirname(this.#file), { recursive: true });
    const unfinished = `${this.#file}.${process.pid}`;
    writeFileSync(unfinished, JSON.stringify({ hashes: this.#hashes, steps: this.#steps }));
    renameSync(unfinished, this.#file);
  }
}

/** All source files below a file or folder, sorted, relative to the root; none when it doesn't exist. */
function sourcesIn(root, path) {
  const status = statSync(join(root, path), { throwIfNoEntry: false });
  if (!status) return [];
  if (status.isFile()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => !NOT_SOURCES.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? sourcesIn(root, `${path}/${entry.name}`) : [`${path}/${entry.name}`]));
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
