import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildNode } from './build-node.mjs';
import { builtFrontEnds } from './built-front-ends.mjs';
import { buildFrontEnds, outdatedFrontEnds } from './build-site.mjs';
import { Fingerprints } from './fingerprints.mjs';
import { generateClients } from './generate.mjs';
import { waitForLock } from './lock.mjs';
import { getNatsServer, hasNatsServer } from './nats-server.mjs';
import { packagesAreInstalled } from './packages.mjs';
import { publish } from './publish.mjs';
import { Refusal } from './refusal.mjs';
import { runTool } from './tools.mjs';
import { CACHE, frontEnds, nodeWorkspaces, ROOT, servicesWithDatabase } from './workspaces.mjs';

/** package.json, `engines`. */
const OLDEST_NODE = [20, 19];

/**
 * Brings a clone to where the product can start: packages, nats-server, Prisma's clients, the back end and the front ends, each only if
 * something changed. Needs nothing but node. One line a step, with its duration.
 *
 * @param {{ print?: (line: string) => void, nats?: boolean, site?: boolean, only?: string[], env?: NodeJS.ProcessEnv }} [options]
 *   `nats: false` when the product will use a NATS server of somebody else's; `site: false` leaves out the front ends; `only` builds these
 *   workspaces, so that nobody waits for what others left broken
 */
export async function prepare({ print = console.log, nats = true, site = true, only, env = process.env } = {}) {
  checkNode(process.versions.node);
  const lacksNats = nats && !hasNatsServer(CACHE, env);
  mkdirSync(CACHE, { recursive: true });
  const release = await waitForLock(join(CACHE, 'prepare.lock'), (pid) => print(`Waiting for process ${pid}, which prepares the same folder.`));
  try {
    const step = stepsOn(print);
    if (!packagesAreInstalled(ROOT)) await step('Packages installed', installPackages);
    if (lacksNats) await step('nats-server fetched', () => getNatsServer(CACHE));
    await build(step, site, (workspace) => only?.includes(workspace) ?? true);
  } finally {
    release();
  }
}

/** Generates and builds what changed of the workspaces that are wanted. `step` runs a piece of work and prints its line. */
async function build(step, withSite, isWanted) {
  const services = servicesWithDatabase(ROOT).filter((name) => isWanted(`services/${name}`));
  const fingerprints = new Fingerprints(ROOT, join(CACHE, 'fingerprints.json'));
  try {
    await step((names) => names.length > 0 && `Database clients generated: ${names.join(', ')}`, () => generateClients(ROOT, fingerprints, services));
    await step((files) => files > 0 && `Back end built: ${files} files`, () => buildNode(ROOT, fingerprints, nodeWorkspaces(ROOT).filter(isWanted)));
    if (withSite) await buildSite(step, fingerprints, frontEnds(ROOT).filter(isWanted));
  } finally {
    fingerprints.save();
  }
}

async function buildSite(step, fingerprints, names) {
  const outdated = outdatedFrontEnds(ROOT, fingerprints, names);
  const isWhole = names.length === frontEnds(ROOT).length;
  if (outdated.length === 0 && (!isWhole || existsSync(join(CACHE, 'site', 'index.html')))) return;
  await step(`Front ends built: ${outdated.map(({ name }) => name).join(', ')}`, () => buildFrontEnds(ROOT, fingerprints, outdated));
  publish(join(CACHE, 'site'), builtFrontEnds(names), { whole: isWhole });
}

/** Whoever set NODE_ENV=production would otherwise get no build tools. */
async function installPackages() {
  const { status } = await runTool('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: ROOT, show: true });
  if (status === 127) throw new Refusal('npm is missing: install Node with npm, 20.19 or later.');
  if (status !== 0) throw new Refusal('The packages could not be installed: npm says above why. Try npm start again when that is put right.');
}

function checkNode(version) {
  const [major, minor] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Refusal(`Node ${version} is too old: install ${oldestMajor}.${oldestMinor} or later (https://nodejs.org).`);
}

/** Runs a step and prints its line: a text, or what a function makes of the result (nothing: the step had nothing to do). */
function stepsOn(print) {
  return async (line, work) => {
    const began = Date.now();
    const result = await work();
    const text = typeof line === 'function' ? line(result) : line;
    if (text) print(`${text} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    return result;
  };
}
