import { cpus, totalmem } from 'node:os';
import { median, ratio } from './figures.mjs';
import { WORKS } from './works.mjs';

/** What is worth knowing of the machine, without its name. */
export function machine() {
  return `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, ${process.platform}`;
}

/** The figures as a table in Markdown. */
export function table(results) {
  const head = ['Work', 'Reply', 'Product', 'Bare', 'Of bare', 'Repeat', 'Of bare', '100 classes', 'Of bare', 'Slower by', 'p50 / p95'];
  const rows = results.map(row);
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function row({ work, bytes, rounds }) {
  const rate = (side) => (side in rounds[0] ? `${perSecond(median(rounds.map((round) => round[side].perSecond)))}` : '–');
  const share = (over, under) => (over in rounds[0] ? ratio(rounds, over, under).toFixed(2) : '–');
  const time = (name) => median(rounds.map((round) => round['product one'][name])).toFixed(1);
  return [
    WORKS[work].title,
    bytes ? `${Math.round(bytes / 1_000)} KB` : '–',
    rate('product one'),
    rate('bare one'),
    share('product one', 'bare one'),
    rate('repeat one'),
    share('repeat one', 'bare one'),
    rate('product hundred'),
    share('product hundred', 'bare hundred'),
    share('product one', 'product hundred'),
    `${time('p50')} / ${time('p95')} ms`,
  ];
}

function perSecond(rate) {
  return `${Math.round(rate)}/s`;
}
