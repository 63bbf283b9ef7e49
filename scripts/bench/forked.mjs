import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * Starts a script beside this file as a process that talks with us by messages, one question at a time.
 *
 * @returns {{ message(): Promise<object>, ask(question: object): Promise<any>, stop(): Promise<void> }}
 */
export function forkScript(script, env = process.env) {
  const child = fork(join(import.meta.dirname, script), { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  const message = async () => {
    const [first] = await Promise.race([once(child, 'message'), ended.then(([code]) => [{ error: `${script} ended with status ${code}.` }])]);
    if (first.error) throw new Error(first.error);
    return first;
  };
  return {
    message,
    ask: async (question) => {
      child.send(question);
      return (await message()).answer;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
