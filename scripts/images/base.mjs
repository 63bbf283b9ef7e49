import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../lib/refusal.mjs';
import { ROOT } from '../lib/workspaces.mjs';

/** The npm that Node.js 20 brings. */
const NPM = '10.8.2';
/** The certificates that this machine needs to reach npm's registry, where it needs any of its own. */
const CERTIFICATES = process.env.NODE_EXTRA_CA_CERTS;
const CERTIFICATES_WITHIN = '/usr/local/share/own-certificates.crt';

/** Makes what stands in for the image that all others are made from: Debian, Node.js, npm and the user `node`. */
export function makeBase(buildah, folder) {
  const { image, version, release } = baseOf(readFileSync(join(ROOT, 'docker/Dockerfile'), 'utf8'));
  const root = join(folder, 'base');
  execFileSync('debootstrap', ['--variant=minbase', release, root], { stdio: ['ignore', 'ignore', 'inherit'] });
  addNode(root, version, join(folder, 'packages'));
  execFileSync('chroot', [root, 'useradd', '--create-home', '--uid', '1000', 'node']);
  if (CERTIFICATES) cpSync(CERTIFICATES, join(root, CERTIFICATES_WITHIN), { dereference: true });
  buildah.import(image, root, {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    ...(CERTIFICATES ? { NODE_EXTRA_CA_CERTS: CERTIFICATES_WITHIN } : {}),
  });
}

/** The one image from elsewhere that the recipe begins with. */
function baseOf(dockerfile) {
  const images = [...new Set([...dockerfile.matchAll(/^FROM (\S+:\S+)/gm)].map(([, image]) => image))];
  const [, version, release] = /^node:([\d.]+)-(\w+)-slim$/.exec(images[0] ?? '') ?? [];
  if (images.length !== 1 || !release) throw new Refusal(`The Dockerfile must begin with one image of Node.js on Debian; it begins with ${images.join(', ')}.`);
  return { image: images[0], version, release };
}

/** The same program that the image has, as npm's registry has it, and npm beside it. */
function addNode(root, version, packages) {
  const arch = `node-linux-${process.arch}`;
  mkdirSync(packages);
  execFileSync('npm', ['install', '--prefix', packages, '--ignore-scripts', '--no-audit', `${arch}@${version}`, `npm@${NPM}`], { stdio: ['ignore', 'ignore', 'inherit'] });
  const local = join(root, 'usr/local');
  cpSync(join(packages, 'node_modules', arch, 'bin/node'), join(local, 'bin/node'));
  mkdirSync(join(local, 'lib/node_modules'), { recursive: true });
  cpSync(join(packages, 'node_modules/npm'), join(local, 'lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx']) {
    const link = join(local, 'bin', name);
    if (!existsSync(link)) symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, link);
  }
}
