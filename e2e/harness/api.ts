import { setTimeout as sleep } from 'node:timers/promises';

/** A reply, read whole. `body` is what the JSON says, or the text where it is none. */
export interface Reply<T = Record<string, unknown>> {
  status: number;
  body: T;
  text: string;
  headers: Headers;
}

interface Extra {
  headers?: Record<string, string>;
  /** Sent as it stands, in place of `body` as JSON. */
  raw?: string;
}

/** A client that knows nothing but HTTP, as any other program would speak to the product. */
export class Api {
  constructor(
    readonly url: string,
    readonly token?: string,
  ) {}

  /** The same place with another token, or none. */
  as(token: string | undefined): Api {
    return new Api(this.url, token);
  }

  get<T = Record<string, unknown>>(path: string, extra?: Extra): Promise<Reply<T>> {
    return this.send<T>('GET', path, undefined, extra);
  }

  post<T = Record<string, unknown>>(path: string, body?: unknown, extra?: Extra): Promise<Reply<T>> {
    return this.send<T>('POST', path, body, extra);
  }

  put<T = Record<string, unknown>>(path: string, body?: unknown, extra?: Extra): Promise<Reply<T>> {
    return this.send<T>('PUT', path, body, extra);
  }

  delete<T = Record<string, unknown>>(path: string, extra?: Extra): Promise<Reply<T>> {
    return this.send<T>('DELETE', path, undefined, extra);
  }

  async send<T = Record<string, unknown>>(method: string, path: string, body?: unknown, extra: Extra = {}): Promise<Reply<T>> {
    const isForm = body instanceof FormData;
    const sent = extra.raw ?? (body === undefined || isForm ? body : JSON.stringify(body));
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
        ...(sent === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...extra.headers,
      },
      ...(sent === undefined ? {} : { body: sent }),
    });
    return readReply<T>(response);
  }
}

/** An answer; undefined where none says what became of the call: 503 `unavailable`, or a connection that broke because the gateway ended. */
export async function answerOf<T>(asked: Promise<Reply<T>>): Promise<Reply<T> | undefined> {
  const reply = await asked.catch(() => undefined);
  return reply?.status === 503 && (reply.body as { code?: string }).code === 'unavailable' ? undefined : reply;
}

async function readReply<T>(response: Response): Promise<Reply<T>> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, headers: response.headers, text, body: (isJson ? JSON.parse(text) : text) as T };
}

/** Tries until the condition holds; fails with the last try's answer after `limitMs`. */
export async function eventually<T>(attempt: () => Promise<T>, isEnough: (result: T) => boolean, limitMs = 20_000): Promise<T> {
  const end = Date.now() + limitMs;
  for (;;) {
    const result = await attempt();
    if (isEnough(result)) return result;
    if (Date.now() > end) throw new Error(`Not within ${limitMs} ms; the last answer was ${JSON.stringify(result)}`);
    await sleep(50);
  }
}
