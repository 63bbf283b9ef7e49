import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(import.meta.dirname, '..', '..');

export interface Gateway {
  url: string;
  stop(): Promise<void>;
}

/** A second gateway beside the one of a running product, as a second replica would stand in production; with a site of its own in `siteDir`. */
export async function startSecondGateway({ natsUrl, dataDir }: { natsUrl: string; dataDir: string }, siteDir = join(ROOT, '.cache', 'site')): Promise<Gateway> {
  const own = { NATS_URL: natsUrl, GATEWAY_NATS_PASSWORD: await passwordOf(dataDir), NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1' };
  const env = { ...process.env, SITE_DIR: siteDir, ...own };
  const child = spawn(process.execPath, [join(ROOT, 'gateway', 'dist', 'main.js')], { env, cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for await (const line of createInterface(child.stdout)) {
    const { port } = JSON.parse(line) as { port?: number };
    // The rest of its log is read and dropped, or it would wait for a reader.
    if (port) {
      child.stdout.resume();
      return { url: `http://127.0.0.1:${port}`, stop };
    }
  }
  throw new Error('The second gateway ended before it was ready.');
}

/** The gateway's password at the product's NATS server. */
async function passwordOf(dataDir: string): Promise<string> {
  const secrets = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')) as { natsPasswords: Record<string, string> };
  return secrets.natsPasswords['gateway']!;
}
