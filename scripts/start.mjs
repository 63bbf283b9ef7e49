/**
 * `npm start`: from a clone to the running product, with nothing but node, npm and git on the machine. This file and what it imports at
 * the top use node's own modules alone; everything else is loaded after the packages are installed.
 */
import { openDataFolder } from './lib/data-folder.mjs';
import { choosePort } from './lib/port.mjs';
import { prepare } from './lib/prepare.mjs';
import { runCommand } from './lib/refusal.mjs';
import { readSettings } from './lib/settings.mjs';
import { onStopSignal } from './lib/signals.mjs';
import { endTools, killTools } from './lib/tools.mjs';

const interrupt = new AbortController();
let system;

// Whoever asks twice gets the end at once: what still runs then is ended by the kernel, or by the next start.
onStopSignal({ onStop: () => void stop(), onImpatience: () => (killTools(), process.exit(1)) });

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

async function stop() {
  interrupt.abort();
  endTools();
  if (!system) return;
  const began = Date.now();
  await system.stop();
  console.log(`Stopped (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  process.exit(0);
}
