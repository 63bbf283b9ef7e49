import { spawnSync } from 'node:child_process';

let available: boolean | undefined;

/**
 * The same command, but the kernel sends it `signal` when the process that spawned it dies, however that dies: after a `kill -9` of the
 * parent no server is left behind. Where util-linux's `setpriv` is missing (macOS) the command comes back unchanged, and what the next
 * start finds still running it stops by its pid file. The process id stays that of the spawned process: `setpriv` becomes the command.
 */
export function leash(command: readonly string[], signal: 'INT' | 'TERM'): string[] {
  available ??= process.platform === 'linux' && spawnSync('setpriv', ['--pdeathsig', 'TERM', '--', 'true']).status === 0;
  return available ? ['setpriv', '--pdeathsig', signal, '--', ...command] : [...command];
}
