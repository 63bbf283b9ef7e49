import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Refusal } from './refusal.mjs';
import { runTool } from './tools.mjs';

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const SYSTEM_FOLDERS = ['/usr/local/bin', '/usr/bin', '/snap/bin'];

/** The machine that it is about; tests bring one of their own. */
const THIS_MACHINE = { env: process.env, systemFolders: SYSTEM_FOLDERS, run: runTool, isRoot: process.getuid?.() === 0 };

/** The browser of end-to-end tests: the variable CHROMIUM, or Chromium or Chrome on the PATH. Undefined: there is none. */
export function findBrowser({ env, systemFolders } = THIS_MACHINE) {
  if (env.CHROMIUM) {
    if (isProgram(env.CHROMIUM)) return env.CHROMIUM;
    throw new Refusal(`CHROMIUM names ${env.CHROMIUM}, which is no program: correct it, or unset it.`);
  }
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...systemFolders];
  return PROGRAMS.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/**
 * Makes sure that there is a browser and a font with Chinese characters, which pages are measured with; installs Debian's packages where
 * they are missing. Throws a `Refusal` where that can't be done: without a browser nothing is proved, so nothing is skipped.
 */
export async function prepareBrowser(print, machine = THIS_MACHINE) {
  const missing = await missingPackages(machine);
  if (missing.length === 0) return;
  const began = Date.now();
  const installed = machine.isRoot && (await install(missing, machine));
  if (!installed || (await missingPackages(machine)).length > 0) throw new Refusal(advice(missing, machine.isRoot));
  print(`${missing.join(', ')} installed (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}

async function missingPackages(machine) {
  const hasFont = await hasChineseFont(machine);
  return [...(findBrowser(machine) ? [] : ['chromium']), ...(hasFont ? [] : ['fonts-noto-cjk', 'fontconfig'])];
}

function advice(missing, isRoot) {
  const what = missing.includes('chromium') ? 'Chromium is missing' : 'A font with Chinese characters is missing';
  const why = isRoot ? 'it could not be installed: check the network, and run' : 'this user may not install it: run as root';
  const otherWay = missing.includes('chromium') ? ', or name a browser in CHROMIUM' : '';
  return `${what}, which end-to-end tests need, and ${why} apt-get install ${missing.join(' ')}${otherWay}.`;
}

async function hasChineseFont({ run }) {
  const { status, output } = await run('fc-list', [':lang=zh-cn', 'family']);
  return status === 0 && output.trim() !== '';
}

async function install(packages, { env, run }) {
  const options = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  const attempt = async () => (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)).status === 0;
  if (await attempt()) return true;
  const { status } = await run('apt-get', ['update', '-qq'], options);
  return status === 0 && attempt();
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
