import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

/** How a process ended: one of the two is null. */
export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** A database or broker that runs on this machine for us. */
export interface EmbeddedServer {
  url: string;
  pid: number;
  port: number;
  /** Resolves when the process has ended, asked or not. */
  exited: Promise<Exit>;
  /** Ends it in good order; may be called again. */
  stop(): Promise<void>;
}

export interface SpawnOptions {
  cwd: string;
  uid?: number | undefined;
  gid?: number | undefined;
  /** Its whole environment; ours when absent. */
  env?: NodeJS.ProcessEnv | undefined;
  /** Gets each line that the server prints. */
  onLine?: ((line: string) => void) | undefined;
}

const TAIL_LINES = 20;

/** A spawned process in a process group of its own, so that a Ctrl-C in the terminal doesn't stop it before those who use it. */
export class ServerProcess {
  readonly pid: number;
  readonly exited: Promise<Exit>;
  private readonly lines: string[] = [];
  private ended = false;

  private constructor(child: ChildProcess, onLine?: (line: string) => void) {
    this.pid = child.pid ?? 0;
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => this.print(line, onLine));
    }
    this.exited = new Promise((resolve) => {
      child.once('close', (code, signal) => {
        this.ended = true;
        resolve({ code, signal });
      });
    });
  }

  static start([program = '', ...rest]: readonly string[], { cwd, uid, gid, env, onLine }: SpawnOptions): Promise<ServerProcess> {
    const child = spawn(program, rest, {
      cwd,
      env: env ?? process.env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(uid === undefined ? {} : { uid, gid }),
    });
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('spawn', () => resolve(new ServerProcess(child, onLine)));
    });
  }

  get running(): boolean {
    return !this.ended;
  }

  /** The last lines that it printed, for the message of a failed start. */
  get tail(): string {
    return this.lines.join('\n');
  }

  /** Sends `signal`, and SIGKILL when it hasn't ended after `grace` ms. */
  async stop(signal: NodeJS.Signals, grace: number): Promise<void> {
    if (this.ended) return;
    sendSignal(this.pid, signal);
    const impatience = new AbortController();
    const overdue = delay(grace, 'overdue', { signal: impatience.signal }).catch(() => 'ended');
    if ((await Promise.race([this.exited, overdue])) === 'overdue') sendSignal(this.pid, 'SIGKILL');
    impatience.abort();
    await this.exited;
  }

  private print(line: string, onLine?: (line: string) => void): void {
    this.lines.push(line);
    if (this.lines.length > TAIL_LINES) this.lines.shift();
    onLine?.(line);
  }
}

/** False when there is no such process (any more), or not one of ours. */
export function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    return false;
  }
}
