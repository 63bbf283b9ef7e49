import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Proxy {
  url: string;
  stop(): void;
}

/**
 * A reverse proxy as plain as they come: each request goes to the next of the gateways, over a connection of its own. Where nobody takes the
 * connection it goes to another one, since nothing has been sent yet; nothing else is ever tried again.
 */
export async function startProxy(gateways: readonly string[]): Promise<Proxy> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    forward(incoming, outgoing, gateways.map((_, index) => gateways[(turn + index) % gateways.length]!));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => (server.closeAllConnections(), server.close()),
  };
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, [gateway, ...others]: string[]): void {
  if (!gateway) return void outgoing.writeHead(502).end('{"code":"no gateway"}');
  const onward = request(gateway + incoming.url, { method: incoming.method, headers: incoming.headers, agent: false }, (reply) => {
    outgoing.writeHead(reply.statusCode!, reply.headers);
    reply.pipe(outgoing);
  });
  onward.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED') forward(incoming, outgoing, others);
    else if (!outgoing.headersSent) outgoing.writeHead(502).end(JSON.stringify({ code: error.code }));
  });
  // Not before there is a connection: what has been read from a request can't be sent to another gateway.
  onward.on('socket', (socket) => socket.on('connect', () => incoming.pipe(onward)));
}
