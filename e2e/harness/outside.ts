import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a service outside answers with: a status and a JSON body. */
export type Answer = [status: number, body: unknown];

/** A server on this machine in the place of all services outside, each at the path that it has in their own APIs. */
export interface Outside {
  url: string;
  /** By path: what it answers from now on. */
  answers: Record<string, Answer>;
  /** The address, headers and body of every request, as text. */
  received: string[];
  stop(): Promise<void>;
}

export async function startOutside(answers: Record<string, Answer>): Promise<Outside> {
  const received: string[] = [];
  const outside = { answers, received };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push(`${request.url} ${JSON.stringify(request.headers)} ${Buffer.concat(chunks).toString()}`);
    const [status, body] = outside.answers[new URL(request.url!, 'http://outside').pathname] ?? [404, {}];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () => new Promise<void>((resolve) => (server.close(() => resolve()), server.closeAllConnections()));
  return Object.assign(outside, { url, stop });
}
