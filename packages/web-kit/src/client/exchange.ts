import { ApiError, retryAfterOf } from './api-error.js';
import type { Transport } from './transport.js';

/** How long a JSON call may take, its reply's body included, in milliseconds. */
const TIME_LIMIT = 10_000;
/** How long a refused call waits before its only second try, in milliseconds: what the server asks for, within these bounds. */
const RETRY_DELAY = { least: 2_000, most: 10_000 } as const;

/** A reply whose body has arrived. */
export interface Reply {
  response: Response;
  /** The body; null where it was not JSON. */
  json: unknown;
  text: string;
}

/** Sends a request, and once more where the server answered 429. Rejects with `network`, `timeout`, or the reason of `signal`. */
export async function exchange(transport: Transport, url: string, init: RequestInit, requestId: string, signal?: AbortSignal): Promise<Reply> {
  const first = await attempt(transport, url, init, requestId, signal);
  if (first.response.status !== 429) return first;
  const asked = (retryAfterOf(first.response) ?? 0) * 1_000;
  await pause(Math.min(Math.max(RETRY_DELAY.least, asked), RETRY_DELAY.most), signal);
  return attempt(transport, url, init, requestId, signal);
}

async function attempt(transport: Transport, url: string, init: RequestInit, requestId: string, signal?: AbortSignal): Promise<Reply> {
  signal?.throwIfAborted();
  const stop = new AbortController();
  const cancel = () => stop.abort(signal?.reason);
  signal?.addEventListener('abort', cancel);
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    stop.abort();
  }, TIME_LIMIT);
  try {
    const response = await transport(url, { ...init, signal: stop.signal });
    const text = await response.text();
    return { response, text, json: parsed(text) };
  } catch {
    signal?.throwIfAborted();
    throw new ApiError({ status: 0, code: late ? 'timeout' : 'network', requestId });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', cancel);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', cancel, { once: true });
  });
}
