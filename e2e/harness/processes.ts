import { readdir, readFile } from 'node:fs/promises';

/** Whether a process still runs; one that has ended and is only remembered does not. */
export async function isAlive(pid: number): Promise<boolean> {
  const status = await readText(`/proc/${pid}/status`);
  return status !== '' && !/^State:\s+[ZX]/m.test(status);
}

/** The process and everything that it has started, directly or not. */
export async function familyOf(pid: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const parent = /^PPid:\s+(\d+)/m.exec(await readText(`/proc/${entry}/status`))?.[1];
    if (parent) parents.set(Number(entry), Number(parent));
  }
  const family = [pid];
  for (const member of family) family.push(...[...parents].filter(([, parent]) => parent === member).map(([child]) => child));
  return family;
}

/** The memory of these processes together in megabytes, with what they share counted once. */
export async function memoryOf(pids: number[]): Promise<number> {
  const sizes = await Promise.all(pids.map(async (pid) => Number(/^Pss:\s+(\d+)/m.exec(await readText(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0)));
  return sizes.reduce((sum, kilobytes) => sum + kilobytes, 0) / 1_024;
}

/** A process may end while we look at it. */
function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}
