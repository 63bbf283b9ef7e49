import type { z } from 'zod';

/**
 * What went wrong with a service outside, for the log: `key` (missing, wrong or without the right), `quota` (used up), `size` (the text is too
 * long for it), `busy` (too many requests at once), `refused` (any other answer that is no success), `down` (no connection, a cut one, a
 * redirect, or an error of its own), `slow` (no answer within the deadline), `malformed` (an answer of another form than it should have).
 */
export type Trouble = 'key' | 'quota' | 'size' | 'busy' | 'refused' | 'down' | 'slow' | 'malformed';

/** A service outside could not help. It carries nothing of what was sent, so that it can be logged as it is. */
export class OutsideFailure extends Error {
  override readonly name = 'OutsideFailure';

  constructor(
    readonly trouble: Trouble,
    /** The HTTP status, or the system's word for what happened to the connection. */
    readonly status?: number | string,
  ) {
    super(`a service outside failed: ${trouble}`);
  }
}

export interface Question {
  /** In ms, for all of it. */
  deadlineMs: number;
  headers?: Record<string, string>;
  /** Sent as JSON by POST; a GET without it. */
  body?: unknown;
}

export interface Answer {
  status: number;
  /** The JSON of the answer; undefined if it is none. */
  body: unknown;
}

/** The largest answer that is read, in bytes. */
const LARGEST = 1_000_000;

/**
 * Asks a service outside: the only way out of the house. There is a deadline, no more is read than `LARGEST`, and a redirect is a failure, so
 * that neither a text nor a key reaches a host that no variable names. Answers of every status are answers.
 */
export async function askOutside(address: URL, { deadlineMs, headers = {}, body }: Question): Promise<Answer> {
  const signal = AbortSignal.timeout(deadlineMs);
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  try {
    const response = await fetch(address, {
      ...sent,
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      redirect: 'error',
      signal,
    });
    return { status: response.status, body: parsed(await textOf(response)) };
  } catch (error) {
    if (error instanceof OutsideFailure) throw error;
    throw signal.aborted ? new OutsideFailure('slow') : new OutsideFailure('down', codeOf(error));
  }
}

/** The answer in the form that it should have, or the failure `malformed`. */
export function inForm<T extends z.ZodType>(form: T, { status, body }: Answer): z.output<T> {
  const read = form.safeParse(body);
  if (!read.success) throw new OutsideFailure('malformed', status);
  return read.data;
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > LARGEST) throw new OutsideFailure('malformed', response.status);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The system's code of a failed connection (`ECONNREFUSED`), which says more than 'fetch failed'. */
function codeOf(error: unknown): string | undefined {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : undefined;
}
