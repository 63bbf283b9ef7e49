/**
 * `npm run bench`: the product beside a bare Fastify and pg server, doing the same work in the same run; docs/benchmarks.md says what the
 * figures mean. `npm run bench -- --seconds 0.3 --rounds 1` is a quick look, `--works vote,submission` a part. Under three minutes,
 * on loopback alone, in a temporary folder that is deleted afterwards.
 */
import { parseArgs } from 'node:util';
import { prepare } from './lib/prepare.mjs';
import { Refusal, runCommand } from './lib/refusal.mjs';

let stage;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void Promise.resolve(stage?.stop()).finally(() => process.exit(1)));

await runCommand(async () => {
  const began = Date.now();
  const say = (line) => console.log(line);
  const options = readArguments(process.argv.slice(2));
  await prepare({ site: false });
  const [{ Stage }, { measure }, { WORKS }, { machine, table }] = await Promise.all([
    import('./bench/stage.mjs'),
    import('./bench/measure.mjs'),
    import('./bench/works.mjs'),
    import('./bench/table.mjs'),
  ]);
  const wanted = options.works?.split(',') ?? Object.keys(WORKS);
  const unknown = wanted.filter((work) => !Object.hasOwn(WORKS, work));
  if (unknown.length > 0) throw new Refusal(`--works knows ${Object.keys(WORKS).join(', ')}; not ${unknown.join(', ')}.`);
  // In their own order: lists are compared before votes make the sides differ.
  const works = Object.keys(WORKS).filter((work) => wanted.includes(work));
  stage = new Stage();
  try {
    await stage.start();
    say(`Everything runs and is filled (${((Date.now() - began) / 1_000).toFixed(0)} s)`);
    const results = await measure(stage, { works, rounds: options.rounds, ms: options.seconds * 1_000, say });
    say(`\n${machine()}\n\n${table(results)}\n\nDone in ${((Date.now() - began) / 1_000).toFixed(0)} s`);
  } finally {
    await stage.stop();
  }
});

function readArguments(args) {
  const options = { seconds: { type: 'string', default: '1' }, rounds: { type: 'string', default: '3' }, works: { type: 'string' } };
  let values;
  try {
    ({ values } = parseArgs({ args, options }));
  } catch (error) {
    throw new Refusal(error.message);
  }
  const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
  if (!(seconds > 0 && seconds <= 60)) throw new Refusal(`--seconds is '${values.seconds}'; it can be a number up to 60.`);
  if (!(Number.isInteger(rounds) && rounds > 0 && rounds <= 100)) {
    throw new Refusal(`--rounds is '${values.rounds}'; it can be a whole number up to 100.`);
  }
  return { ...values, seconds, rounds };
}
