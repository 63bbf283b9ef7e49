import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Proxy {
  url: string;
  stop(): void;
}

/** How often the proxy asks its gateways whether they live, in ms. */
const CHECK_MS = 50;

/**
 * A reverse proxy as plain as they come: it asks each gateway whether it lives, and each request goes to the next one that does, over a
 * connection of its own. Nothing is ever tried again.
 */
export async function startProxy(gateways: readonly string[]): Promise<Proxy> {
  let turn = 0;
  const alive = new Set(gateways);
  const check = async (gateway: string) => {
    const { ok } = await fetch(`${gateway}/api/health/live`).catch(() => ({ ok: false }));
    if (ok) alive.add(gateway);
    else alive.delete(gateway);
  };
  const checks = setInterval(() => gateways.forEach((gateway) => void check(gateway)), CHECK_MS);
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    forward(incoming, outgoing, [...alive][turn % alive.size]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      clearInterval(checks);
      server.closeAllConnections();
      server.close();
    },
  };
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, gateway: string | undefined): void {
  if (!gateway) return void outgoing.writeHead(502).end('{"code":"no gateway"}');
  const onward = request(gateway + incoming.url, { method: incoming.method, headers: incoming.headers, agent: false }, (reply) => {
    outgoing.writeHead(reply.statusCode!, reply.headers);
    reply.pipe(outgoing);
  });
  onward.on('error', (error: NodeJS.ErrnoException) => {
    if (!outgoing.headersSent) outgoing.writeHead(502).end(JSON.stringify({ code: error.code }));
  });
  incoming.pipe(onward);
}
