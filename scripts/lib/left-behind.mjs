import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 100;

/**
 * Every process whose environment carries the variable with this value: what a test run started and did not end, however it was detached.
 * It is read from /proc, so on a system without one nothing is found.
 *
 * @returns {{ pid: number, command: string }[]}
 */
export function processesWith(name, value) {
  return processIds()
    .filter((pid) => pid !== process.pid && read(`/proc/${pid}/environ`).split('\0').includes(`${name}=${value}`))
    .map((pid) => ({ pid, command: read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim() }))
    .filter(({ command }) => command !== '');
}

/** Waits until none of these processes is left, and ends those that still run after `graceMs`; answers them. */
export async function endLeftBehind(name, value, graceMs) {
  for (const deadline = Date.now() + graceMs; Date.now() < deadline && processesWith(name, value).length > 0; ) await delay(POLL_MS);
  const left = processesWith(name, value);
  for (const { pid } of left) kill(pid);
  return left;
}

function processIds() {
  try {
    return readdirSync('/proc').filter((entry) => /^\d+$/.test(entry)).map(Number);
  } catch {
    return [];
  }
}

/** A process of somebody else's can't be read, and one that has just ended is gone. */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself in the meantime.
  }
}
