import { spawn } from 'node:child_process';

const running = new Set();

/**
 * Runs a program to its end and answers its exit status and what it printed, both streams together. A program that can't be found has the
 * status 127, as in a shell. With `show` it prints to our terminal instead.
 */
export function runTool(program, words, { cwd, env = process.env, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, words, { cwd, env, stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'] });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
    running.add(child);
    const end = (status) => {
      running.delete(child);
      resolve({ status, output: Buffer.concat(output).toString() });
    };
    child.once('error', () => end(127));
    child.once('close', (status) => end(status ?? 1));
  });
}

/** A program that hasn't ended this long after it was asked to, in ms, is killed: npm takes half a minute to give up. */
const GRACE_MS = 1_500;

/** Ends every program that `runTool` still runs. */
export function endTools() {
  for (const child of running) child.kill('SIGTERM');
  setTimeout(killTools, GRACE_MS).unref();
}

/** The system's package managers are asked and waited for: one that is killed leaves packages half-installed. */
const NEVER_KILLED = new Set(['apt-get', 'dpkg']);

/** Ends them without asking. */
export function killTools() {
  for (const child of running) if (!NEVER_KILLED.has(child.spawnfile)) child.kill('SIGKILL');
}
