import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDataFolder } from '../lib/data-folder.mjs';
import { Refusal } from '../lib/refusal.mjs';
import { servicesWithDatabase } from '../lib/workspaces.mjs';

/**
 * Runs `work` with the superuser's URL of the instance's PostgreSQL: the one of `databaseUrl`, the instance's own while it runs, or its own
 * started for this alone. A restore must not meet a running instance (`mayRun: false`).
 *
 * @param {{ dataDir: string, databaseUrl?: string }} settings
 * @param {{ mayRun: boolean }} options
 * @param {(url: string) => Promise<T>} work
 * @returns {Promise<T>}
 * @template T
 */
export async function withServer({ dataDir, databaseUrl }, { mayRun }, work) {
  const running = mayRun ? runningServer(dataDir) : undefined;
  if (running) return work(running);
  const { release } = openDataFolder(dataDir);
  try {
    return databaseUrl ? await work(databaseUrl) : await withOwnServer(join(dataDir, 'postgres'), work);
  } finally {
    release();
  }
}

async function withOwnServer(directory, work) {
  const { startPostgres } = await import('@transcreate/embedded');
  const server = await startPostgres({ directory, durable: true });
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}

/** Its port is the fourth line of the server's pid file, which is there while it runs. */
function runningServer(dataDir) {
  const directory = join(dataDir, 'postgres');
  try {
    const [pid, , , port] = readFileSync(join(directory, 'data', 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 0);
    const password = readFileSync(join(directory, 'password'), 'utf8').trim();
    return `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
  } catch {
    return undefined;
  }
}

/** Where each service's database is, as the services themselves find it: `<SERVICE>_DATABASE_URL`, or `transcreate_<service>` on the server. */
export function databasesOn(serverUrl, env) {
  return servicesWithDatabase().map((service) => {
    const own = env[`${service.toUpperCase()}_DATABASE_URL`]?.trim();
    if (own) return { service, url: own };
    const url = new URL(serverUrl);
    url.pathname = `/transcreate_${service}`;
    return { service, url: url.href };
  });
}

/** One argument, a folder. */
export function folderArgument(usage) {
  const [folder, ...rest] = process.argv.slice(2);
  if (!folder || folder.startsWith('-') || rest.length > 0) throw new Refusal(usage);
  return folder;
}
