import { ERRORS, type Call, type ErrorCode, type FailureMessage, type FailureOf, type InputProblem } from '@transcreate/contracts';

/** A refusal that the caller may know about: it crosses NATS as it is, and the gateway answers it with the status of its code. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: ErrorCode;
  readonly details?: InputProblem[];
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number;

  constructor({ code, message, details, retryAfter }: { code: ErrorCode } & Partial<FailureMessage>) {
    super(message ?? ERRORS[code].sentence);
    this.code = code;
    this.details = details;
    this.retryAfter = retryAfter;
  }

  toMessage(): FailureMessage {
    return { code: this.code, message: this.message, details: this.details, retryAfter: this.retryAfter };
  }
}

/** A failure that the call's line allows; any other code does not compile. `message` is a sentence for a person. */
export function failure<C extends Call>(_line: C, code: FailureOf<C>, message?: string, extra: Pick<FailureMessage, 'details' | 'retryAfter'> = {}): Failure {
  return new Failure({ code, message, ...extra });
}
