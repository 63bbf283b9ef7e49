import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** A file whose name carries a hash of its content never changes; a browser's open tab may still ask for it after the next release. */
const HASHED = /\.[0-9a-f]{8,}\.\w+(\.\w+)?$/;

/** How long the files of earlier releases stay, in ms: longer than anybody leaves a tab open. */
const KEPT_MS = 14 * 24 * 3600 * 1000;

/** Since when which file belongs to no current release. In the site itself, so that it travels with a volume; the name starts with a dot. */
const RECORD = '.superseded.json';

/**
 * Copies what was built into the folder that the gateway serves, while it may be serving: hashed files first, then the files that name
 * them, each in one step.
 *
 * @param {string} site the folder
 * @param {{ folder: string, room?: string }[]} builds the shell (no `room`) and the rooms, served below `mf/<room>/`
 * @param {{ whole?: boolean, now?: number }} [options] `whole`: rooms that aren't among the builds leave the site
 * @returns {number} how many files were copied
 */
export function publish(site, builds, { whole = false, now = Date.now() } = {}) {
  mkdirSync(site, { recursive: true });
  const superseded = readRecord(site);
  const rooms = builds.flatMap(({ room }) => (room ? [room] : []));
  let copied = 0;
  // Rooms before the shell: whoever loads the new page finds everything that it may ask for.
  for (const { folder, room } of [...builds].sort((a, b) => Number(Boolean(b.room)) - Number(Boolean(a.room)))) {
    const place = room ? `mf/${room}` : '';
    const names = filesIn(folder).sort((a, b) => rank(a) - rank(b));
    copied += names.filter((name) => replace(join(folder, name), join(site, place, name))).length;
    retire(site, (path) => belongsTo(path, place), new Set(names.map((name) => join(place, name))), superseded, now);
  }
  if (whole) retire(site, (path) => path.startsWith('mf/') && !rooms.some((room) => belongsTo(path, `mf/${room}`)), new Set(), superseded, now);
  writeFileSync(join(site, RECORD), JSON.stringify(superseded));
  return copied;
}

const rank = (name) => (HASHED.test(name) ? 0 : name.endsWith('index.html') || name.endsWith('room.json') ? 2 : 1);

const belongsTo = (path, place) => (place ? path.startsWith(`${place}/`) : !path.startsWith('mf/'));

/** Files that the release doesn't have: a hashed one goes when its time is over, any other at once. */
function retire(site, isInScope, current, superseded, now) {
  for (const path of filesIn(site).filter((each) => each !== RECORD && isInScope(each))) {
    if (current.has(path)) {
      delete superseded[path];
    } else if (HASHED.test(path) && now - (superseded[path] ??= now) < KEPT_MS) {
      continue;
    } else {
      rmSync(join(site, path), { force: true });
      delete superseded[path];
    }
  }
}

/** Copies unless the same is there already. */
function replace(from, to) {
  if (isSame(from, to)) return false;
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, `${to}.unfinished`);
  renameSync(`${to}.unfinished`, to);
  return true;
}

function isSame(from, to) {
  if (!existsSync(to) || statSync(from).size !== statSync(to).size) return false;
  return HASHED.test(to) || readFileSync(from).equals(readFileSync(to));
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)));
}

function readRecord(site) {
  try {
    return JSON.parse(readFileSync(join(site, RECORD), 'utf8'));
  } catch {
    return {};
  }
}
