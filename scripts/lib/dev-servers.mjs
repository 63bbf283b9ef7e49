import { join } from 'node:path';
import { freePort, leash, ServerProcess } from '@transcreate/embedded';
import { ROOT } from './workspaces.mjs';

const RSPACK = join(ROOT, 'node_modules', '@rspack', 'cli', 'bin', 'rspack.js');

/** The path below which the gateway finds a front end: everything for the shell, `/mf/practice` for the room `mf-practice`. */
const prefixOf = (name) => (name === 'shell' ? '/' : `/mf/${name.slice('mf-'.length)}`);

/**
 * Starts rspack's development server, with hot reload, for each of the front ends. `proxy` says which path which server answers, as the
 * gateway's DEV_PROXY wants it.
 *
 * @param {string[]} names
 * @param {(line: string) => void} print gets what a person should see of their output, with the front end's name
 * @returns {Promise<{ proxy: Record<string, string>, stop(): Promise<void> }>}
 */
export async function startDevServers(names, print) {
  const servers = await Promise.all(
    names.map(async (name) => {
      const port = await freePort();
      const env = { ...process.env, NODE_ENV: 'development', DEV_PORT: String(port), NO_COLOR: '1' };
      const command = leash([process.execPath, RSPACK, 'serve'], 'TERM');
      const onLine = (line) => isNews(line) && print(`${name}: ${line}`);
      const server = await ServerProcess.start(command, { cwd: join(ROOT, name), env, onLine });
      return { name, port, server };
    }),
  );
  return {
    proxy: Object.fromEntries(servers.map(({ name, port }) => [prefixOf(name), `http://127.0.0.1:${port}`])),
    stop: async () => void (await Promise.all(servers.map(({ server }) => server.stop('SIGTERM', 5_000)))),
  };
}

/** Errors, warnings and that it works again; not what the tools tell of themselves. */
function isNews(line) {
  return line.trim() !== '' && !/^<i>|ObjectRef is not unref|Local:/.test(line);
}
