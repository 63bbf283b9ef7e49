/**
 * `node scripts/bench/dictionary.mjs`: how long the dictionary takes to be read and keeps others waiting at most, what it takes in memory, and
 * how long a lookup takes at the service, for words, beginnings, slips and Chinese taken from the dictionary itself. docs/benchmarks.md has what was measured.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { prepare } from '../lib/prepare.mjs';
import { runCommand } from '../lib/refusal.mjs';
import { percentile } from './figures.mjs';

const MB = 1_000_000;
const ROUNDS = 5;
/** Every kind of question; the last ones are the dearest that could be found. */
const QUESTIONS = {
  words: ['pun', 'brevity', 'translation', 'kick the bucket', 'ambiguous', 'wit', 'metaphor', 'idiom', 'china', 'went'],
  beginnings: ['a', 's', 'un', 'pre', 'trans', 'to b', 'con', 'amb', 'the', 'in t'],
  slips: ['recieve', 'brevty', 'accomodate', 'seperate', 'definately', 'ambigous', 'wierd', 'spil the beans', 'transaltion', 'occured'],
  Chinese: ['双关语', '翻译', '水', '短暂', '俏皮话', '存在', '月亮', '文化', '幽默', '谚语'],
  dearest: ['的', '人', '一', 'a long phrase that nobody has, in forty', '魑魅魍魉'],
};

await runCommand(async () => {
  await prepare({ nats: false, site: false });
  const { loadDictionary } = await import('../../services/toolkit/dist/dictionary/load.js');
  const before = process.memoryUsage().rss;
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const began = performance.now();
  const dictionary = await loadDictionary();
  const took = performance.now() - began;
  delay.disable();
  console.log(`read in ${took.toFixed(0)} ms, at most ${(delay.max / 1e6).toFixed(0)} ms at a time; ${((process.memoryUsage().rss - before) / MB).toFixed(0)} MB`);
  for (const [kind, questions] of Object.entries(QUESTIONS)) {
    const times = Array.from({ length: ROUNDS }, () => questions.map((question) => timeOf(() => dictionary.suggest(question)))).flat();
    const [median, most] = [percentile(times, 0.5), percentile(times, 1)].map((ms) => ms.toFixed(1));
    console.log(`${kind.padEnd(10)} median ${median} ms, longest ${most} ms`);
  }
});

function timeOf(work) {
  const began = performance.now();
  work();
  return performance.now() - began;
}
