import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { Log } from '@transcreate/service-kit';

/** A request as the server outside got it. */
export interface Received {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** The JSON of its body. */
  body: unknown;
}

type Reply = (response: ServerResponse, request: Received) => void;

/** A server on this machine that speaks as a service outside would. */
export interface OutsideServer {
  url: string;
  /** Everything that it was asked, oldest first. */
  received: Received[];
  /** How it answers from now on. */
  answer(reply: Reply): void;
  stop(): Promise<void>;
}

export const json = (body: unknown, status = 200): Reply => (response) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
export const page = (status: number): Reply => (response) => void response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>An error page</h1>');
/** Answers 200 with half of a JSON. */
export const halfJson: Reply = (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"translations": [{"te');
/** Begins an answer and closes the connection in the middle of it. */
export const cut: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"translations": ', () => response.destroy());
};
export const never: Reply = () => undefined;
export const redirect = (to: string): Reply => (response) => void response.writeHead(302, { location: to }).end();
export const endless: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const more = () => {
    while (!response.destroyed && response.write('"'.padEnd(65_536, 'x')));
  };
  response.on('drain', more);
  more();
};

export async function startOutsideServer(): Promise<OutsideServer> {
  const received: Received[] = [];
  let reply: Reply = json({});
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname: path, searchParams: query } = new URL(request.url!, 'http://outside');
    const text = Buffer.concat(chunks).toString();
    const got = { method: request.method!, path, query, headers: request.headers, body: text ? (JSON.parse(text) as unknown) : undefined };
    received.push(got);
    reply(response, got);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: (next) => (reply = next),
    stop: () => new Promise((resolve) => (server.close(() => resolve()), server.closeAllConnections())),
  };
}

/** Keeps what is logged. */
export class Notes extends Log {
  readonly lines: string[] = [];
  override debug = this.#note;
  override info = this.#note;
  override warn = this.#note;
  override error = this.#note;

  constructor() {
    super('toolkit', 'silent');
  }

  #note(fields: object, message: string): void {
    this.lines.push(`${message} ${inspect(fields, { depth: 10, showHidden: true })}`);
  }
}
