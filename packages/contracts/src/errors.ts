/**
 * Every failure that a caller may branch on: the stable word in a reply's `code`, with its HTTP status and the sentence that a
 * person reads when the place that failed has no better one (contract.md, section 2).
 */
export const ERRORS = {
  invalid_input: { status: 400, sentence: 'Something in this request is missing or not valid.' },
  invalid_code: { status: 400, sentence: 'This code is wrong or no longer valid.' },
  unauthenticated: { status: 401, sentence: 'Please sign in.' },
  forbidden: { status: 403, sentence: 'Your account may not do this.' },
  sign_in_required: { status: 403, sentence: 'Please sign in with your own e-mail address to do this.' },
  own_submission: { status: 403, sentence: 'You cannot vote for your own translation.' },
  not_found: { status: 404, sentence: 'This was not found.' },
  conflict: { status: 409, sentence: 'This is already there.' },
  rank_taken: { status: 409, sentence: 'You have already given this rank to another translation.' },
  already_submitted: { status: 409, sentence: 'You have already submitted a translation for this example.' },
  protected: { status: 409, sentence: 'This entry is protected.' },
  too_large: { status: 413, sentence: 'This is too large.' },
  unsupported_type: { status: 415, sentence: 'This type of content is not accepted.' },
  rate_limited: { status: 429, sentence: 'Too many requests. Please wait a moment and try again.' },
  internal: { status: 500, sentence: 'Something went wrong on our side.' },
  unavailable: { status: 503, sentence: 'This part of the site is not available right now. Please try again in a moment.' },
  not_configured: { status: 503, sentence: 'This tool has not been set up on this server.' },
  storage_full: { status: 507, sentence: 'There is no room left for files on this server.' },
} as const satisfies Record<string, { status: number; sentence: string }>;

/** The stable word of a failure. */
export type ErrorCode = keyof typeof ERRORS;

/** One thing that is wrong with an input: where it stands (dotted path) and what is wrong with it, for a person. */
export interface InputProblem {
  path: string;
  message: string;
}

/** The body of every failed reply. `success` stands on the subtitle calls alone. */
export interface ErrorReply {
  error: string;
  code: ErrorCode;
  requestId: string;
  details?: InputProblem[];
  success?: false;
}

/** How a failure crosses NATS from a service to its caller. `retryAfter` is in seconds. */
export interface FailureMessage {
  code: ErrorCode;
  message: string;
  details?: InputProblem[];
  retryAfter?: number;
}
