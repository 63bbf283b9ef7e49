/**
 * `npm run load`: a class of 60 students as it really comes: everybody signs in within a minute, then reads, submits, votes and uploads at a
 * person's pace, through HTTP, under the usual limits. `npm run load -- --classes 10` is ten such classes at once, `--minutes 5` a longer look.
 * It starts a product of its own, one process a service, in a temporary folder that is deleted afterwards, and prints how long people waited,
 * what failed, how memory went, and which process the time went to.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepare } from './lib/prepare.mjs';
import { Refusal, runCommand } from './lib/refusal.mjs';

/** Students of a class. */
const CLASS = 60;
/** How long a class takes to come in, in ms. */
const ARRIVAL = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'transcreate-load-'));
let system;
const cleanUp = async () => {
  await system?.stop();
  rmSync(folder, { recursive: true, force: true });
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void cleanUp().finally(() => process.exit(1)));

await runCommand(async () => {
  const { classes, minutes } = readArguments(process.argv.slice(2));
  await prepare();
  const [{ startSystem }, { enrol }, { Student }, { Watch }, { report }] = await Promise.all([
    import('./lib/system.mjs'),
    import('./load/enrol.mjs'),
    import('./load/student.mjs'),
    import('./load/watch.mjs'),
    import('./load/report.mjs'),
  ]);
  try {
    // Believed, so that each class can come from an address of its own, as from its campus.
    const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', TRUSTED_PROXIES: '127.0.0.1' };
    system = await startSystem({ dataDir: join(folder, 'data'), topology: 'apart', env });
    const emails = await enrol(system, classes * CLASS);
    const watch = new Watch(system);
    const calls = [];
    const end = performance.now() + ARRIVAL + minutes * 60_000;
    console.log(`${emails.length} students come in within a minute and stay for ${minutes} more.`);
    const addressOf = (index) => `10.0.${Math.floor(index / CLASS)}.1`;
    const students = emails.map((email, index) => new Student({ url: system.url, email, address: addressOf(index), calls }));
    await Promise.all(students.map((student) => student.live(Math.random() * ARRIVAL, end)));
    console.log(report({ students: emails.length, calls, samples: watch.stop() }));
  } finally {
    await cleanUp();
  }
});

function readArguments(args) {
  try {
    const { values } = parseArgs({ args, options: { classes: { type: 'string', default: '1' }, minutes: { type: 'string', default: '2' } } });
    const [classes, minutes] = [Number(values.classes), Number(values.minutes)];
    if (!(Number.isInteger(classes) && classes > 0 && classes <= 50)) throw new Refusal(`--classes is '${values.classes}'; it can be a whole number up to 50.`);
    if (!(minutes > 0 && minutes <= 600)) throw new Refusal(`--minutes is '${values.minutes}'; it can be a number up to 600.`);
    return { classes, minutes };
  } catch (error) {
    throw new Refusal(error.message);
  }
}
