/**
 * Draws the built-in pictures: each SVG in `images/` as a PNG of the same name beside it, `node services/content/assets/render.mjs` or with
 * the names of some (`… busy-poster rice-poster`). The PNGs are committed, because what they look like depends on this machine's fonts:
 * Noto Serif CJK (Debian's fonts-noto-cjk) gives what is there now. Needs Chromium or Chrome, and installs both on a Debian machine.
 */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser, prepareBrowser } from '../../../scripts/lib/browser.mjs';
import { runCommand } from '../../../scripts/lib/refusal.mjs';
import { runTool } from '../../../scripts/lib/tools.mjs';

/** In pixels: twice the width of the largest place that a picture is shown in, for fine screens. */
const WIDTH = 720;
const MOST_BYTES = 150 * 1024;
/** No sandbox: inside a container there is none to be had, and the only page is our own drawing. */
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--no-first-run'];

const folder = new URL('images/', import.meta.url);

await runCommand(async () => {
  await prepareBrowser(console.log);
  for (const name of namesToDraw()) await draw(name);
});

function namesToDraw() {
  if (process.argv.length > 2) return process.argv.slice(2);
  return readdirSync(folder).filter((file) => file.endsWith('.svg')).map((file) => parse(file).name);
}

async function draw(name) {
  const [width, height] = sizeOf(name);
  const png = fileURLToPath(new URL(`${name}.png`, folder));
  const flags = [...FLAGS, `--window-size=${width},${height}`, `--force-device-scale-factor=${WIDTH / width}`, `--screenshot=${png}`];
  const { status, output } = await runTool(findBrowser(), [...flags, new URL(`${name}.svg`, folder).href]);
  if (status !== 0) throw new Error(`Chromium could not draw ${name}.svg:\n${output}`);
  const bytes = statSync(png).size;
  console.log(`${name}.png ${Math.ceil(bytes / 1024)} KB`);
  if (bytes > MOST_BYTES) throw new Error(`${name}.png is larger than ${MOST_BYTES / 1024} KB: draw with fewer colours.`);
}

function sizeOf(name) {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(readFileSync(new URL(`${name}.svg`, folder), 'utf8')) ?? [];
  if (width === undefined) throw new Error(`${name}.svg has no viewBox="0 0 <width> <height>".`);
  return [Number(width), Number(height)];
}
