import { readdirSync, readFileSync } from 'node:fs';

/** Between one look and the next, in ms. */
const EVERY = 5_000;
/** What a tick of the processor's clock in /proc is, in ms. */
const TICK_MS = 10;

/**
 * Looks again and again at the processes of a running product, each with those that it has started (PostgreSQL's connections): by name, the
 * memory in MB, where what they share counts once, and the processor time in ms since they began. Linux alone.
 */
export class Watch {
  #samples = [];
  #timer;

  constructor(system) {
    this.system = system;
    this.#look();
    this.#timer = setInterval(() => this.#look(), EVERY);
  }

  /** The samples: `{ at, processes: { name: { mb, cpuMs } } }`, `at` in ms by `performance.now()`. */
  stop() {
    clearInterval(this.#timer);
    this.#look();
    return this.#samples;
  }

  #look() {
    const all = everyProcess();
    const processes = Object.fromEntries(Object.entries(this.system.processes).map(([name, { pid }]) => [name, sumOf(familyOf(pid, all))]));
    this.#samples.push({ at: performance.now(), processes });
  }
}

function everyProcess() {
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name)).flatMap((pid) => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '').split(' ').map(Number);
      return [{ pid: Number(pid), parent: fields[1], cpuMs: (fields[11] + fields[12] + fields[13] + fields[14]) * TICK_MS }];
    } catch {
      return [];
    }
  });
}

function familyOf(pid, all) {
  const family = all.filter((one) => one.pid === pid);
  for (const member of family) family.push(...all.filter(({ parent }) => parent === member.pid));
  return family;
}

function sumOf(family) {
  return { mb: family.reduce((sum, { pid }) => sum + memoryOf(pid), 0), cpuMs: family.reduce((sum, { cpuMs }) => sum + cpuMs, 0) };
}

function memoryOf(pid) {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1_024;
  } catch {
    return 0;
  }
}
