import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Somebody who is alive holds the lock. */
export class LockHeld extends Error {
  constructor(file, pid) {
    super(`${file} is held by process ${pid}`);
    this.pid = pid;
  }
}

/**
 * Takes a lock that is a file with the holder's process id, or throws `LockHeld`. What a dead process left behind is taken over. Answers
 * the function that gives it back.
 */
export function takeLock(file) {
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, identify(process.pid));
  try {
    for (;;) {
      // A link either appears with its whole content or fails because there is one: nobody ever sees half a lock.
      if (tryLink(mine, file)) return () => giveBack(file);
      removeStale(file);
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Takes the lock as soon as it is free. `onWait` gets the holder's process id, once. */
export async function waitForLock(file, onWait) {
  for (let waited = false; ; waited = true) {
    try {
      return takeLock(file);
    } catch (error) {
      if (!(error instanceof LockHeld)) throw error;
      if (!waited) onWait(error.pid);
      await delay(100);
    }
  }
}

function tryLink(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function removeStale(file) {
  const holder = read(file);
  if (holder === undefined) return;
  const pid = Number.parseInt(holder, 10);
  if (holder === identify(pid)) throw new LockHeld(file, pid);
  const stale = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, stale);
  } catch {
    return;
  }
  // Somebody may have taken it over between our look and our grip: then it goes back.
  if (read(stale) !== holder) tryLink(stale, file);
  rmSync(stale, { force: true });
}

function giveBack(file) {
  if (read(file) === identify(process.pid)) rmSync(file, { force: true });
}

/** The process id and when that process began, since ids are used again; only the id for a process that doesn't run. */
function identify(pid) {
  return `${pid} ${startOf(pid)}\n`;
}

function startOf(pid) {
  try {
    if (process.platform !== 'linux') return process.kill(pid, 0) && 'running';
    // The text after the program's name, which may itself contain spaces and brackets; the start is field 22 of the line.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '').split(' ')[19];
  } catch {
    return '';
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
