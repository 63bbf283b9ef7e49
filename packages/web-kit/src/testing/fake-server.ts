import type { auth, content, files, HttpCall, HttpCalls, messages, Output, submissions, subtitles, toolkit } from '@transcreate/contracts';
import {
  auth as authRoutes, content as contentRoutes, files as fileRoutes, messages as messageRoutes, submissions as submissionRoutes,
  subtitles as subtitleRoutes, toolkit as toolkitRoutes,
} from '@transcreate/contracts/browser';
import type { Route } from '@transcreate/contracts/browser';
import { ApiError } from '../client/api-error.js';
import type { FailureCode } from '../client/api-error.js';
import type { Transport } from '../client/transport.js';

const ROUTES: Record<keyof FakeApi, Record<string, Route>> = {
  auth: authRoutes, content: contentRoutes, files: fileRoutes, messages: messageRoutes, submissions: submissionRoutes, subtitles: subtitleRoutes,
  toolkit: toolkitRoutes,
};

/** A request that has reached the fake server. */
export interface FakeRequest {
  method: string;
  url: string;
  headers: Headers;
  /** Path parameters, query and body together, as a handler gets them. */
  input: Record<string, unknown>;
  /** Whether the client has given the call up. */
  isGivenUp(): boolean;
}

/** What a handler answers; a file that is downloaded as the whole reply. */
type Answer<C extends HttpCall> = C extends { kind?: 'download' } ? Response : Output<C>;
type Handler<C> = C extends HttpCall ? (input: Record<string, unknown>, request: FakeRequest) => Answer<C> | Promise<Answer<C>> : never;
type Answers<T> = { [K in keyof HttpCalls<T>]?: Handler<HttpCalls<T>[K]> };

/** How a test's server answers, table by table and call by call; throw `failed(...)` for a failure. What is not named here is 404. */
export interface FakeApi {
  auth?: Answers<typeof auth>;
  content?: Answers<typeof content>;
  files?: Answers<typeof files>;
  messages?: Answers<typeof messages>;
  submissions?: Answers<typeof submissions>;
  subtitles?: Answers<typeof subtitles>;
  toolkit?: Answers<typeof toolkit>;
}

export interface FakeServer {
  transport: Transport;
  /** Everything that has arrived, in its order. */
  requests: FakeRequest[];
  /** The requests of one route, 'POST /api/submissions'. */
  to(http: string): FakeRequest[];
}

/** A failure for a handler to throw. Status 0: the connection breaks. */
export function failed(status: number, code: FailureCode, message = '', extra: { retryAfter?: number } = {}): ApiError {
  return new ApiError({ status, code, message, requestId: 'request-of-the-test', ...extra });
}

/** A server in the page: what a client sends arrives here instead of at the network. */
export function fakeServer(api: FakeApi): FakeServer {
  const requests: FakeRequest[] = [];
  const lines = linesOf(api);
  const transport: Transport = async (url, init) => {
    const method = init.method ?? 'GET';
    const { pathname, searchParams } = new URL(url, 'http://test.local');
    const line = lines.find((candidate) => candidate.method === method && candidate.pattern.test(pathname));
    const parameters = line?.pattern.exec(pathname)?.groups ?? {};
    const input = { ...Object.fromEntries(searchParams), ...bodyOf(init.body), ...parameters };
    const request = { method, url, headers: new Headers(init.headers), input, isGivenUp: () => init.signal?.aborted === true };
    requests.push(request);
    return abortable(respond(line?.handler, request), init.signal);
  };
  return { transport, requests, to: (http) => requests.filter(({ method, url }) => `${method} ${url.split('?')[0] ?? ''}` === http) };
}

/** The fields of a body: JSON, or a form with a file. */
function bodyOf(body: BodyInit | null | undefined): Record<string, unknown> {
  if (body instanceof FormData) return Object.fromEntries(body);
  return typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {};
}

/** A network that never answers ends when the client gives up, as the real one does. */
function abortable(reply: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    reply.then(resolve, reject);
  });
}

type AnyHandler = (input: Record<string, unknown>, request: FakeRequest) => unknown;

interface Line {
  method: string;
  pattern: RegExp;
  handler: AnyHandler;
}

function linesOf(api: FakeApi): Line[] {
  return Object.entries(api).flatMap(([table, answers]) =>
    Object.entries(answers as Record<string, AnyHandler>).map(([name, handler]) => {
      const [method, template] = ROUTES[table as keyof FakeApi][name]!.http.split(' ') as [string, string];
      return { method, pattern: new RegExp(`^${template.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`), handler };
    }),
  );
}

async function respond(handler: AnyHandler | undefined, request: FakeRequest): Promise<Response> {
  try {
    if (!handler) throw failed(404, 'not_found', `The test answers no ${request.method} ${request.url}`);
    const answer = await handler(request.input, request);
    return answer instanceof Response ? answer : json(200, answer);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 0) throw new TypeError('Failed to fetch', { cause: error });
    const { status, code, message, requestId, retryAfter } = error;
    return json(status, { error: message, code, requestId }, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) });
  }
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
