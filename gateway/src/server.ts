import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { finished } from 'node:stream/promises';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import type { ErrorCode, ErrorReply } from '@transcreate/contracts';
import type { FastifyInstance } from 'fastify';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** The browser's own id of a request, so that its log and ours speak of the same, or a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** A path that no page and no call has. */
const NOWHERE = '/api/nowhere';

/** Characters of the longest path that is looked up; no page and no call has one half as long. */
export const LONGEST_PATH = 2_000;

/** A path that can't be decoded (`%E0%A4%A`) or is longer than any names nothing; the router itself would refuse both in a form of its own. */
export function urlOf({ url = '/' }: { url?: string }): string {
  try {
    return decodeURIComponent(url.split('?', 1)[0]!).length > LONGEST_PATH ? NOWHERE : url;
  } catch {
    return NOWHERE;
  }
}

/** How what is no proper HTTP request is refused, by Node's name for it: the status line, and the failure in our words. */
const REFUSALS: Record<string, { line: string; code: ErrorCode; message: string }> = {
  HPE_HEADER_OVERFLOW: { line: '431 Request Header Fields Too Large', code: 'too_large', message: 'The address or the headers of this request are too long.' },
  ERR_HTTP_REQUEST_TIMEOUT: { line: '408 Request Timeout', code: 'invalid_input', message: 'This request did not arrive in time.' },
};
const NO_HTTP = { line: '400 Bad Request', code: 'invalid_input', message: 'This is not a proper HTTP request.' } as const;

/** Answers what never becomes a request, and so never reaches a route, in the form of every failure; then the connection ends. */
export function refuseConnection(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const { line, code, message } = REFUSALS[error.code ?? ''] ?? NO_HTTP;
    const requestId = randomUUID();
    const details = code === 'invalid_input' ? { details: [{ path: '', message }] } : {};
    const body = JSON.stringify({ error: message, code, requestId, ...details } satisfies ErrorReply);
    const headers = ['content-type: application/json; charset=utf-8', `content-length: ${body.length}`, 'cache-control: no-store', `x-request-id: ${requestId}`, 'connection: close'];
    socket.write([`HTTP/1.1 ${line}`, ...headers, '', body].join('\r\n'));
  }
  socket.destroy(error);
}

/** The most of a refused body that is read for its sender's sake: in bytes, and in ms. */
const REST = { mostBytes: 64_000_000, patienceMs: 5_000 };

/**
 * Reads what is still to come of a body that has been refused, and drops it. A connection that closes with unread bytes is reset, and the
 * sender, who is still writing, never sees why. Whoever sends without end, or hardly anything, is cut off.
 */
async function dropRestOf(raw: IncomingMessage): Promise<void> {
  if (raw.complete || raw.destroyed) return;
  const enough = new AbortController();
  let bytes = 0;
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > REST.mostBytes) enough.abort();
  });
  await finished(raw, { signal: AbortSignal.any([enough.signal, AbortSignal.timeout(REST.patienceMs)]), writable: false }).catch(() => undefined);
}

/** What every reply has: security headers, compression, the request's id; and how bodies are read. */
export async function setUpServer(server: FastifyInstance): Promise<void> {
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  server.addHook('onSend', async (request, reply) => {
    if (reply.getHeader('connection') === 'close') await dropRestOf(request.raw);
  });
  await server.register(helmet, {
    // Pages bring a policy of their own (site.ts, reference.ts); nothing else is ever shown as a page.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // Pictures in source texts come from other sites.
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  await server.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] });
  readJson(server);
}

/** JSON bodies; an empty one is an empty object, since a call without fields is often sent without a body. */
function readJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body.trim() === '') done(null, {});
    else void parse(request, body, done);
  });
}
