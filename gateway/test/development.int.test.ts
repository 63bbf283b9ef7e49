import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { startHouse } from './house.js';

type House = Awaited<ReturnType<typeof startHouse>>;

const TYPES: Record<string, string> = { '/index.html': 'text/html', '/favicon.svg': 'image/svg+xml', '/mf/practice/mf-manifest.json': 'application/json' };

/** Stands where rspack's development servers stand. */
const devServer = createServer(({ url = '' }, response) => {
  const type = TYPES[url];
  response.writeHead(type ? 200 : 404, { 'content-type': type ?? 'text/plain' }).end(`fresh ${url}`);
});

let house: House;
let DEV_PROXY: string;
beforeAll(async () => {
  house = await startHouse();
  await once(devServer.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(devServer.address() as AddressInfo).port}`;
  DEV_PROXY = JSON.stringify({ '/': address, '/mf/practice': address });
});
afterAll(async () => {
  devServer.close();
  await house.stop();
});

/** What a gateway with this environment answers for the page, a file of the shell, and one of a room. */
async function served(env: Record<string, string>): Promise<string[]> {
  const gateway = await house.startAnother({ DEV_PROXY, ...env });
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${gateway.port}${path}`, { headers: { connection: 'close' } })).text();
  const answers = [await ask('/search'), await ask('/favicon.svg'), await ask('/mf/practice/mf-manifest.json')];
  await gateway.close();
  return answers;
}

test('a developer’s gateway takes page and files from development servers', async () => {
  expect(await served({ NODE_ENV: 'development' })).toEqual(['fresh /index.html', 'fresh /favicon.svg', 'fresh /mf/practice/mf-manifest.json']);
});

test.each<[string, Record<string, string>]>([['that says nothing of the kind', {}], ['in production', { NODE_ENV: 'production' }]])('a gateway %s serves its own site', async (_, env) => {
  expect(await served(env)).toEqual([expect.stringContaining('Transcreate'), expect.stringContaining('<svg'), '{}']);
});
