import type { ErrorCode, InputProblem } from '@transcreate/contracts';

/** A failure's stable word: the server's, or what happened before a reply came. */
export type FailureCode = ErrorCode | 'network' | 'timeout';

export interface ApiFailure {
  /** HTTP status; 0 when no reply came. */
  status: number;
  code: FailureCode;
  /** The server's sentence for a person; empty if it gave none. */
  message?: string;
  details?: InputProblem[];
  /** Seconds after which a further try makes sense. */
  retryAfter?: number;
  /** The id that stands in the logs of gateway and services. */
  requestId: string;
}

/** A call that failed. `network`: no connection; `timeout`: no reply in time; anything else is the server's answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: FailureCode;
  readonly details: InputProblem[];
  readonly retryAfter: number | undefined;
  readonly requestId: string;

  constructor(failure: ApiFailure) {
    super(failure.message ?? '');
    this.status = failure.status;
    this.code = failure.code;
    this.details = failure.details ?? [];
    this.retryAfter = failure.retryAfter;
    this.requestId = failure.requestId;
  }
}

/** Whether the same call may succeed later without anything being changed in it. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}

/** Reads a failed reply; one that is not the house's own envelope (a proxy's HTML page) gets a code by its status. */
export function errorOf(response: Response, body: unknown, requestId: string): ApiError {
  const reply: Envelope = typeof body === 'object' && body !== null ? body : {};
  return new ApiError({
    status: response.status,
    code: reply.code ?? codeOf(response.status),
    message: reply.error,
    details: reply.details,
    retryAfter: retryAfterOf(response),
    requestId: reply.requestId ?? requestId,
  });
}

/** `Retry-After` in seconds, from either of its two forms; undefined if absent or unreadable. */
export function retryAfterOf(response: Response): number | undefined {
  const header = response.headers.get('retry-after');
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

interface Envelope {
  error?: string;
  code?: ErrorCode;
  requestId?: string;
  details?: InputProblem[];
}

function codeOf(status: number): ErrorCode {
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not_found';
  if (status === 413) return 'too_large';
  if (status === 429) return 'rate_limited';
  if (status >= 502 && status <= 504) return 'unavailable';
  return status >= 500 ? 'internal' : 'invalid_input';
}
