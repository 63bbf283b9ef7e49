import type { HttpCall, Output, Sent } from '@transcreate/contracts';
import type { Route } from '@transcreate/contracts/browser';
import { credentials } from '../session/credentials.js';
import { ApiError, errorOf } from './api-error.js';
import { logged, mayTryAgain } from './client.js';
import { fileNameOf } from './file-name.js';
import { callerHeaders } from './headers.js';
import { randomId } from './random-id.js';
import { requestOf } from './request.js';
import { currentTransport } from './transport.js';
import type { TransportInit } from './transport.js';

/** A transfer may take any time, but it fails after this long without a byte's progress, in milliseconds. */
export const STALL_LIMIT = 30_000;

/** How far a transfer is: bytes of so many; `total` is 0 where nobody knows it. */
export interface Progress {
  done: number;
  total: number;
}

export interface TransferOptions {
  onProgress?(progress: Progress): void;
  /** Ends the transfer; it then rejects with the signal's reason. */
  signal?: AbortSignal;
}

type LineOf<R> = R extends Route<infer C> ? Extract<C, HttpCall> : never;

/** Sends a file with a call of the kind `upload`. Rejects like any call; `timeout`: nothing moved for half a minute. */
export async function upload<R extends Route>(
  route: R,
  input: Sent<LineOf<R>>,
  file: File,
  options: TransferOptions = {},
): Promise<Output<LineOf<R>>> {
  const { method, url, body } = requestOf(route, input as Record<string, unknown>);
  const form = new FormData();
  // The fields stand before the file, so that the server knows what it is about when the bytes come.
  for (const [name, value] of Object.entries(JSON.parse(body ?? '{}') as Record<string, unknown>)) form.append(name, String(value));
  form.append('file', file, file.name);
  const total = file.size;
  const onSent = (moved: () => void) => (bytes: number) => {
    moved();
    options.onProgress?.({ done: Math.min(bytes, total), total });
  };
  const reply = await transfer(route, url, (moved) => ({ method, body: form, onSent: onSent(moved) }), readJson, options);
  return reply as Output<LineOf<R>>;
}

/** A file that has arrived. */
export interface DownloadedFile {
  blob: Blob;
  fileName: string;
}

/** Fetches the file of a call of the kind `download`, with the name that the server gives it. Rejects as `upload` does. */
export async function download<R extends Route>(route: R, input: Sent<LineOf<R>>, options: TransferOptions = {}): Promise<DownloadedFile> {
  const { method, url } = requestOf(route, input as Record<string, unknown>);
  const read = async (response: Response, moved: () => void) => {
    const blob = await readBlob(response, (progress) => {
      moved();
      options.onProgress?.(progress);
    });
    return { blob, fileName: fileNameOf(response.headers.get('content-disposition')) ?? 'download' };
  };
  return transfer(route, url, () => ({ method }), read, options);
}

/** Saves a file as the browser saves any download. */
export function save({ blob, fileName }: DownloadedFile): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has begun to read it by then; at once would be too early for some.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

type InitOf = (moved: () => void) => TransportInit;
type Read<T> = (response: Response, moved: () => void) => Promise<T>;

async function transfer<T>(route: Route, url: string, initOf: InitOf, read: Read<T>, { signal }: TransferOptions): Promise<T> {
  const requestId = randomId();
  const token = credentials.token();
  const go = () => attempt(url, initOf, read, requestId, signal);
  let reply = await go();
  if (reply.error?.status === 401 && (await mayTryAgain(token, url))) reply = await go();
  if (reply.error) throw logged(reply.error, route);
  return reply.value;
}

type Outcome<T> = { error: ApiError } | { error?: undefined; value: T };

/** One try, given up when nothing has moved for too long. */
async function attempt<T>(url: string, initOf: InitOf, read: Read<T>, requestId: string, signal?: AbortSignal): Promise<Outcome<T>> {
  signal?.throwIfAborted();
  const stop = new AbortController();
  const cancel = () => stop.abort(signal?.reason);
  signal?.addEventListener('abort', cancel);
  let stalled = false;
  let timer: ReturnType<typeof setTimeout>;
  const moved = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      stalled = true;
      stop.abort();
    }, STALL_LIMIT);
  };
  moved();
  try {
    const headers = { ...callerHeaders(credentials.token(), credentials.user()), 'x-request-id': requestId };
    const response = await currentTransport(url, { ...initOf(moved), headers, signal: stop.signal });
    if (!response.ok) return { error: errorOf(response, await response.json().catch(() => null), requestId) };
    return { value: await read(response, moved) };
  } catch {
    signal?.throwIfAborted();
    throw new ApiError({ status: 0, code: stalled ? 'timeout' : 'network', requestId });
  } finally {
    clearTimeout(timer!);
    signal?.removeEventListener('abort', cancel);
  }
}

const readJson: Read<unknown> = (response) => response.json();

async function readBlob(response: Response, onProgress: (progress: Progress) => void): Promise<Blob> {
  const total = Number(response.headers.get('content-length') ?? 0);
  const reader = response.body?.getReader();
  const parts: BlobPart[] = [];
  let done = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value);
    done += part.value.byteLength;
    onProgress({ done, total });
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}
