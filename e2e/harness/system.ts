import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One process of a running product; `scripts/lib/system.mjs` says more. */
interface RunningProcess {
  pid: number | undefined;
  kill(signal?: NodeJS.Signals): void;
  stop(): Promise<void>;
  start(): Promise<void>;
  restart(): Promise<void>;
}

/** A running product, as `scripts/lib/system.mjs` starts it: plain JavaScript, since it runs before anything has been built. */
interface RunningSystem {
  url: string;
  dataDir: string;
  natsUrl: string;
  processes: Record<string, RunningProcess>;
  ready(ms?: number): Promise<void>;
  stop(): Promise<void>;
}

/** One process for all services, as `npm start` does it, or one process each, as production does. */
export type Topology = 'together' | 'apart';

/** A product of a test's own, in a data folder of its own. */
export class OwnSystem {
  private constructor(
    readonly running: RunningSystem,
    readonly topology: Topology,
    private readonly env: Record<string, string>,
  ) {}

  /** Starts it; `env` adds to the environment. `dataDir` is that of an earlier start, or new. */
  static async start(topology: Topology, env: Record<string, string> = {}, dataDir?: string): Promise<OwnSystem> {
    const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'transcreate-e2e-')));
    const module = (await import(new URL('../../scripts/lib/system.mjs', import.meta.url).href)) as {
      startSystem(options: object): Promise<RunningSystem>;
    };
    const running = await module.startSystem({ dataDir: folder, topology, env: { ...process.env, PORT: '0', ...env } });
    return new OwnSystem(running, topology, env);
  }

  get url(): string {
    return this.running.url;
  }

  get dataDir(): string {
    return this.running.dataDir;
  }

  process(name: string): RunningProcess {
    const found = this.running.processes[name];
    if (!found) throw new Error(`There is no process ${name}, only ${Object.keys(this.running.processes).join(', ')}.`);
    return found;
  }

  /** The ids of all processes that the start made. */
  pids(): number[] {
    return Object.values(this.running.processes).flatMap((each) => each.pid ?? []);
  }

  /** Stops everything and starts it again on the same data. */
  async again(): Promise<OwnSystem> {
    await this.running.stop();
    return OwnSystem.start(this.topology, this.env, this.dataDir);
  }

  /** Ends every process and forgets the data. */
  async remove(): Promise<void> {
    await this.running.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
