import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { Command } from './command.js';

const ROOT = join(import.meta.dirname, '..', '..');

/** What a copy has no use for; packages are linked instead. */
const LEFT_OUT = new Set(['node_modules', '.git', '.cache', 'e2e', 'docs']);

/** A copy of the project with everything that was built, whose sources a test may change and build anew. */
export class Workshop {
  private constructor(readonly root: string) {}

  static async open(): Promise<Workshop> {
    const root = await mkdtemp(join(tmpdir(), 'transcreate-workshop-'));
    const packages = ['node_modules'];
    const filter = (path: string) => {
      const isCopied = !LEFT_OUT.has(basename(path)) && !basename(path).startsWith('.data');
      if (basename(path) === 'node_modules' && path !== join(ROOT, 'node_modules')) packages.push(relative(ROOT, path));
      return isCopied;
    };
    await cp(ROOT, root, { recursive: true, filter, verbatimSymlinks: true });
    for (const folder of packages) await linkPackages(join(ROOT, folder), join(root, folder));
    // What was built from which sources, so that nothing is built that has not changed.
    await cp(join(ROOT, '.cache', 'fingerprints.json'), join(root, '.cache', 'fingerprints.json'));
    // Where root may not install it, nats-server lies there.
    if (existsSync(join(ROOT, '.cache', 'nats'))) await symlink(join(ROOT, '.cache', 'nats'), join(root, '.cache', 'nats'));
    return new Workshop(root);
  }

  /** Changes a file; fails where there is nothing to change. */
  async edit(path: string, from: string | RegExp, to: string): Promise<void> {
    const file = join(this.root, path);
    const text = await readFile(file, 'utf8');
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`There is no ${String(from)} in ${path}.`);
    await writeFile(file, changed);
  }

  /** Starts a command of the copy (`scripts/<script>`). */
  command(script: string, args: string[], env: Record<string, string> = {}): Command {
    return new Command(script, env, args, this.root);
  }

  /** Runs a command of the copy to its end; fails with what it printed. */
  async run(script: string, ...args: string[]): Promise<void> {
    const command = this.command(script, args);
    if ((await command.status()) !== 0) throw new Error(`${script} ${args.join(' ')} failed.\n${command.output}`);
  }

  async close(): Promise<void> {
    await rm(this.root, { recursive: true, force: true });
  }
}

/** The packages of others as they lie there; ours, by links that lead into the copy. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    if (name === '@transcreate') await cp(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else await symlink(join(from, name), join(to, name));
  }
}
