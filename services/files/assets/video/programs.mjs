/** The programs that the advertisement is made with; all are in Debian. */
import { spawnSync } from 'node:child_process';

/** Runs a program to its end. Throws with what it said when it is missing or fails. */
export function run(program, args, input) {
  const { error, status, stdout, stderr } = spawnSync(program, args, { input, maxBuffer: 64 * 1024 * 1024 });
  if (error) throw new Error(`${program} is missing: apt-get install ffmpeg flite`, { cause: error });
  if (status !== 0) throw new Error(`${program} failed:\n${stderr.toString().slice(-2_000)}`);
  return { stdout, stderr: stderr.toString() };
}
