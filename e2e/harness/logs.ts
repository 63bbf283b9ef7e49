import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Api, eventually } from './api.js';

/** Everything that the processes of a product have logged until now: a last call is made and waited for in the gateway's log. */
export async function logsOf({ url, dataDir }: { url: string; dataDir: string }): Promise<string> {
  const last = randomUUID();
  await new Api(url).get('/api/quote', { headers: { 'x-request-id': last } });
  return eventually(() => readLogs(join(dataDir, 'logs')), (text) => text.includes(last));
}

async function readLogs(folder: string): Promise<string> {
  const files = await readdir(folder);
  return (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
}
