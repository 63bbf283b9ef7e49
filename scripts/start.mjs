/**
 * `npm start`: from a clone to the running product, with nothing but node, npm and git on the machine. This file and what it imports at
 * the top use node's own modules alone; everything else is loaded after the packages are installed.
 */
import { openDataFolder } from './lib/data-folder.mjs';
import { choosePort } from './lib/port.mjs';
import { prepare } from './lib/prepare.mjs';
import { runCommand } from './lib/refusal.mjs';
import { readSettings } from './lib/settings.mjs';
import { endTools } from './lib/tools.mjs';

const interrupt = new AbortController();
let system;

// A closed terminal takes no more lines; the signal that comes with it stops everything in good order.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());

endWithParent();

await runCommand(async () => {
  try {
    await start();
  } catch (error) {
    if (interrupt.signal.aborted) process.exit(0);
    throw error;
  }
});

async function start() {
  const settings = readSettings(process.env);
  // Both are asked again by startSystem; a first start shouldn't have to build for a minute to hear it.
  await choosePort(settings);
  openDataFolder(settings.dataDir).release();
  await prepare({ nats: settings.natsUrl === undefined });
  interrupt.signal.throwIfAborted();
  const { startSystem } = await import('./lib/system.mjs');
  system = await startSystem({ env: process.env, signal: interrupt.signal, quiet: false });
  const how = settings.hasMailServer ? 'the code comes by mail' : 'the code appears here';
  console.log(`\nTranscreate is ready: ${system.url}\nThe admin signs in as ${settings.adminEmail}; ${how}. Ctrl-C stops everything.\n`);
}

/** npm passes SIGINT and SIGTERM on; when it dies of another signal, nobody would be left who can be asked to stop. */
function endWithParent() {
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === parent || interrupt.signal.aborted || stop(), 500).unref();
}

/** The second signal ends it at once: what still runs then is ended by the kernel, or by the next start. */
async function stop() {
  if (interrupt.signal.aborted) process.exit(1);
  interrupt.abort();
  endTools();
  if (!system) return;
  const began = Date.now();
  await system.stop();
  console.log(`Stopped (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  process.exit(0);
}
