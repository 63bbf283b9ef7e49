import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Refusal } from './refusal.mjs';
import { runTool } from './tools.mjs';

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const SYSTEM_FOLDERS = ['/usr/local/bin', '/usr/bin', '/snap/bin'];

/** The browser of end-to-end tests: the variable CHROMIUM, or Chromium or Chrome on the PATH. Undefined: there is none. */
export function findBrowser(env = process.env) {
  if (env.CHROMIUM) {
    if (isProgram(env.CHROMIUM)) return env.CHROMIUM;
    throw new Refusal(`CHROMIUM names ${env.CHROMIUM}, which is no program: correct it, or unset it.`);
  }
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...SYSTEM_FOLDERS];
  return PROGRAMS.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/**
 * Makes sure that there is a browser and a font with Chinese characters, which pages are measured with; installs Debian's packages where
 * they are missing. Throws a `Refusal` where that can't be done: without a browser nothing is proved, so nothing is skipped.
 */
export async function prepareBrowser(print) {
  const missing = [...(findBrowser() ? [] : ['chromium']), ...((await hasChineseFont()) ? [] : ['fonts-noto-cjk', 'fontconfig'])];
  if (missing.length === 0) return;
  const began = Date.now();
  if (!(await install(missing)) || !findBrowser()) throw new Refusal(advice(missing));
  print(`${missing.join(', ')} installed (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}

function advice(missing) {
  const what = missing.includes('chromium') ? 'Chromium is missing, which end-to-end tests need' : 'A font with Chinese characters is missing, which end-to-end tests need';
  const isRoot = process.getuid?.() === 0;
  return isRoot
    ? `${what}, and it could not be installed: check the network and run apt-get install ${missing.join(' ')}, or name a browser in CHROMIUM.`
    : `${what}, and this user may not install it: run as root apt-get install ${missing.join(' ')}, or name a browser in CHROMIUM.`;
}

async function hasChineseFont() {
  const { status, output } = await runTool('fc-list', [':lang=zh-cn', 'family']);
  return status === 0 && output.trim() !== '';
}

async function install(packages) {
  if (process.getuid?.() !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const attempt = async () => (await runTool('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env })).status === 0;
  if (await attempt()) return true;
  const { status } = await runTool('apt-get', ['update', '-qq'], { env });
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
