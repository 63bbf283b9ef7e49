import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** A command of the project, or of a copy of it in `root`, as a person runs it in a terminal, with what it printed. */
export class Command {
  readonly #child: ChildProcess;
  readonly #end: Promise<unknown>;
  #output = '';

  constructor(script: string, env: Record<string, string>, args: string[] = [], root = ROOT) {
    this.#child = spawn(process.execPath, [join(root, 'scripts', script), ...args], { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.#child.stdout, this.#child.stderr]) stream?.on('data', (text: Buffer) => (this.#output += text.toString()));
    this.#end = once(this.#child, 'close');
  }

  get output(): string {
    return this.#output;
  }

  get pid(): number {
    return this.#child.pid!;
  }

  send(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** The exit status; null where a signal ended it. */
  async status(): Promise<number | null> {
    await this.#end;
    return this.#child.exitCode;
  }
}
