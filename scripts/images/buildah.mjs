import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../lib/workspaces.mjs';

/** `chroot` needs neither an engine nor control groups; `vfs` no file system that lays one folder over another. */
const ENVIRONMENT = { ...process.env, BUILDAH_ISOLATION: 'chroot', STORAGE_DRIVER: 'vfs' };

/** buildah with images and containers of its own in `folder`. */
export class Buildah {
  #place;

  constructor(folder) {
    this.#place = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run')];
  }

  /** Makes an image of a folder with a whole system. */
  import(image, root, environment) {
    const container = this.#do(['from', 'scratch']);
    this.#do(['add', '--quiet', container, root, '/']);
    const variables = Object.entries(environment).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
    this.#do(['config', ...variables, container]);
    this.#do(['commit', '--quiet', '--rm', container, `docker.io/library/${image}`]);
  }

  /** Builds the image of a service as its `build` in the Compose file says; the builder's own lines are shown when it fails. */
  build(name, { context, dockerfile, target, args = {} }) {
    const given = Object.entries(args).flatMap(([arg, value]) => ['--build-arg', `${arg}=${value}`]);
    const options = ['--pull-never', '--layers', '--format', 'docker', '--file', dockerfile, '--target', target, '--tag', name];
    this.#do(['bud', ...options, ...given, context]);
  }

  /** What an image weighs, in MB. */
  megabytes(name) {
    const [{ size }] = JSON.parse(this.#do(['images', '--json', name]));
    return size.replace(/ MB$/, '');
  }

  /** Makes a container in which the given hosts are this machine; answers its id and what its image says of running it. */
  create(name, hosts) {
    const names = hosts.flatMap((host) => ['--add-host', `${host}:127.0.0.1`]);
    const id = this.#do(['from', '--pull-never', ...names, `localhost/${name}`]);
    const { config } = JSON.parse(this.#do(['inspect', '--type', 'image', `localhost/${name}`])).Docker;
    return { id, command: config.Cmd, health: config.Healthcheck?.Test.slice(1) };
  }

  /** Runs a command in a container as its image's user, without capabilities; `onLine` gets what it prints. */
  run(id, command, { environment = {}, volumes = [], onLine = () => undefined } = {}) {
    const options = ['--cap-drop', 'ALL', ...volumes.flatMap((volume) => ['--volume', volume])];
    const variables = Object.entries(environment).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
    const child = spawn('buildah', [...this.#place, 'run', ...options, ...variables, id, '--', ...command], { env: ENVIRONMENT, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', onLine);
    return child;
  }

  #do(args) {
    return execFileSync('buildah', [...this.#place, ...args], { cwd: ROOT, env: ENVIRONMENT, encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  }
}
