import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { sendSignal } from './server-process.js';

const PATIENCE_MS = 15_000;
const POLL_MS = 25;

/**
 * Stops the server that an earlier start left running, if there is one. A process id may have gone to somebody else meanwhile, so the
 * process is ours only if its command line names `program` and `mark` (the folder that it was started for).
 */
export async function stopOrphan(pid: number | undefined, program: string, mark: string): Promise<void> {
  if (!pid || !isOurs(pid, program, mark)) return;
  sendSignal(pid, 'SIGINT');
  for (let waited = 0; isOurs(pid, program, mark); waited += POLL_MS) {
    if (waited >= PATIENCE_MS) sendSignal(pid, 'SIGKILL');
    await delay(POLL_MS);
  }
}

/** The process id in the first line of a file; undefined when there is no file, or none in it. */
export function readPid(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

function isOurs(pid: number, program: string, mark: string): boolean {
  if (!sendSignal(pid, 0)) return false;
  const command = commandLine(pid);
  return command.includes(program) && command.includes(mark);
}

function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
