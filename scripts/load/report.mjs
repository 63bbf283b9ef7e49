import { percentile } from '../bench/figures.mjs';
import { machine } from '../bench/table.mjs';

/**
 * What came of it, as tables in Markdown: how long people waited for what, which calls failed, and memory and processor time by process.
 *
 * @param {{ students: number, calls: { what: string, ms: number, status: number | string }[],
 *   samples: { at: number, processes: Record<string, { mb: number, cpuMs: number }> }[] }} result
 */
export function report({ students, calls, samples }) {
  const seconds = (samples.at(-1).at - samples[0].at) / 1_000;
  return [
    `${students} students, ${calls.length} calls in ${seconds.toFixed(0)} s. ${machine()}`,
    table(['Call', 'Times', 'p50', 'p95', 'p99', 'Longest', 'Failed'], waits(calls)),
    failures(calls),
    table(['Process', 'Memory at the start', 'in the middle', 'at the end', 'Processor time', 'of one core'], processes(samples, seconds)),
  ].filter(Boolean).join('\n\n');
}

const isFailed = ({ status }) => typeof status !== 'number' || status >= 400;

function waits(calls) {
  return [...grouped(calls, ({ what }) => what)].toSorted().map(([what, some]) => {
    const times = some.map(({ ms }) => ms);
    return [what, some.length, ...[0.5, 0.95, 0.99, 1].map((share) => `${percentile(times, share).toFixed(0)} ms`), some.filter(isFailed).length];
  });
}

function failures(calls) {
  const failed = [...grouped(calls.filter(isFailed), ({ what, status }) => `${what}: ${status}`)];
  return failed.map(([kind, some]) => `${kind}, ${some.length} times`).join('\n');
}

function grouped(items, nameOf) {
  const groups = new Map();
  for (const item of items) {
    const name = nameOf(item);
    if (!groups.has(name)) groups.set(name, []);
    groups.get(name).push(item);
  }
  return groups;
}

function processes(samples, seconds) {
  const [first, middle, last] = [samples[0], samples[Math.floor(samples.length / 2)], samples.at(-1)].map((sample) => sample.processes);
  return Object.keys(first).map((name) => {
    const cpuMs = last[name].cpuMs - first[name].cpuMs;
    return [name, ...[first, middle, last].map((sample) => `${sample[name].mb.toFixed(0)} MB`), `${(cpuMs / 1_000).toFixed(1)} s`, `${(cpuMs / 10 / seconds).toFixed(0)} %`];
  });
}

function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
