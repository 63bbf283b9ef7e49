/**
 * `npm run images`: builds every image of docker-compose.yml from docker/Dockerfile and runs them together, on a machine without a Docker
 * engine. buildah takes the engine's place, and a Debian made by debootstrap, with the Node.js of the tag, that of the base image. PostgreSQL
 * and NATS are the product's own in the place of theirs. Needs Linux, root, and the packages buildah, debootstrap and iproute2; takes about
 * six minutes and 10 GB of disk for that time. Prints what each image weighs and how long each container took to become healthy.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeBase } from './images/base.mjs';
import { Buildah } from './images/buildah.mjs';
import { prepare } from './lib/prepare.mjs';
import { Refusal, runCommand } from './lib/refusal.mjs';

const folder = mkdtempSync(join(tmpdir(), 'transcreate-images-'));
const cleanUp = () => rmSync(folder, { recursive: true, force: true });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => (cleanUp(), process.exit(1)));

await runCommand(async () => {
  try {
    mustHave('buildah', 'debootstrap', 'ip', 'unshare');
    await prepare({ site: false });
    const { readPage } = await import('./images/page.mjs');
    const buildah = new Buildah(folder);
    timed('Base', () => makeBase(buildah, folder));
    for (const { name, build } of readPage().built) {
      timed(name, () => buildah.build(name, build));
      console.log(`  ${buildah.megabytes(name)} MB`);
    }
    runTogether();
  } finally {
    cleanUp();
  }
});

function mustHave(...programs) {
  if (process.getuid?.() !== 0) throw new Refusal('Only root may build images without an engine.');
  const missing = programs.filter((name) => spawnSync('which', [name]).status !== 0);
  if (missing.length > 0) throw new Refusal(`Missing: ${missing.join(', ')}. On Debian: apt-get install buildah debootstrap iproute2 util-linux`);
}

function timed(what, work) {
  const began = Date.now();
  work();
  console.log(`${what} built (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}

/** In a network of their own, so that each finds the others at the ports that the page names, whatever else runs on this machine. */
function runTogether() {
  const script = fileURLToPath(new URL('./images/run-page.mjs', import.meta.url));
  execFileSync('unshare', ['--net', process.execPath, script, folder], { stdio: 'inherit' });
}
