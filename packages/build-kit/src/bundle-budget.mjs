/**
 * What a reader has to load, against what we allow: `node packages/build-kit/src/bundle-budget.mjs`, after a production build.
 * Prints every figure; exit status 1 if one is over its limit, or if something has not been built.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { landingFiles } from './landing-files.mjs';
import { chunksFile } from './stats-plugin.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** In KB of 1024 bytes, JavaScript and CSS after gzip. */
export const LIMITS = { landing: 200, room: 60, remoteEntry: 16 };

/** Every figure: [{what, kilobytes, limit}]. */
export function measure(root = ROOT) {
  const rooms = readdirSync(root).filter((name) => name.startsWith('mf-'));
  return [landing(root), ...rooms.flatMap((room) => roomFigures(root, room))];
}

function landing(root) {
  const folder = path.join(root, 'shell', 'dist');
  const files = landingFiles(read(chunksFile('shell')), read(path.join(folder, 'mf-manifest.json')));
  return { what: 'Landing page', kilobytes: size(folder, files), limit: LIMITS.landing };
}

/** A room's first view is its entry and what `./App` can't start without; what the room loads later by itself is not in it. */
function roomFigures(root, room) {
  const folder = path.join(root, room, 'dist');
  const { metaData, exposes } = read(path.join(folder, 'mf-manifest.json'));
  const { js, css } = exposes.find(({ path: place }) => place === './App').assets;
  const entry = metaData.remoteEntry.name;
  return [
    { what: `${room}, first view`, kilobytes: size(folder, [entry, ...js.sync, ...css.sync]), limit: LIMITS.room },
    { what: `${room}, ${entry}`, kilobytes: size(folder, [entry]), limit: LIMITS.remoteEntry },
  ];
}

function read(file) {
  if (!existsSync(file)) throw new Error(`${path.relative(ROOT, file)} is missing. Build the site first: node scripts/build.mjs`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

function size(folder, files) {
  const bytes = [...new Set(files)].map((file) => gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length);
  return bytes.reduce((sum, one) => sum + one, 0) / 1024;
}

function main() {
  const figures = measure();
  for (const { what, kilobytes, limit } of figures) {
    console.log(`${kilobytes > limit ? 'over' : 'ok  '}  ${what.padEnd(32)} ${kilobytes.toFixed(1).padStart(6)} KB of ${limit} KB`);
  }
  if (figures.some(({ kilobytes, limit }) => kilobytes > limit)) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
