/**
 * `npm run dev`: the product with hot reload of shell and rooms, and services and gateway that start anew when their sources change.
 * `npm run dev -w mf-practice` leaves the other rooms as they were built. The shell always runs for development, because it brings React
 * to the rooms, and only React's own development build can reload a component. Variables as for `npm start`.
 */
import { prepare } from './lib/prepare.mjs';
import { Refusal, runCommand } from './lib/refusal.mjs';
import { readSettings } from './lib/settings.mjs';
import { onStopSignal } from './lib/signals.mjs';
import { endTools, killTools } from './lib/tools.mjs';
import { processesOf, watchSources } from './lib/watch-sources.mjs';
import { frontEnds, ROOT } from './lib/workspaces.mjs';

const interrupt = new AbortController();
/** What has to be ended, in the order in which it was started. */
const running = [];

onStopSignal({ onStop: () => void stop(), onImpatience: () => (killTools(), process.exit(1)) });

await runCommand(async () => {
  try {
    await start(chosenFrontEnds());
  } catch (error) {
    if (interrupt.signal.aborted) process.exit(0);
    throw error;
  }
});

function chosenFrontEnds() {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !frontEnds().includes(name));
  if (unknown) throw new Refusal(`${unknown} is no front end; there are ${frontEnds().join(', ')}.`);
  return names.length > 0 ? [...new Set(['shell', ...names])] : frontEnds();
}

async function start(names) {
  const settings = readSettings(process.env);
  await prepare({ nats: settings.natsUrl === undefined });
  interrupt.signal.throwIfAborted();
  const [{ startSystem }, { startDevServers }] = await Promise.all([import('./lib/system.mjs'), import('./lib/dev-servers.mjs')]);
  const servers = await startDevServers(names, console.log);
  running.push(servers);
  const env = { ...process.env, NODE_ENV: 'development', DEV_PROXY: JSON.stringify(servers.proxy) };
  const system = await startSystem({ env, signal: interrupt.signal, quiet: false });
  running.push(system);
  running.push({ stop: watchSources(ROOT, (workspaces) => rebuild(workspaces, system, settings)) });
  console.log(`\nTranscreate is ready for changes: ${system.url}\nHot reload: ${names.join(', ')}. Ctrl-C stops everything.\n`);
}

/** A source that can't be built is one line, and what ran goes on running. */
async function rebuild(workspaces, system, { topology }) {
  try {
    await prepare({ nats: false, site: false });
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    return;
  }
  const hosts = (service) => (topology === 'together' ? 'services' : service);
  const all = Object.keys(system.processes).filter((name) => name !== 'nats' && name !== 'postgres');
  const names = [...new Set(workspaces.flatMap((workspace) => processesOf(workspace, hosts, all)))];
  const began = Date.now();
  await Promise.all(names.map((name) => system.processes[name].restart()));
  await system.ready().then(
    () => console.log(`${names.join(', ')} started anew (${((Date.now() - began) / 1000).toFixed(1)} s)`),
    (error) => console.error(error.message),
  );
}

async function stop() {
  interrupt.abort();
  endTools();
  for (const part of running.reverse()) await part.stop();
  process.exit(0);
}
