import type { HttpCall, Output, Sent } from '@transcreate/contracts';
import type { Route } from '@transcreate/contracts/browser';
import { credentials, isServerToken } from '../session/credentials.js';
import { ApiError, errorOf } from './api-error.js';
import { exchange } from './exchange.js';
import type { Reply } from './exchange.js';
import { currentGuard } from './guard.js';
import { callerHeaders } from './headers.js';
import { keyFor } from './idempotency-keys.js';
import { randomId } from './random-id.js';
import { requestOf } from './request.js';
import type { ApiRequest } from './request.js';
import { currentTransport } from './transport.js';
import type { Transport } from './transport.js';

export interface CallOptions {
  /** Takes the place of the key that a creating call gets by itself. */
  idempotencyKey?: string;
  /** Ends the call; it then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** A 401 is the caller's business and ends no session: the profile call at start. */
  keepSession?: boolean;
}

type LineOf<R> = R extends Route<infer C> ? Extract<C, HttpCall> : never;

type Method<C extends HttpCall> =
  Record<never, never> extends Sent<C>
    ? (input?: Sent<C>, options?: CallOptions) => Promise<Output<C>>
    : (input: Sent<C>, options?: CallOptions) => Promise<Output<C>>;

/** Calls that carry files go by `upload` and `download`. */
type CarriesFiles = { kind?: 'upload' | 'download' };

/** One method for each call of a table, named as the call. */
export type Client<R> = { readonly [K in keyof R as LineOf<R[K]> extends CarriesFiles ? never : K]: Method<LineOf<R[K]>> };

type AnyMethod = (input?: Record<string, unknown>, options?: CallOptions) => Promise<unknown>;

/**
 * The typed client of a table of routes. Every call carries the session's headers and a request id, takes 10 s at most, is tried once
 * more after a 429, and rejects with an `ApiError`. A 401 ends the session, unless the page never had one of the server.
 */
export function createClient<R extends object>(routes: R, transport: Transport = currentTransport): Client<R> {
  const methods = Object.entries(routes).map(([name, route]: [string, Route]): [string, AnyMethod] => [
    name,
    (input = {}, options = {}) => send(transport, route, input, options),
  ]);
  return Object.fromEntries(methods) as unknown as Client<R>;
}

async function send(transport: Transport, route: Route, input: Record<string, unknown>, options: CallOptions): Promise<unknown> {
  const request = requestOf(route, input);
  const requestId = randomId();
  const token = credentials.token();
  const wish = route.idempotent ? keyFor(credentials.user()?._id, route.http, request.body ?? '') : undefined;
  const key = options.idempotencyKey ?? wish?.key;
  const go = () => exchange(transport, request.url, initOf(request, requestId, key), requestId, options.signal);

  let reply = await go();
  if (reply.response.status === 401 && !options.keepSession && (await mayTryAgain(token, request.url))) reply = await go();
  if (!reply.response.ok) throw logged(errorOf(reply.response, reply.json, requestId), route);
  wish?.succeeded();
  return bodyOf(route, reply);
}

function initOf({ method, body }: ApiRequest, requestId: string, key: string | undefined): RequestInit {
  const headers: Record<string, string> = { ...callerHeaders(credentials.token(), credentials.user()), 'x-request-id': requestId };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (key !== undefined) headers['idempotency-key'] = key;
  return { method, headers, body };
}

/** What a 401 means: a page that stood in for the server gets a token and tries again; any other session is over. */
export async function mayTryAgain(token: string | null, url: string): Promise<boolean> {
  if (!isServerToken(token) && (await currentGuard().recover())) return true;
  if (!url.includes('/subtitles/update/')) currentGuard().expired(token);
  return false;
}

function bodyOf(route: Route, { response, json, text }: Reply): unknown {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return route.kind === 'csv' && !isJson ? { csv: text } : json;
}

/** A fault of the server is for its makers as well: the request id leads to it in the logs. */
export function logged(error: ApiError, route: Route): ApiError {
  if (error.status >= 500) console.error(`${route.http} failed with ${error.status}, request ${error.requestId}`);
  return error;
}
